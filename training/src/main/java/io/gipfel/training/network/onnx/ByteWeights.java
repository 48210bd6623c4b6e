package io.gipfel.training.network.onnx;

/**
 * The weights of a convolution in 8 bits.
 *
 * @param weights output channel by output channel; a weight is its signed byte times the channel's
 *     scale
 * @param scales one an output channel
 * @param bias in units of the channel's scale times the input's
 */
@SuppressWarnings("ArrayRecordComponent") // short-lived, between a network and its file
record ByteWeights(byte[] weights, float[] scales, int[] bias) {

  /** The most units of a bias, so that sums keep clear of the ends of 32 bits. */
  private static final float LARGEST_BIAS = 1 << 30;

  /**
   * Weights and biases rounded to the nearest.
   *
   * @param weights output channel by output channel
   * @param bias one an output channel
   * @param inputScale what a step of the input is worth
   * @param largestWeight what the largest weight of a channel becomes, up to 127
   */
  static ByteWeights of(float[] weights, float[] bias, float inputScale, int largestWeight) {
    int channels = bias.length;
    int each = weights.length / channels;
    byte[] bytes = new byte[weights.length];
    float[] scales = new float[channels];
    int[] units = new int[channels];
    for (int channel = 0; channel < channels; channel++) {
      int from = channel * each;
      float largest = Float.MIN_NORMAL * largestWeight;
      for (int i = from; i < from + each; i++) {
        largest = Math.max(largest, Math.abs(weights[i]));
      }
      float leastForBias = Math.abs(bias[channel]) / inputScale / LARGEST_BIAS;
      float scale = Math.max(largest / largestWeight, leastForBias);
      for (int i = from; i < from + each; i++) {
        bytes[i] = (byte) Math.round(weights[i] / scale);
      }
      scales[channel] = scale;
      units[channel] = Math.round(bias[channel] / inputScale / scale);
    }
    return new ByteWeights(bytes, scales, units);
  }
}
