package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.PlayoutEvaluator;
import java.time.Duration;

/** Makes agents from their specs. */
public final class Agents {

  /** Positions a batch, for searches of many games in lockstep. */
  private static final int BATCH_SIZE = 64;

  private static final Duration ENGINE_PATIENCE = Duration.ofSeconds(30);

  private Agents() {}

  /** The most positions in a batch of {@link #searching}: its evaluator must take as many. */
  public static int batchSize(SearchConfig config) {
    return Math.max(BATCH_SIZE, config.leavesInFlight());
  }

  /**
   * A new agent for {@code game}, which the caller closes.
   *
   * @throws IllegalArgumentException if the agent needs a network or is made of other agents: those
   *     are made where networks are read
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
    if (spec instanceof AgentSpec.Mcts mcts) {
      return searching(mcts, mcts.limit(), playouts(game));
    }
    if (spec instanceof AgentSpec.Engine engine) {
      return new EngineAgent(engine, ENGINE_PATIENCE);
    }
    throw new IllegalArgumentException(
        "agent '" + spec.text() + "' needs a network or other agents: expected one without");
  }

  /**
   * What a search agent searches, and how.
   *
   * @param evaluator closed with the agent
   * @param config settings of each search
   */
  public record Searched(Game game, Evaluator evaluator, SearchConfig config) {}

  /**
   * A new thinker for {@code game}, which the caller closes.
   *
   * @throws IllegalArgumentException if it needs a network or is made of other agents: those are
   *     made where networks are read
   */
  public static Thinker thinker(AgentSpec spec, Game game) {
    if (spec instanceof AgentSpec.AlphaBeta alphaBeta) {
      return new AlphaBetaThinker(game, alphaBeta.limit(), System::nanoTime);
    }
    if (spec instanceof AgentSpec.Mcts mcts) {
      return thinking(mcts, mcts.limit(), playouts(game));
    }
    return answering(create(spec, game));
  }

  /** A thinker that answers as {@code agent} chooses, whatever its limit, and closes it. */
  public static Thinker answering(Agent agent) {
    return new AtOnce(agent);
  }

  private static Searched playouts(Game game) {
    SearchConfig config = SearchConfig.defaults().with(Algorithm.PUCT);
    return new Searched(game, new PlayoutEvaluator(game, 1, 0), config);
  }

  /**
   * A thinker that searches, with the spec's text for its name: for those who bring their own
   * evaluator.
   *
   * @param limit to think by where nobody gives another
   */
  public static Thinker thinking(AgentSpec spec, AgentLimit limit, Searched searched) {
    return new SearchThinker(spec.text(), searched, limit, System::nanoTime);
  }

  /**
   * A search agent under a limit of simulations or of time, with the spec's text for its name: for
   * those who bring their own evaluator.
   */
  public static Agent searching(AgentSpec spec, AgentLimit limit, Searched searched) {
    if (limit.isTimed()) {
      return new ThinkerAgent(searched.game(), thinking(spec, limit, searched));
    }
    return new SearchAgent(
        spec.text(),
        searched.game(),
        searched.evaluator(),
        new SearchAgent.Settings(
            searched.config(), (int) limit.amount(), batchSize(searched.config())));
  }
}
