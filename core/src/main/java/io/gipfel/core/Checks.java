package io.gipfel.core;

/**
 * Range checks for settings. The message of every complaint is {@code key: expected …, found …}, so
 * that whoever read the value can put the file in front. No check lets infinity or NaN pass.
 */
public final class Checks {

  private Checks() {}

  /**
   * Checks {@code value >= least}.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void atLeast(String key, double value, double least) {
    check(value >= least, key, "at least " + text(least), value);
  }

  /**
   * Checks {@code value <= most}.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void atMost(String key, double value, double most) {
    check(value <= most, key, "at most " + text(most), value);
  }

  /**
   * Checks {@code value > bound}.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void above(String key, double value, double bound) {
    check(value > bound, key, "more than " + text(bound), value);
  }

  /**
   * Checks {@code 0 <= value <= 1}.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void share(String key, double value) {
    check(value >= 0 && value <= 1, key, "from 0 to 1", value);
  }

  private static void check(boolean holds, String key, String expected, double found) {
    if (!holds || Double.isInfinite(found)) {
      throw new IllegalArgumentException(key + ": expected " + expected + ", found " + text(found));
    }
  }

  private static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
