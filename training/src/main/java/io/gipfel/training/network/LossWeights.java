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
    Checks.notNegative("value", value);
    Checks.notNegative("margin", margin);
    Checks.notNegative("owners", owners);
    Checks.notNegative("nextPolicy", nextPolicy);
  }
}
