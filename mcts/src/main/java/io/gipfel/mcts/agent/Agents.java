package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import java.time.Duration;

/** Makes agents from their specs. */
public final class Agents {

  private static final Duration ENGINE_PATIENCE = Duration.ofSeconds(30);

  private Agents() {}

  /**
   * A new agent for {@code game}, which the caller closes.
   *
   * @throws IllegalArgumentException if the agent needs a network: those are made where networks
   *     are read
   */
  public static Agent create(AgentSpec spec, Game game) {
    if (spec instanceof AgentSpec.Random) {
      return new RandomAgent(game);
    }
    if (spec instanceof AgentSpec.Greedy) {
      return new GreedyAgent(game);
    }
    if (spec instanceof AgentSpec.AlphaBeta alphaBeta) {
      return new AlphaBetaAgent(game, alphaBeta.limit(), System::nanoTime);
    }
    if (spec instanceof AgentSpec.Engine engine) {
      return new EngineAgent(engine, ENGINE_PATIENCE);
    }
    throw new IllegalArgumentException(
        "agent '" + spec.text() + "' needs a network: expected one that plays without");
  }
}
