package io.gipfel.app.bench;

/** A 64-bit number that depends on every number it was given, and on their order. */
final class Fingerprint {

  private long state = 0x67697066656CL;

  /** Takes in {@code value} by a step of SplitMix64. */
  Fingerprint add(long value) {
    long z = (state ^ value) + 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    state = z ^ z >>> 31;
    return this;
  }

  long value() {
    return state;
  }
}
