package io.gipfel.app;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Thinker;
import io.gipfel.training.arena.ArenaAgents;

/** Makes thinkers of what users write, and frees the networks that they share. */
final class ThinkerFactory implements AutoCloseable {

  private final ArenaAgents agents;

  ThinkerFactory(Game game) {
    agents = new ArenaAgents(game, RunSearch::of);
  }

  /**
   * A thinker that the caller closes.
   *
   * @throws UserException if {@code spec} means none
   */
  Thinker create(AgentSpec spec) {
    try {
      return agents.thinker(spec);
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    agents.close();
  }
}
