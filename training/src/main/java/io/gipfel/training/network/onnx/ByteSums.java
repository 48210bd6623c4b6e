package io.gipfel.training.network.onnx;

import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.Arrays;

/**
 * How large weights may be so that this processor's sums of bytes are exact.
 *
 * <p>Where a processor lacks dot products of bytes (VNNI, AMX), ONNX Runtime multiplies unsigned by
 * signed bytes and adds two products in 16 bits, which saturate at 32,767. Two of 255 · 127 do not
 * fit, two of 255 · 64 do: such weights have seven bits, as ONNX Runtime's own quantiser has them
 * with {@code reduce_range}.
 */
final class ByteSums {

  /** The largest weight of eight bits. */
  static final int EIGHT_BITS = 127;

  /** The largest weight whose products with any byte can be added in 16 bits. */
  static final int SEVEN_BITS = 64;

  private static final int CHANNELS = 2;
  private static final int SIDE = 3;
  private static final int CELLS = SIDE * SIDE;

  /** More than rounding can do, much less than saturation does. */
  private static final float MOST_ERROR = 0.02f;

  private static final int LARGEST_WEIGHT = isExact(EIGHT_BITS) ? EIGHT_BITS : SEVEN_BITS;

  private ByteSums() {}

  /** The largest weight for a network in bytes that is made on this machine. */
  static int largestWeight() {
    return LARGEST_WEIGHT;
  }

  /** Whether the largest inputs and weights up to {@code largestWeight} are added exactly here. */
  static boolean isExact(int largestWeight) {
    float[] inputs = new float[CHANNELS * CELLS];
    Arrays.fill(inputs, 1);
    OnnxGraph floats = sum();
    OnnxGraph bytes = Quantiser.quantise(floats, inputs, largestWeight);
    float[] expected = run(floats, inputs);
    float[] found = run(bytes, inputs);
    for (int i = 0; i < expected.length; i++) {
      if (Math.abs(expected[i] - found[i]) > MOST_ERROR * expected[i]) {
        return false;
      }
    }
    return true;
  }

  /** A convolution that adds up a neighbourhood. */
  private static OnnxGraph sum() {
    float[] ones = new float[CHANNELS * CELLS];
    Arrays.fill(ones, 1);
    OnnxGraph graph = new OnnxGraph();
    graph.input("in", CHANNELS, SIDE, SIDE);
    graph.convolution(
        "sum",
        "in",
        new Tensor("weights", ones, 1, CHANNELS, SIDE, SIDE),
        new Tensor("bias", new float[1], 1));
    graph.flatten("out", "sum");
    graph.output("out", CELLS);
    return graph;
  }

  private static float[] run(OnnxGraph graph, float[] inputs) {
    return OnnxCheck.run(OnnxWriter.bytes(graph), inputs, 1, CHANNELS, SIDE, SIDE).get("out");
  }
}
