package io.gipfel.training.network.onnx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is written is what ONNX Runtime computes, with results worked out by hand. */
final class OnnxWriterTest {

  private static Map<String, float[]> run(OnnxGraph graph, float[] input, long... shape) {
    return OnnxCheck.run(OnnxWriter.bytes(graph), input, shape);
  }

  @Test
  void convolutionSeesItsNeighbours() {
    OnnxGraph graph = new OnnxGraph();
    graph.input("in", 1, 2, 2);
    float[] ones = new float[9];
    Arrays.fill(ones, 1);
    graph.convolution(
        "sum", "in", new Tensor("w", ones, 1, 1, 3, 3), new Tensor("b", new float[] {100}, 1));
    graph.output("sum", 1, 2, 2);
    float[] input = {1, 2, 3, 4, 0, 0, 0, 5};
    assertArrayEquals(
        new float[] {110, 110, 110, 110, 105, 105, 105, 105},
        run(graph, input, 2, 1, 2, 2).get("sum"));
  }

  @Test
  void pooledMeansAndMaximaFlattenToRows() {
    OnnxGraph graph = new OnnxGraph();
    graph.input("in", 2, 1, 2);
    graph.globalPool("pool", "in");
    graph.flatten("row", "pool");
    graph.apply("Relu", "positive", "row");
    graph.concat("both", List.of("row", "positive"));
    graph.output("both", 8);
    assertArrayEquals(
        new float[] {2, -3, 3, -2, 2, 0, 3, 0},
        run(graph, new float[] {1, 3, -4, -2}, 1, 2, 1, 2).get("both"));
  }

  @Test
  void softmaxGoesOverTheRow() {
    OnnxGraph graph = new OnnxGraph();
    graph.input("in", 2);
    graph.softmax("out", "in");
    graph.output("out", 2);
    float log3 = (float) Math.log(3);
    Map<String, float[]> outputs = run(graph, new float[] {log3, 0, 5, 5}, 2, 2);
    assertEquals(Set.of("out"), outputs.keySet());
    assertArrayEquals(new float[] {0.75f, 0.25f, 0.5f, 0.5f}, outputs.get("out"), 1e-6f);
  }

  @Test
  void protobufSplitsNumbersIntoSevens() {
    byte[] expected = {8, (byte) 0xac, 2, 18, 1, 'x'};
    assertArrayEquals(expected, new Protobuf().add(1, 300).add(2, "x").bytes());
  }
}
