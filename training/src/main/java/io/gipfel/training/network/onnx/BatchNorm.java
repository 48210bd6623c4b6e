package io.gipfel.training.network.onnx;

/**
 * The batch norm behind a convolution, one value an output channel, as inference sees it: a linear
 * map that folds into the convolution.
 *
 * @param gamma factor after normalising
 * @param beta offset after normalising
 * @param mean running mean
 * @param variance running variance
 * @param epsilon added to the variance
 */
@SuppressWarnings("ArrayRecordComponent") // short-lived, between a network and its file
public record BatchNorm(
    float[] gamma, float[] beta, float[] mean, float[] variance, double epsilon) {

  /** {@code weights}, output channel by output channel, with s = γ/√(σ²+ε) multiplied in. */
  public float[] foldedWeights(float[] weights) {
    int perChannel = weights.length / gamma.length;
    float[] folded = new float[weights.length];
    for (int i = 0; i < weights.length; i++) {
      folded[i] = (float) (weights[i] * scale(i / perChannel));
    }
    return folded;
  }

  /** The bias that remains: β − μ·s. */
  public float[] foldedBias() {
    float[] bias = new float[gamma.length];
    for (int channel = 0; channel < bias.length; channel++) {
      bias[channel] = (float) (beta[channel] - mean[channel] * scale(channel));
    }
    return bias;
  }

  private double scale(int channel) {
    return gamma[channel] / Math.sqrt(variance[channel] + epsilon);
  }
}
