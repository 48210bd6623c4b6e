package io.gipfel.mcts;

/** Range checks of settings, whose errors name the key, the expectation and what was found. */
final class Ranges {

  private Ranges() {}

  static void atLeast(String key, double value, double least) {
    check(value >= least, key, "at least " + text(least), value);
  }

  static void atMost(String key, double value, double most) {
    check(value <= most, key, "at most " + text(most), value);
  }

  static void above(String key, double value, double bound) {
    check(value > bound, key, "more than " + text(bound), value);
  }

  private static void check(boolean good, String key, String expected, double found) {
    if (!good || Double.isInfinite(found)) {
      throw new IllegalArgumentException(key + ": expected " + expected + ", found " + text(found));
    }
  }

  private static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
