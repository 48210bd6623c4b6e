package io.gipfel.mcts;

import java.util.SplittableRandom;

/**
 * From visits, or other weights, to an action: the largest, or a draw in which a temperature says
 * how much the larger are preferred.
 */
public final class ActionSelector {

  private ActionSelector() {}

  /** The index of the largest weight; of equals, the first. */
  public static int argmax(float[] weights) {
    int best = 0;
    for (int i = 1; i < weights.length; i++) {
      if (weights[i] > weights[best]) {
        best = i;
      }
    }
    return best;
  }

  /**
   * Probabilities in proportion to weight^(1 / temperature), computed by logarithms so that no
   * weight and no temperature overflows.
   *
   * @param weights not negative, finite, at least one above 0
   * @param temperature above 0: 1 leaves proportions as they are, less sharpens them
   */
  public static double[] probabilities(float[] weights, double temperature) {
    if (!(temperature > 0)) {
      throw new IllegalArgumentException("temperature: expected more than 0, found " + temperature);
    }
    double largest = weights[argmax(weights)];
    if (!(largest > 0)) {
      throw new IllegalArgumentException("weights: expected one above 0, found at most " + largest);
    }
    double[] out = new double[weights.length];
    double sum = 0;
    for (int i = 0; i < out.length; i++) {
      out[i] =
          weights[i] > 0 ? StrictMath.exp(StrictMath.log(weights[i] / largest) / temperature) : 0;
      sum += out[i];
    }
    for (int i = 0; i < out.length; i++) {
      out[i] /= sum;
    }
    return out;
  }

  /**
   * An index drawn with {@link #probabilities}; at temperature 0 the {@link #argmax}, and nothing
   * is drawn.
   */
  public static int sample(float[] weights, double temperature, SplittableRandom random) {
    if (temperature == 0) {
      return argmax(weights);
    }
    double[] probabilities = probabilities(weights, temperature);
    double rest = random.nextDouble();
    int last = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        last = i;
        rest -= probabilities[i];
        if (rest < 0) {
          return i;
        }
      }
    }
    return last;
  }

  /** {@link #sample(float[], double, SplittableRandom)} with visit counts for weights. */
  public static int sample(int[] visits, double temperature, SplittableRandom random) {
    float[] weights = new float[visits.length];
    for (int i = 0; i < visits.length; i++) {
      weights[i] = visits[i];
    }
    return sample(weights, temperature, random);
  }
}
