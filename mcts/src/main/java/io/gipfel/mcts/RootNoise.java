package io.gipfel.mcts;

import java.util.SplittableRandom;

/** The two kinds of noise that make a search explore at its root. */
final class RootNoise {

  private RootNoise() {}

  /** Writes {@code count} independent draws of the standard Gumbel distribution. */
  static void gumbel(SplittableRandom random, double[] out, int count) {
    for (int i = 0; i < count; i++) {
      out[i] = -StrictMath.log(-StrictMath.log(openUniform(random)));
    }
  }

  /**
   * Writes a draw of the symmetric Dirichlet distribution: {@code count} shares that sum to 1.
   *
   * @param concentration total mass; each share's parameter is {@code concentration / count}
   */
  static void dirichlet(SplittableRandom random, double concentration, double[] out, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      out[i] = gamma(random, concentration / count);
      sum += out[i];
    }
    for (int i = 0; i < count; i++) {
      out[i] = sum > 0 ? out[i] / sum : 1.0 / count;
    }
  }

  /**
   * A draw of the gamma distribution with scale 1: Marsaglia and Tsang 2000, with their Section 6
   * for shapes below 1.
   */
  private static double gamma(SplittableRandom random, double shape) {
    if (shape < 1) {
      double boost = Softmax.exp(StrictMath.log(openUniform(random)) / shape);
      return boost * gamma(random, shape + 1);
    }
    double d = shape - 1 / 3.0;
    double c = 1 / Math.sqrt(9 * d);
    while (true) {
      double x = random.nextGaussian();
      double root = 1 + c * x;
      if (root > 0) {
        double v = root * root * root;
        if (StrictMath.log(openUniform(random)) < x * x / 2 + d - d * v + d * StrictMath.log(v)) {
          return d * v;
        }
      }
    }
  }

  /** A uniform draw of the open interval (0, 1). */
  private static double openUniform(SplittableRandom random) {
    return ((random.nextLong() >>> 12) + 0.5) * 0x1p-52;
  }
}
