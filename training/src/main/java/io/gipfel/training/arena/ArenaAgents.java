package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;

/** Turns the texts that name agents into sources of agents for one game. */
public final class ArenaAgents {

  private final Game game;

  /** For agents that play {@code game}. */
  public ArenaAgents(Game game) {
    this.game = game;
  }

  /**
   * The source of the agents that {@code spec} means.
   *
   * @throws IllegalArgumentException if there is no such agent
   */
  public AgentSource source(AgentSpec spec) {
    return new SpecSource(spec, game);
  }

  /** Agents without a network. */
  private record SpecSource(AgentSpec spec, Game game) implements AgentSource {

    @Override
    public String name() {
      return spec.text();
    }

    @Override
    public Agent create() {
      return Agents.create(spec, game);
    }

    @Override
    public boolean playsOneGameAtATime() {
      return spec instanceof AgentSpec.Engine;
    }
  }
}
