package io.gipfel.core.hex;

/**
 * Zobrist hashing (Zobrist, 1970): the hash of a position is the exclusive or of one key for each
 * feature it has, so a move changes it by the keys of what changed.
 *
 * <p>Keys are computed instead of looked up. Features of stacking games are many (space × owner ×
 * height), and a table of their keys would not stay in the first-level cache.
 */
public final class Zobrist {

  private Zobrist() {}

  /** The key of a feature: 64 bits that look random, and differ for different features. */
  public static long key(int feature) {
    // The finaliser of SplitMix64 (Steele, Lea, Flood, 2014) on the feature-th state of its stream.
    long z = (feature + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }
}
