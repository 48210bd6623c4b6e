package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import java.util.function.LongSupplier;

/**
 * Plays by alpha-beta over the game's heuristic: iterative deepening to a depth in plies or for a
 * time. With a depth its play is a function of the position alone.
 */
public final class AlphaBetaAgent implements Agent {

  private final ThinkerAgent agent;

  /**
   * An agent for {@code game}.
   *
   * @param limit in plies or of time
   * @param nanoTime the clock, in nanoseconds from any origin, read only under a limit of time
   */
  public AlphaBetaAgent(Game game, AgentLimit limit, LongSupplier nanoTime) {
    agent = new ThinkerAgent(game, new AlphaBetaThinker(game, limit, nanoTime));
  }

  @Override
  public String name() {
    return agent.name();
  }

  @Override
  public int choose(OngoingGame game) {
    return agent.choose(game);
  }
}
