package io.gipfel.training.network.onnx;

/**
 * The values that the 256 unsigned bytes stand for, in equal steps; 0 is one of them, so that the
 * padding of convolutions is exact.
 *
 * @param scale what a step is worth
 * @param zeroPoint the byte that stands for 0, in 0..255
 */
record ByteRange(float scale, int zeroPoint) {

  private static final int STEPS = 255;

  /** The range of all values from {@code least}, at most 0, to {@code largest}, at least 0. */
  static ByteRange of(float least, float largest) {
    float scale = Math.max((largest - least) / STEPS, Float.MIN_NORMAL);
    return new ByteRange(scale, Math.round(-least / scale));
  }
}
