package io.gipfel.app.bench;

import java.util.Arrays;

/**
 * How fast something is.
 *
 * @param name what was measured
 * @param unit what was counted, and against what
 * @param median of several runs
 * @param least of these runs
 * @param most of these runs
 */
public record Speed(String name, String unit, double median, double least, double most) {

  /** The speed that {@code runs}, at least one of them, come to. */
  static Speed of(String name, String unit, double... runs) {
    double[] sorted = runs.clone();
    Arrays.sort(sorted);
    int last = sorted.length - 1;
    double median = (sorted[last / 2] + sorted[sorted.length / 2]) / 2;
    return new Speed(name, unit, median, sorted[0], sorted[last]);
  }
}
