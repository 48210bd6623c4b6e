package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.AgentLimit.Unit;
import io.gipfel.mcts.agent.Thought.Candidate;
import io.gipfel.mcts.agent.Thought.Verdict;
import io.gipfel.mcts.eval.Judge;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Thinks by alpha-beta over the game's heuristic: iterative deepening to a depth in plies, for a
 * time, or for a number of positions, a thousand or so more or less.
 */
final class AlphaBetaThinker implements Thinker {

  /** 2^19 buckets of 32 bytes: 16 MiB. */
  private static final int TABLE_BITS = 19;

  private final AgentLimit ownLimit;
  private final LongSupplier nanoTime;
  private final AlphaBetaSearch search;

  /**
   * A thinker about {@code game}.
   *
   * @param ownLimit in plies or of time
   * @param nanoTime the clock, in nanoseconds from any origin, read only under a limit of time
   */
  AlphaBetaThinker(Game game, AgentLimit ownLimit, LongSupplier nanoTime) {
    if (ownLimit.unit() == Unit.SIMULATIONS) {
      throw new IllegalArgumentException(
          "alphabeta: expected a depth or a time, found " + ownLimit);
    }
    this.ownLimit = ownLimit;
    this.nanoTime = nanoTime;
    this.search = new AlphaBetaSearch(game, TABLE_BITS);
  }

  @Override
  public String name() {
    return "alphabeta:" + ownLimit;
  }

  @Override
  public Set<Unit> units() {
    return EnumSet.of(Unit.DEPTH, Unit.SIMULATIONS, Unit.TIME);
  }

  @Override
  public AgentLimit ownLimit() {
    return ownLimit;
  }

  @Override
  public Thought think(OngoingGame game, AgentLimit limit, Watcher watcher) {
    int depth = limit.unit() == Unit.DEPTH ? (int) limit.amount() : Integer.MAX_VALUE;
    AlphaBetaSearch.Result result = search.search(game.position(), depth, stop(limit, watcher));
    Verdict verdict = verdict(result);
    return new Thought(
        result.action(),
        List.of(result.action()),
        verdict,
        result.nodes(),
        result.depth(),
        List.of(new Candidate(result.action(), 1, verdict)));
  }

  private BooleanSupplier stop(AgentLimit limit, Watcher watcher) {
    return switch (limit.unit()) {
      case DEPTH -> watcher.stop();
      case SIMULATIONS -> () -> search.nodes() >= limit.amount() || watcher.stop().getAsBoolean();
      case TIME -> {
        long start = nanoTime.getAsLong();
        yield () -> nanoTime.getAsLong() - start >= limit.nanos() || watcher.stop().getAsBoolean();
      }
      case BUDGET, CLOCK ->
          throw new IllegalArgumentException("expected a limit for one action, found " + limit);
    };
  }

  /** Short of certainty, a line that ends the game is a very good or a very bad one. */
  private static Verdict verdict(AlphaBetaSearch.Result result) {
    int value = result.valueForFirst();
    int outcome = Integer.signum(value);
    if (result.complete()) {
      return new Verdict.Proven(outcome, value - outcome * Judge.WIN);
    }
    return Math.abs(value) > Judge.LARGEST_HEURISTIC
        ? new Verdict.Outcome(outcome)
        : new Verdict.Points(value);
  }
}
