package io.gipfel.mcts;

import java.util.Arrays;

/**
 * From logits to probabilities. Only additions and multiplications, which IEEE 754 fixes to the
 * bit: the same on every machine, and several times faster than {@link Math#exp}.
 */
public final class Softmax {

  /** Logits further than this below the largest count as this far: no probability becomes 0. */
  private static final float LOWEST = -80;

  private static final double LOG2_E = 1.4426950408889634;

  /** ln 2 in two parts: the first has so few bits that its multiples here are exact. */
  private static final double LN2_HIGH = 0x1.62e42feep-1;

  private static final double LN2_LOW = 0x1.a39ef35793c76p-33;

  private Softmax() {}

  /**
   * Turns logits into probabilities, positive and summing to 1. Where the logits say nothing (a
   * NaN, an infinite one, or all minus infinity) they are uniform.
   *
   * @param values {@code count} logits, at least one; receives the probabilities
   */
  public static void inPlace(float[] values, int count) {
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      max = Math.max(max, values[i]);
    }
    if (!Float.isFinite(max)) {
      Arrays.fill(values, 0, count, 1f / count);
      return;
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      double e = exp(Math.max(LOWEST, values[i] - max));
      values[i] = (float) e;
      sum += e;
    }
    float scale = (float) (1 / sum);
    for (int i = 0; i < count; i++) {
      values[i] *= scale;
    }
  }

  /**
   * Turns {@code logits}, finite ones, into probabilities.
   *
   * @param out receives {@code count} probabilities
   */
  static void of(double[] logits, int count, float[] out) {
    double max = logits[0];
    for (int i = 1; i < count; i++) {
      max = Math.max(max, logits[i]);
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += exp(logits[i] - max);
    }
    for (int i = 0; i < count; i++) {
      out[i] = (float) (exp(logits[i] - max) / sum);
    }
  }

  /**
   * e to the power of {@code x}, for x of at most 0, within a relative error of 1e-8; 0 for x below
   * -700.
   *
   * <p>x = k·ln 2 + r with |r| ≤ ln 2 / 2; e^r is its Taylor polynomial of degree 7, and the power
   * of two is written into the exponent.
   */
  static double exp(double x) {
    if (x < -700) {
      return 0;
    }
    int k = (int) (x * LOG2_E - 0.5);
    double r = x - k * LN2_HIGH - k * LN2_LOW;
    double square = r * r;
    double even = 1 + square * (1 / 2.0 + square * (1 / 24.0 + square * (1 / 720.0)));
    double odd = r * (1 + square * (1 / 6.0 + square * (1 / 120.0 + square * (1 / 5040.0))));
    return (even + odd) * Double.longBitsToDouble((k + 1023L) << 52);
  }
}
