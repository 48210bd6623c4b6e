package io.gipfel.training.network;

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
    notNegative("value", value);
    notNegative("margin", margin);
    notNegative("owners", owners);
    notNegative("nextPolicy", nextPolicy);
  }

  private static void notNegative(String key, double weight) {
    if (!(weight >= 0)) {
      throw new IllegalArgumentException(key + ": expected 0 or more, found " + weight);
    }
  }
}
