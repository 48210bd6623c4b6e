package io.gipfel.core;

/**
 * Pseudo-random numbers as a pure function of a key, for seeds and samples that depend on what they
 * are for and on nothing else (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number
 * generators").
 */
public final class Mixing {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private Mixing() {}

  /** A bijection in which every bit of the key changes every bit of the result: SplitMix64. */
  public static long mix(long key) {
    long z = key + GOLDEN_GAMMA;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number of [-1, 1) out of the upper bits of {@code mixed}, exact in a float. */
  public static float signedUnit(long mixed) {
    return (mixed >> 40) * 0x1p-23f;
  }
}
