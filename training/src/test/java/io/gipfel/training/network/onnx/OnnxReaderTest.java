package io.gipfel.training.network.onnx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class OnnxReaderTest {

  private static byte[] file() {
    OnnxGraph graph = new OnnxGraph();
    graph.describe("game", "dvonn");
    graph.input("in", 1, 2, 2);
    float[] weights = {1, -2, 3, 4, 0.5f, 6, 7, 8, 9};
    graph.convolution(
        "sum", "in", new Tensor("w", weights, 1, 1, 3, 3), new Tensor("b", new float[] {1}, 1));
    graph.globalPool("pool", "sum");
    graph.flatten("row", "pool");
    graph.softmax("out", "row");
    graph.output("out", 2);
    return OnnxWriter.bytes(graph);
  }

  @Test
  void whatIsReadIsWrittenAlike() {
    byte[] file = file();
    assertArrayEquals(file, OnnxWriter.bytes(OnnxReader.graph(file)));
    assertEquals("dvonn", OnnxReader.graph(file).metadata().get("game"));
  }

  @Test
  void eightBitNetworksAreReadToo() {
    float[] inputs = {0, 1, 0.5f, -1, 1, 1, 0, 0.25f};
    byte[] file = OnnxWriter.bytes(Quantiser.quantise(OnnxReader.graph(file()), inputs));
    assertArrayEquals(file, OnnxWriter.bytes(OnnxReader.graph(file)));
  }

  /** A file cut short anywhere, or with any byte changed, is read or refused, and nothing else. */
  @Test
  void damagedFilesAreRefusedInWords() {
    byte[] file = file();
    SplittableRandom random = new SplittableRandom(1);
    int refused = 0;
    for (int i = 0; i < file.length; i++) {
      byte[] changed = file.clone();
      changed[i] ^= (byte) (1 + random.nextInt(255));
      for (byte[] damaged : List.of(changed, Arrays.copyOf(file, i))) {
        refused += isRefused(damaged) ? 1 : 0;
      }
    }
    assertTrue(refused > file.length / 2, refused + " of " + file.length);
  }

  private static boolean isRefused(byte[] file) {
    try {
      OnnxReader.graph(file);
      return false;
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage().contains("expected "), e.getMessage());
      return true;
    }
  }

  @Test
  void foreignFilesAreRefused() {
    Protobuf twoOutputs = new Protobuf().add(2, "a").add(2, "b").add(4, "Split");
    byte[] file = new Protobuf().add(7, new Protobuf().add(1, twoOutputs)).bytes();
    assertEquals(
        "operator Split: expected one output, found 2",
        assertThrows(IllegalArgumentException.class, () -> OnnxReader.graph(file)).getMessage());
  }
}
