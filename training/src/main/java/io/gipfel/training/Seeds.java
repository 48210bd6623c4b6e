package io.gipfel.training;

import io.gipfel.core.Mixing;

/**
 * Seeds derived from a run's one seed, so that nothing random depends on the clock, on threads or
 * on order.
 */
final class Seeds {

  private Seeds() {}

  /** The seed of stream {@code index} of kind {@code kind}: a mix of the three. */
  static long derive(long seed, Kind kind, long index) {
    return Mixing.mix(Mixing.mix(Mixing.mix(seed) + kind.salt) + index);
  }

  /** What a stream is for. */
  enum Kind {
    NETWORK(1),
    SELF_PLAY(2),
    LEARNING(3),
    ARENA(4),
    QUANTISATION(5),
    PLAYOUTS(6);

    private final long salt;

    Kind(long salt) {
      this.salt = salt;
    }
  }
}
