package io.gipfel.training.arena;

/** Seeds that depend on what they are for and on nothing else. */
final class Seeds {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** The seed of the opening that both games of pair {@code pair} share. */
  static long ofPair(long matchSeed, int pair) {
    return mix(mix(matchSeed) + pair * GOLDEN_GAMMA);
  }

  /** The seed of one game of pair {@code pair}. */
  static long ofGame(long matchSeed, int pair, boolean aIsFirst) {
    return mix(ofPair(matchSeed, pair) + (aIsFirst ? 1 : 2) * GOLDEN_GAMMA);
  }

  /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014, variant 13 of Stafford). */
  private static long mix(long z) {
    long mixed = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
