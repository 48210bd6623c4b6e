package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Means and variances of the noise; bounds at 6 standard errors, false alarms 2 in a billion. */
class RootNoiseTest {

  private static final int DRAWS = 20_000;

  /**
   * Mean γ = 0.5772 and variance π² / 6 = 1.6449; the fourth moment of Gumbel is 5.4 variances².
   */
  @Test
  void gumbelHasItsMeanAndVariance() {
    double[] out = new double[DRAWS];
    RootNoise.gumbel(new SplittableRandom(1), out, DRAWS);
    double sum = 0;
    double squares = 0;
    for (double x : out) {
      assertTrue(Double.isFinite(x));
      sum += x;
      squares += (x - 0.5772157) * (x - 0.5772157);
    }
    assertEquals(0.5772157, sum / DRAWS, 6 * Math.sqrt(1.6449 / DRAWS));
    assertEquals(1.6449, squares / DRAWS, 6 * 1.6449 * Math.sqrt(4.4 / DRAWS));
  }

  /**
   * A share of n with total mass c has mean 1 / n and variance (1 / n)(1 - 1 / n) / (c + 1); its
   * fourth moment is below 60 variances² here.
   */
  @ParameterizedTest
  @ValueSource(doubles = {1, 10, 100})
  void dirichletHasItsMeanAndVariance(double concentration) {
    int count = 20;
    SplittableRandom random = new SplittableRandom(2);
    double[] out = new double[count];
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < DRAWS; i++) {
      RootNoise.dirichlet(random, concentration, out, count);
      double total = 0;
      for (double share : out) {
        assertTrue(share >= 0);
        total += share;
      }
      assertEquals(1, total, 1e-9);
      sum += out[3];
      squares += (out[3] - 0.05) * (out[3] - 0.05);
    }
    double variance = 0.05 * 0.95 / (concentration + 1);
    assertEquals(0.05, sum / DRAWS, 6 * Math.sqrt(variance / DRAWS));
    assertEquals(variance, squares / DRAWS, 6 * variance * Math.sqrt(60.0 / DRAWS));
  }

  @Test
  void aTinyConcentrationStillSumsToOne() {
    double[] out = new double[40];
    RootNoise.dirichlet(new SplittableRandom(1), 1e-9, out, 40);
    double total = 0;
    for (double share : out) {
      total += share;
    }
    assertEquals(1, total, 1e-9);
  }
}
