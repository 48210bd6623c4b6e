package io.gipfel.training.network.dl4j;

import java.util.Arrays;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Loops over all values of one channel in arrays of {@code [N, C, H, W]}, row-major.
 *
 * <p>Sums run over the cells side by side and meet at the end: a loop without a dependency from one
 * element to the next is what the compiler turns into vector instructions, and many short sums
 * round less than a long one.
 */
final class ChannelLoops {

  private final int samples;
  private final int channels;
  private final int cells;
  private final float[] sums;

  /** Loops over arrays of the shape of {@code array}. */
  ChannelLoops(INDArray array) {
    samples = (int) array.size(0);
    channels = (int) array.size(1);
    cells = (int) (array.size(2) * array.size(3));
    sums = new float[cells];
  }

  int channels() {
    return channels;
  }

  /** Values of a channel. */
  int count() {
    return samples * cells;
  }

  private int start(int sample, int channel) {
    return (sample * channels + channel) * cells;
  }

  private float total() {
    float total = 0;
    for (float sum : sums) {
      total += sum;
    }
    return total;
  }

  /** Σ x. */
  float sum(float[] x, int channel) {
    Arrays.fill(sums, 0);
    for (int sample = 0; sample < samples; sample++) {
      int start = start(sample, channel);
      for (int cell = 0; cell < cells; cell++) {
        sums[cell] += x[start + cell];
      }
    }
    return total();
  }

  /** Σ (x − mean)². */
  float squares(float[] x, int channel, float mean) {
    Arrays.fill(sums, 0);
    for (int sample = 0; sample < samples; sample++) {
      int start = start(sample, channel);
      for (int cell = 0; cell < cells; cell++) {
        float difference = x[start + cell] - mean;
        sums[cell] += difference * difference;
      }
    }
    return total();
  }

  /** Σ y·(x − mean). */
  float products(float[] y, float[] x, int channel, float mean) {
    Arrays.fill(sums, 0);
    for (int sample = 0; sample < samples; sample++) {
      int start = start(sample, channel);
      for (int cell = 0; cell < cells; cell++) {
        sums[cell] += y[start + cell] * (x[start + cell] - mean);
      }
    }
    return total();
  }

  /** x ← factor·x + offset. */
  void scale(float[] x, int channel, float factor, float offset) {
    for (int sample = 0; sample < samples; sample++) {
      int start = start(sample, channel);
      for (int cell = 0; cell < cells; cell++) {
        x[start + cell] = factor * x[start + cell] + offset;
      }
    }
  }

  /** y ← factor·y + slope·x + offset. */
  void combine(float[] y, float[] x, int channel, float factor, float slope, float offset) {
    for (int sample = 0; sample < samples; sample++) {
      int start = start(sample, channel);
      for (int cell = 0; cell < cells; cell++) {
        y[start + cell] = factor * y[start + cell] + slope * x[start + cell] + offset;
      }
    }
  }
}
