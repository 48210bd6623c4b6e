package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Plays by alpha-beta over the game's heuristic: iterative deepening to a depth in plies or for a
 * time. With a depth its play is a function of the position alone.
 */
public final class AlphaBetaAgent implements Agent {

  /** 2^19 buckets of 32 bytes: 16 MiB. */
  private static final int TABLE_BITS = 19;

  private final AgentLimit limit;
  private final LongSupplier nanoTime;
  private final AlphaBetaSearch search;
  private final int[] legal;

  /**
   * An agent for {@code game}.
   *
   * @param limit in plies or of time
   * @param nanoTime the clock, in nanoseconds from any origin, read only under a limit of time
   */
  public AlphaBetaAgent(Game game, AgentLimit limit, LongSupplier nanoTime) {
    if (limit.unit() == AgentLimit.Unit.SIMULATIONS) {
      throw new IllegalArgumentException("alphabeta: expected a depth or a time, found " + limit);
    }
    this.limit = limit;
    this.nanoTime = nanoTime;
    this.search = new AlphaBetaSearch(game, TABLE_BITS);
    this.legal = new int[game.maxLegalActions()];
  }

  @Override
  public String name() {
    return "alphabeta:" + limit;
  }

  @Override
  public int choose(OngoingGame game) {
    if (game.position().legalActions(legal) == 1) {
      return legal[0];
    }
    if (limit.unit() == AgentLimit.Unit.DEPTH) {
      return search.search(game.position(), (int) limit.amount(), AlphaBetaSearch.NEVER).action();
    }
    long start = nanoTime.getAsLong();
    BooleanSupplier outOfTime = () -> nanoTime.getAsLong() - start >= limit.nanos();
    return search.search(game.position(), Integer.MAX_VALUE, outOfTime).action();
  }
}
