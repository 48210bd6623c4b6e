package io.gipfel.training.network;

import io.gipfel.core.Checks;

/**
 * How much each head's loss counts in the sum that is minimised; the policy counts 1.
 *
 * @param value weight of win, draw and loss
 * @param margin weight of the margin
 * @param owners weight of the final owners
 * @param nextPolicy weight of the next ply's policy
 */
public record LossWeights(double value, double margin, double owners, double nextPolicy) {

  /** Checks that no weight is negative. */
  public LossWeights {
    Checks.atLeast("value", value, 0);
    Checks.atLeast("margin", margin, 0);
    Checks.atLeast("owners", owners, 0);
    Checks.atLeast("nextPolicy", nextPolicy, 0);
  }
}
