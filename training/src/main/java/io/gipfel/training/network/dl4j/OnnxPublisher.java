package io.gipfel.training.network.dl4j;

import io.gipfel.core.WholeFile;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.onnx.OnnxCheck;
import io.gipfel.training.network.onnx.OnnxGraph;
import io.gipfel.training.network.onnx.OnnxWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/** Writes the ONNX file of a network, but only if it says what the network says. */
final class OnnxPublisher {

  /** The largest difference that is put down to rounding. */
  private static final double TOLERANCE = 1e-4;

  private static final int[] BATCHES = {1, 64};
  private static final long SEED = 20_190_227;

  private OnnxPublisher() {}

  /** Writes {@code file}, if ONNX Runtime and DL4J agree on random inputs. */
  static void publish(Replica replica, Description description, Path file) throws IOException {
    byte[] bytes = bytes(replica, description);
    for (int samples : BATCHES) {
      check(replica, description.layout(), bytes, samples);
    }
    WholeFile.write(file, bytes);
  }

  private static byte[] bytes(Replica replica, Description description) {
    OnnxGraph graph = new OnnxGraph();
    describe(graph, description);
    OnnxExport.translate(replica.graph(), description.layout(), graph);
    return OnnxWriter.bytes(graph);
  }

  private static void describe(OnnxGraph graph, Description description) {
    NetworkLayout layout = description.layout();
    graph.describe("game", layout.game());
    graph.describe(OnnxModel.PLANES_KEY, String.join("\n", layout.planeNames()));
    graph.describe("policyPlanes", Integer.toString(layout.policyPlanes()));
    graph.describe("policyExtras", Integer.toString(layout.policyExtras()));
    graph.describe("blocks", Integer.toString(description.config().blocks()));
    graph.describe("channels", Integer.toString(description.config().channels()));
    graph.describe("headChannels", Integer.toString(description.config().headChannels()));
    graph.describe("valueUnits", Integer.toString(description.config().valueUnits()));
  }

  private static void check(Replica replica, NetworkLayout layout, byte[] bytes, int samples) {
    SplittableRandom random = new SplittableRandom(SEED + samples);
    float[] inputs = new float[samples * layout.inputSize()];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = random.nextInt(3) == 0 ? (float) random.nextDouble() : random.nextInt(2);
    }
    float[][] expected = replica.outputs(inputs, samples);
    Map<String, float[]> found =
        OnnxCheck.run(bytes, inputs, samples, layout.planes(), layout.height(), layout.width());
    for (int i = 0; i < expected.length; i++) {
      Head head = Head.ALL.get(i);
      if (head.exported()) {
        compare(head.vertex(), expected[i], found.get(head.vertex()));
      }
    }
  }

  /** Differences count relative to the largest of the outputs, where that exceeds 1. */
  private static void compare(String head, float[] expected, float[] found) {
    double largest = 1;
    for (float value : expected) {
      largest = Math.max(largest, Math.abs(value));
    }
    for (int i = 0; i < expected.length; i++) {
      if (!(Math.abs(expected[i] - found[i]) <= TOLERANCE * largest)) {
        throw new IllegalStateException(
            String.format(
                Locale.ROOT,
                "ONNX export: %s[%d] is %s in DL4J and %s in ONNX Runtime, expected to agree to %s",
                head,
                i,
                expected[i],
                found[i],
                TOLERANCE * largest));
      }
    }
  }
}
