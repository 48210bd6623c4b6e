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
 * @param proofs what is proven on the way; null, as in settings that older programs wrote, is
 *     nothing
 */
public record SearchConfig(
    Algorithm algorithm,
    GumbelConfig gumbel,
    PuctConfig puct,
    int leavesInFlight,
    ProofConfig proofs) {

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
    proofs = Objects.requireNonNullElse(proofs, ProofConfig.OFF);
  }

  /** The Gumbel search with the published constants, one leaf in flight, no proofs. */
  public static SearchConfig defaults() {
    return new SearchConfig(
        Algorithm.GUMBEL, GumbelConfig.defaults(), PuctConfig.defaults(), 1, ProofConfig.OFF);
  }

  /** The defaults with proofs: for a network that comes without settings. */
  public static SearchConfig forPlay() {
    return defaults().with(ProofConfig.defaults());
  }

  /** These settings with another algorithm. */
  public SearchConfig with(Algorithm other) {
    return new SearchConfig(other, gumbel, puct, leavesInFlight, proofs);
  }

  /** These settings with other leaves in flight. */
  public SearchConfig withLeavesInFlight(int leaves) {
    return new SearchConfig(algorithm, gumbel, puct, leaves, proofs);
  }

  /** These settings with other proofs. */
  public SearchConfig with(ProofConfig other) {
    return new SearchConfig(algorithm, gumbel, puct, leavesInFlight, other);
  }

  /** How this search chooses among actions, with its memory for one search. */
  Selection newSelection(int maxLegalActions) {
    return switch (algorithm) {
      case GUMBEL -> new Gumbel(gumbel, maxLegalActions);
      case PUCT -> new Puct(puct, maxLegalActions);
    };
  }
}
