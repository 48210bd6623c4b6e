package io.gipfel.training.arena;

import io.gipfel.mcts.agent.Agent;
import java.util.function.Supplier;

/** Where the arena gets one side's agents from: one for each of its threads. */
public interface AgentSource {

  /** The name of the agents for tables and journals, such as {@code alphabeta:depth=3}. */
  String name();

  /** A new agent, which the caller closes. */
  Agent create();

  /**
   * Whether an agent has to play each game to its end before the next begins, as an external
   * program does. Others are asked about several games in turn.
   */
  default boolean playsOneGameAtATime() {
    return false;
  }

  /** A source by its name and a way to make agents. */
  static AgentSource of(String name, Supplier<? extends Agent> agents) {
    return new AgentSource() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Agent create() {
        return agents.get();
      }
    };
  }
}
