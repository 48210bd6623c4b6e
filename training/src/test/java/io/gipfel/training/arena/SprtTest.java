package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.training.arena.Sprt.Verdict;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class SprtTest {

  private static final Sprt TEST = Sprt.of(0, 50);

  @Test
  void boundsAreWalds() {
    assertEquals(-2.944439, TEST.lowerBound(), 1e-6);
    assertEquals(2.944439, TEST.upperBound(), 1e-6);
    Sprt uneven = new Sprt(0, 5, 0.01, 0.2);
    assertEquals(Math.log(0.2 / 0.99), uneven.lowerBound(), 1e-12);
    assertEquals(Math.log(0.8 / 0.01), uneven.upperBound(), 1e-12);
  }

  @Test
  void wrongHypothesesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Sprt.of(10, 10));
    assertThrows(IllegalArgumentException.class, () -> Sprt.of(0, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0, 0.05));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0.05, 0.7));
  }

  /** A pair won is log(0.5715 / 0.5) = 0.1336 for H1, so the 23rd crosses 2.944. */
  @Test
  void endsWhenOneSideWinsAll() {
    assertEquals(Verdict.UNDECIDED, TEST.verdict(Pentanomial.of(0, 0, 0, 0, 22)));
    assertEquals(Verdict.H1, TEST.verdict(Pentanomial.of(0, 0, 0, 0, 23)));
    assertEquals(Verdict.UNDECIDED, TEST.verdict(Pentanomial.of(10, 0, 0, 0, 0)));
    assertEquals(Verdict.H0, TEST.verdict(Pentanomial.of(20, 0, 0, 0, 0)));
  }

  /** All drawn: H0 explains it wholly, H1 must take 2 (0.5715 - 0.5) of each pair for a win. */
  @Test
  void endsWhenEverythingIsDrawn() {
    double perPair = Math.log(1 - 2 * (Elo.expectedScore(50) - 0.5));
    assertEquals(10 * perPair, TEST.logLikelihoodRatio(Pentanomial.of(0, 0, 10, 0, 0)), 1e-9);
    assertEquals(Verdict.H0, TEST.verdict(Pentanomial.of(0, 0, 20, 0, 0)));
    assertEquals(Verdict.UNDECIDED, Sprt.of(-10, 10).verdict(Pentanomial.of(0, 0, 5000, 0, 0)));
  }

  /**
   * Under either hypothesis the other is accepted in at most 5 % of 1000 tests. The ratio
   * overshoots the bounds, so errors are rarer; the likelihoods are estimated, so a little more
   * often. Beyond 7 % (2.9 standard errors) the false-alarm rate is one in 500 for each side.
   */
  @Test
  void errsAsRarelyAsItSays() {
    Sprt test = Sprt.of(0, 40);
    int wrongH1 = 0;
    int wrongH0 = 0;
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 1000; i++) {
      wrongH1 += verdict(test, random, shifted(0)) == Verdict.H1 ? 1 : 0;
      wrongH0 += verdict(test, random, shifted(40)) == Verdict.H0 ? 1 : 0;
    }
    assertTrue(wrongH1 <= 70, "H1 accepted under H0: " + wrongH1);
    assertTrue(wrongH0 <= 70, "H0 accepted under H1: " + wrongH0);
    assertTrue(wrongH1 >= 10 && wrongH0 >= 10, "too rarely: " + wrongH1 + ", " + wrongH0);
  }

  /**
   * A distribution with the expected score of {@code elo}: probability moved from 0 to 2 points.
   */
  private static double[] shifted(double elo) {
    double shift = Elo.expectedScore(elo) - 0.5;
    return new double[] {0.2 - shift, 0.1, 0.4, 0.1, 0.2 + shift};
  }

  private static Verdict verdict(Sprt test, SplittableRandom random, double[] probabilities) {
    Pentanomial pairs = Pentanomial.EMPTY;
    while (!test.isEnough(pairs)) {
      pairs = pairs.plus(PentanomialTest.draw(random, probabilities));
    }
    return test.verdict(pairs);
  }
}
