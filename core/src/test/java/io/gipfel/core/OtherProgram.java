package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;

/** Holds means of figures of random games against those of an independent program. */
public final class OtherProgram {

  /** Of so many games the other program's means are. */
  public static final int GAMES = 20_000;

  /**
   * Two samples that differ by more than this many standard errors of their difference differ: a
   * false alarm has probability 7e-6.
   */
  private static final double MOST_ERRORS = 4.5;

  private OtherProgram() {}

  /**
   * Checks the mean of a figure.
   *
   * @param theirMean as the other program has it
   * @param rounding by how much that may be rounded
   * @param values ours, one a game
   */
  public static void assertAgrees(
      String figure, double theirMean, double rounding, double[] values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double variance =
        Arrays.stream(values).map(value -> Math.pow(value - mean, 2)).average().orElseThrow();
    double error = Math.sqrt(variance / values.length + variance / GAMES);
    assertEquals(theirMean, mean, rounding + MOST_ERRORS * error, figure);
  }
}
