package io.gipfel.mcts.agent;

import java.util.List;

/**
 * Chooses actions in games. An agent serves one caller thread.
 *
 * <p>An agent without a time limit chooses the same action for the same game state and random
 * stream, whatever else it is asked at the same time.
 */
public interface Agent extends AutoCloseable {

  /** A short name for tables, such as {@code alphabeta:depth=3}. */
  String name();

  /**
   * Whether it is cheaper to ask for the actions of many games at once: true of agents that batch a
   * network over games, false of those that measure time or serve one game at a time.
   */
  default boolean batches() {
    return false;
  }

  /**
   * Chooses an action in the game's current position, which is not terminal.
   *
   * @throws AgentException if the agent cannot answer; its message says why
   */
  int choose(OngoingGame game);

  /**
   * Chooses an action in each of the games.
   *
   * @param actions receives the action of {@code games.get(i)} at {@code i}
   */
  default void choose(List<OngoingGame> games, int[] actions) {
    for (int i = 0; i < games.size(); i++) {
      actions[i] = choose(games.get(i));
    }
  }

  /** Frees what the agent holds: processes, sessions, memory outside the heap. */
  @Override
  default void close() {}
}
