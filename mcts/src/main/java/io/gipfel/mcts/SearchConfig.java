package io.gipfel.mcts;

import io.gipfel.core.Checks;
import java.util.Objects;

/**
 * Settings of a search.
 *
 * @param algorithm which of the two searches
 * @param gumbel settings of the Gumbel search; not read by the other
 * @param puct settings of the PUCT search; not read by the other
 * @param leavesInFlight the most leaves one search puts into a batch, at least 1. With 1, as in
 *     self-play, a search sees every value before it goes on; more serve a single game that wants
 *     larger batches, at the price of virtual losses (PUCT)
 */
public record SearchConfig(
    Algorithm algorithm, GumbelConfig gumbel, PuctConfig puct, int leavesInFlight) {

  /** The searches there are. */
  public enum Algorithm {
    /** Gumbel-top-k and sequential halving at the root: learns with few simulations. */
    GUMBEL,
    /** AlphaZero's search, with Dirichlet noise at the root. */
    PUCT
  }

  /** Checks the ranges. */
  public SearchConfig {
    Objects.requireNonNull(algorithm, "algorithm");
    Objects.requireNonNull(gumbel, "gumbel");
    Objects.requireNonNull(puct, "puct");
    Checks.atLeast("leavesInFlight", leavesInFlight, 1);
  }

  /** The Gumbel search with the published constants, one leaf in flight. */
  public static SearchConfig defaults() {
    return new SearchConfig(Algorithm.GUMBEL, GumbelConfig.defaults(), PuctConfig.defaults(), 1);
  }

  /** These settings with another algorithm. */
  public SearchConfig with(Algorithm other) {
    return new SearchConfig(other, gumbel, puct, leavesInFlight);
  }

  /** These settings with other leaves in flight. */
  public SearchConfig withLeavesInFlight(int leaves) {
    return new SearchConfig(algorithm, gumbel, puct, leaves);
  }

  /** How this search chooses among actions, with its memory for one search. */
  Selection newSelection(int maxLegalActions) {
    return switch (algorithm) {
      case GUMBEL -> new Gumbel(gumbel, maxLegalActions);
      case PUCT -> new Puct(puct, maxLegalActions);
    };
  }
}
