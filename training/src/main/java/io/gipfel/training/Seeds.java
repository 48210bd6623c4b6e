package io.gipfel.training;

/**
 * Seeds derived from a run's one seed, so that nothing random depends on the clock, on threads or
 * on order.
 */
final class Seeds {

  private Seeds() {}

  /**
   * The seed of stream {@code index} of kind {@code kind}: a strong mix of the three (the finaliser
   * of Stafford's variant 13, as in {@link java.util.SplittableRandom}).
   */
  static long derive(long seed, Kind kind, long index) {
    return mix(mix(mix(seed) + kind.salt) + index);
  }

  private static long mix(long value) {
    long z = value + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** What a stream is for. */
  enum Kind {
    NETWORK(1),
    SELF_PLAY(2),
    LEARNING(3),
    ARENA(4);

    private final long salt;

    Kind(long salt) {
      this.salt = salt;
    }
  }
}
