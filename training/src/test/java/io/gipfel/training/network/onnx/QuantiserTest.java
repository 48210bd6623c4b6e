package io.gipfel.training.network.onnx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.training.network.onnx.OnnxGraph.Node;
import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Networks in bytes, with results worked out by hand and held against floats. */
final class QuantiserTest {

  private static final int CHANNELS = 4;
  private static final int CELLS = 9;

  private final SplittableRandom random = new SplittableRandom(7);

  private Tensor tensor(String name, double size, long... shape) {
    int length = 1;
    for (long dimension : shape) {
      length *= (int) dimension;
    }
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = (float) random.nextDouble(-size, size);
    }
    return new Tensor(name, values, shape);
  }

  private void convolution(OnnxGraph graph, String name, String from, int in, int size) {
    graph.convolution(
        name,
        from,
        tensor(name + "/w", 0.5, CHANNELS, in, size, size),
        tensor(name + "/b", 0.5, CHANNELS));
  }

  /** A stem, a block whose first convolution is biased from pooled planes, and a head in floats. */
  private OnnxGraph tower() {
    OnnxGraph graph = new OnnxGraph();
    graph.describe("game", "none");
    graph.input("in", 2, 3, 3);
    convolution(graph, "stem", "in", 2, 3);
    graph.apply("Relu", "x", "stem");
    convolution(graph, "first", "x", CHANNELS, 3);
    graph.globalPool("pool", "x");
    convolution(graph, "bias", "pool", 2 * CHANNELS, 1);
    graph.apply("Add", "biased", "first", "bias");
    graph.apply("Relu", "y", "biased");
    convolution(graph, "second", "y", CHANNELS, 3);
    graph.apply("Add", "sum", "second", "x");
    graph.apply("Relu", "z", "sum");
    convolution(graph, "head", "z", CHANNELS, 1);
    graph.flatten("out", "head");
    graph.output("out", CHANNELS * CELLS);
    return graph;
  }

  private float[] inputs(int samples) {
    float[] inputs = new float[samples * 2 * CELLS];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = random.nextInt(3) == 0 ? 1 : (float) random.nextDouble(-1, 1);
    }
    return inputs;
  }

  private static float[] run(OnnxGraph graph, float[] inputs) {
    return OnnxCheck.run(OnnxWriter.bytes(graph), inputs, inputs.length / 2 / CELLS, 2, 3, 3)
        .get("out");
  }

  @Test
  void bytesSayNearlyWhatFloatsSay() {
    OnnxGraph floats = tower();
    OnnxGraph bytes = Quantiser.quantise(floats, inputs(200));
    float[] heldOut = inputs(50);
    float[] expected = run(floats, heldOut);
    float[] found = run(bytes, heldOut);
    double largest = 0;
    double worst = 0;
    for (int i = 0; i < expected.length; i++) {
      largest = Math.max(largest, Math.abs(expected[i]));
      worst = Math.max(worst, Math.abs(expected[i] - found[i]));
    }
    assertTrue(worst < 0.03 * largest, worst + " of " + largest);
    assertTrue(worst > 0, "nothing was rounded");
    assertEquals(floats.metadata(), bytes.metadata());
  }

  @Test
  void theTowerIsInBytesAndTheRestInFloats() {
    OnnxGraph bytes = Quantiser.quantise(tower(), inputs(20));
    List<String> operators = bytes.nodes().stream().map(Node::operator).toList();
    assertEquals(
        List.of(
            "QuantizeLinear",
            "QLinearConv",
            "QLinearConv",
            "DequantizeLinear",
            "GlobalAveragePool",
            "GlobalMaxPool",
            "Concat",
            "Conv",
            "QuantizeLinear",
            "QLinearAdd",
            "QLinearConv",
            "QLinearAdd",
            "DequantizeLinear",
            "Conv",
            "Flatten"),
        operators);
  }

  /** Planes of 0, 1, and the fractions that encoders use lose nothing. */
  @Test
  void commonFractionsOfInputsAreExact() {
    OnnxGraph graph = new OnnxGraph();
    graph.input("in", 1, 1, 8);
    float[] same = {0, 0, 0, 0, 1, 0, 0, 0, 0};
    graph.convolution(
        "c", "in", new Tensor("w", same, 1, 1, 3, 3), new Tensor("b", new float[1], 1));
    graph.flatten("out", "c");
    graph.output("out", 8);
    float[] inputs = {0, 1, -1, 1 / 4f, 1 / 10f, 2 / 3f, 5 / 24f, -7 / 8f};
    OnnxGraph bytes = Quantiser.quantise(graph, inputs);
    float scale =
        bytes.tensors().stream()
            .filter(tensor -> tensor.name().equals("in/scale"))
            .findFirst()
            .orElseThrow()
            .floats()[0];
    assertEquals(1 / 120f, scale);
    float[] found = OnnxCheck.run(OnnxWriter.bytes(bytes), inputs, 1, 1, 1, 8).get("out");
    assertArrayEquals(inputs, found, 2 / 255f / 2 + 1e-6f);
    for (float input : inputs) {
      assertEquals(Math.round(input / scale) * scale, input, 1e-6f);
    }
  }

  @Test
  void weightsAreRoundedByTheirChannel() {
    float[] weights = {1, -0.6f, 0.01f, 100, 60, -30, 0, 0, 0};
    float[] bias = {0.1f, -1, 1e20f};
    ByteWeights bytes = ByteWeights.of(weights, bias, 0.1f, ByteSums.EIGHT_BITS);
    assertArrayEquals(new byte[] {127, -76, 1, 127, 76, -38, 0, 0, 0}, bytes.weights());
    assertEquals(1 / 127f, bytes.scales()[0]);
    assertEquals(127, bytes.bias()[0], "0.1 in units of 0.1/127");
    assertEquals(1e20, bytes.bias()[2] * 0.1 * bytes.scales()[2], 1e14);
  }

  /** Whatever the processor, weights of seven bits are right, and so are those that it is given. */
  @Test
  void sumsOfBytesAreExact() {
    assertTrue(ByteSums.isExact(ByteSums.SEVEN_BITS));
    assertTrue(ByteSums.isExact(ByteSums.largestWeight()));
    float[] weights = {1, -0.6f, 0.01f};
    assertArrayEquals(
        new byte[] {64, -38, 1},
        ByteWeights.of(weights, new float[1], 1, ByteSums.SEVEN_BITS).weights());
  }

  @Test
  void zeroIsAByte() {
    for (float[] ends : new float[][] {{0, 5}, {-3, 0}, {-1.7f, 4.1f}, {0, 0}, {-1e-30f, 1e30f}}) {
      ByteRange range = ByteRange.of(ends[0], ends[1]);
      assertTrue(range.zeroPoint() >= 0 && range.zeroPoint() <= 255, range.toString());
      assertTrue(range.scale() > 0 && Float.isFinite(range.scale()), range.toString());
      double halfStep = 0.51 * range.scale() + 1e-30;
      assertEquals(ends[1], (255 - range.zeroPoint()) * range.scale(), halfStep);
      assertEquals(ends[0], -range.zeroPoint() * range.scale(), halfStep);
    }
  }

  @Test
  void networksWithoutATowerAreRefused() {
    OnnxGraph graph = new OnnxGraph();
    graph.input("in", 2, 1, 1);
    graph.flatten("out", "in");
    graph.output("out", 2);
    assertEquals(
        "expected a network with convolutions in floats, found none",
        assertThrows(IllegalArgumentException.class, () -> Quantiser.quantise(graph, new float[2]))
            .getMessage());
  }
}
