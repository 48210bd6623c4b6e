package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PentanomialTest {

  private static final double Z = 1.959963985;

  @Test
  void countsPairsByPoints() {
    Pentanomial pairs = Pentanomial.EMPTY.plus(4).plus(4).plus(3).plus(0);
    assertEquals(Pentanomial.of(1, 0, 0, 1, 2), pairs);
    assertEquals(4, pairs.pairs());
    assertEquals((1 + 1 + 0.75) / 4, pairs.mean(), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> Pentanomial.of(1, 2, 3));
    assertThrows(IllegalArgumentException.class, () -> Pentanomial.of(1, 2, 3, 4, -1));
  }

  @Test
  void nothingPlayedSaysNothing() {
    assertEquals(new Interval(0, 1), Pentanomial.EMPTY.interval(0.95));
    assertEquals(0.5, Pentanomial.EMPTY.mean());
    assertEquals(0, Pentanomial.EMPTY.logLikelihoodRatio(0.4, 0.6));
  }

  /** Wilson's interval for 10 of 10 is [n / (n + z^2), 1] and for 30 of 40 [0.5981, 0.8581]. */
  @Test
  void intervalIsWilsonsWherePairsAreWonOrLost() {
    Interval all = Pentanomial.of(0, 0, 0, 0, 10).interval(0.95);
    assertEquals(10 / (10 + Z * Z), all.low(), 1e-6);
    assertEquals(1, all.high());
    Interval none = Pentanomial.of(10, 0, 0, 0, 0).interval(0.95);
    assertEquals(0, none.low());
    assertEquals(Z * Z / (10 + Z * Z), none.high(), 1e-6);
    Interval most = Pentanomial.of(10, 0, 0, 0, 30).interval(0.95);
    assertEquals(0.5981, most.low(), 5e-5);
    assertEquals(0.8581, most.high(), 5e-5);
  }

  /** With all pairs drawn, d from the middle has variance d/2 - d^2, so d = z^2 / 2 (n + z^2). */
  @Test
  void intervalOfAllDrawsIsNarrowAndNotEmpty() {
    Interval interval = Pentanomial.of(0, 0, 100, 0, 0).interval(0.95);
    double half = 0.5 * Z * Z / (100 + Z * Z);
    assertEquals(0.5 - half, interval.low(), 1e-6);
    assertEquals(0.5 + half, interval.high(), 1e-6);
  }

  /** With many pairs it is the textbook's mean and 1.96 standard errors. */
  @Test
  void intervalOfManyPairsIsNormal() {
    Pentanomial pairs = Pentanomial.of(1000, 2000, 3000, 2000, 2000);
    double mean = (500 + 1500 + 1500 + 2000) / 10_000.0;
    double variance =
        (1000 * mean * mean
                + 2000 * Math.pow(0.25 - mean, 2)
                + 3000 * Math.pow(0.5 - mean, 2)
                + 2000 * Math.pow(0.75 - mean, 2)
                + 2000 * Math.pow(1 - mean, 2))
            / 10_000;
    double error = Z * Math.sqrt(variance / 10_000);
    assertEquals(mean, pairs.mean(), 1e-12);
    assertEquals(mean - error, pairs.interval(0.95).low(), 2e-5);
    assertEquals(mean + error, pairs.interval(0.95).high(), 2e-5);
  }

  @Test
  void mostLikelyDistributionHasTheMeanItIsGiven() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 1000; i++) {
      int[] counts = random.ints(5, 0, 4).toArray();
      if (Arrays.stream(counts).sum() == 0) {
        continue;
      }
      double mean = random.nextDouble(0.01, 0.99);
      double[] probabilities = Pentanomial.of(counts).mostLikely(mean);
      double sum = 0;
      for (int score = 0; score < 5; score++) {
        assertTrue(probabilities[score] >= 0);
        sum += probabilities[score] * score / 4.0;
      }
      assertEquals(1, Arrays.stream(probabilities).sum(), 1e-9);
      assertEquals(mean, sum, 1e-9);
    }
  }

  /** With two scores only, the likeliest probabilities are the mean itself. */
  @Test
  void likelihoodRatioOfCoinTossesIsTheBinomialOne() {
    double expected = 30 * Math.log(0.6 / 0.5) + 10 * Math.log(0.4 / 0.5);
    assertEquals(expected, Pentanomial.of(10, 0, 0, 0, 30).logLikelihoodRatio(0.5, 0.6), 1e-9);
  }

  /**
   * The interval covers the true mean in 95 % of samples, of 3000 each: less than 93.8 % of them (3
   * standard errors, one false alarm in 700 a row) must not happen. Far from the middle it covers
   * more, since what was not seen may be a lost pair; with few pairs that are only won or lost,
   * Wilson's own interval wavers between 93 and 97 %.
   */
  @ParameterizedTest
  @CsvSource({
    "50, 0.10, 0.20, 0.40, 0.20, 0.10",
    "50, 0.40, 0.05, 0.10, 0.05, 0.40",
    "100, 0.02, 0.08, 0.20, 0.30, 0.40",
    "100, 0.01, 0.02, 0.05, 0.07, 0.85",
    "100, 0.00, 0.00, 0.90, 0.05, 0.05",
    "50, 0.05, 0.00, 0.00, 0.00, 0.95",
  })
  void intervalCoversTheMeanAsOftenAsItSays(
      int pairs, double p0, double p1, double p2, double p3, double p4) {
    double[] probabilities = {p0, p1, p2, p3, p4};
    double mean = p1 / 4 + p2 / 2 + 3 * p3 / 4 + p4;
    SplittableRandom random = new SplittableRandom(11);
    int covered = 0;
    int samples = 3000;
    for (int i = 0; i < samples; i++) {
      if (sample(random, probabilities, pairs).interval(0.95).contains(mean)) {
        covered++;
      }
    }
    double share = covered / (double) samples;
    assertTrue(share > 0.938, "covered " + share);
    assertTrue(share < 0.985, "covered " + share);
  }

  static Pentanomial sample(SplittableRandom random, double[] probabilities, int pairs) {
    int[] counts = new int[5];
    for (int i = 0; i < pairs; i++) {
      counts[draw(random, probabilities)]++;
    }
    return Pentanomial.of(counts);
  }

  static int draw(SplittableRandom random, double[] probabilities) {
    double rest = random.nextDouble();
    int score = 0;
    while (score < 4 && rest >= probabilities[score]) {
      rest -= probabilities[score++];
    }
    return score;
  }
}
