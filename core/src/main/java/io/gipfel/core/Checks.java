package io.gipfel.core;

/**
 * Range checks for configuration records. The message of every complaint is {@code key: expected …,
 * found …}, so that whoever read the value can put the file in front.
 */
public final class Checks {

  private Checks() {}

  /**
   * Checks {@code value >= least}.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void atLeast(String key, long value, long least) {
    check(value >= least, key, "at least " + least, value);
  }

  /**
   * Checks {@code 0 <= value <= 1}.
   *
   * @throws IllegalArgumentException otherwise, also for NaN
   */
  public static void share(String key, double value) {
    check(value >= 0 && value <= 1, key, "from 0 to 1", value);
  }

  /**
   * Checks that {@code value} is finite and more than 0.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void positive(String key, double value) {
    check(value > 0 && Double.isFinite(value), key, "more than 0", value);
  }

  /**
   * Checks that {@code value} is finite and not negative.
   *
   * @throws IllegalArgumentException otherwise
   */
  public static void notNegative(String key, double value) {
    check(value >= 0 && Double.isFinite(value), key, "0 or more", value);
  }

  private static void check(boolean holds, String key, String expected, Object found) {
    if (!holds) {
      throw new IllegalArgumentException(key + ": expected " + expected + ", found " + found);
    }
  }
}
