package io.gipfel.mcts;

import io.gipfel.core.Checks;

/**
 * Settings of the Gumbel search of Danihelka et al. 2022.
 *
 * @param considered m, how many root actions are sampled for sequential halving (Section 3), at
 *     least 1
 * @param visitOffset c_visit, at least 0: σ(q) = (c_visit + largest visit count) · c_scale · q,
 *     with q in [0, 1] (Section 3.4)
 * @param visitScale c_scale, above 0: how much a value weighs against the policy's logits
 */
public record GumbelConfig(int considered, double visitOffset, double visitScale) {

  /** Checks the ranges. */
  public GumbelConfig {
    Checks.atLeast("considered", considered, 1);
    Checks.atLeast("visitOffset", visitOffset, 0);
    Checks.above("visitScale", visitScale, 0);
  }

  /** The paper's values for board games. */
  public static GumbelConfig defaults() {
    return new GumbelConfig(16, 50, 1);
  }
}
