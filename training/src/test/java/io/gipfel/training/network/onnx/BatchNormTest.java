package io.gipfel.training.network.onnx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

final class BatchNormTest {

  /** Two channels of two weights; deviations √(3.75+0.25) = 2 and √(0.75+0.25) = 1. */
  @Test
  void foldsByHand() {
    BatchNorm norm =
        new BatchNorm(
            new float[] {4, 3},
            new float[] {10, 20},
            new float[] {1, -2},
            new float[] {3.75f, 0.75f},
            0.25);
    assertArrayEquals(
        new float[] {2, 4, 9, 12}, norm.foldedWeights(new float[] {1, 2, 3, 4}), 1e-6f);
    assertArrayEquals(new float[] {10 - 1 * 2, 20 + 2 * 3}, norm.foldedBias(), 1e-6f);
  }
}
