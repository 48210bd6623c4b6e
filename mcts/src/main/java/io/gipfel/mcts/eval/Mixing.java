package io.gipfel.mcts.eval;

/** Pseudo-random numbers as a pure function of a key. */
final class Mixing {

  private Mixing() {}

  /** A bijection in which every bit of the key changes every bit of the result (SplitMix64). */
  static long mix(long key) {
    long z = key + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** A number of [-1, 1) out of the upper bits of {@code mixed}, exact in a float. */
  static float signedUnit(long mixed) {
    return (mixed >> 40) * 0x1p-23f;
  }
}
