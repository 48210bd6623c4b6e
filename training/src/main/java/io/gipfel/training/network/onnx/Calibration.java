package io.gipfel.training.network.onnx;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which values occur inside a network, found by running it on inputs that it is meant for.
 *
 * <p>The range of a tensor is from the least to the largest value that occurred. Clipping rare
 * values made the worst errors of a trained network worse and the mean ones no better.
 */
final class Calibration {

  private static final Set<String> MEASURED = Set.of("Conv", "Add", "Relu");
  private static final int BATCH = 32;

  /**
   * The steps between 0 and 1 in inputs: planes are mostly 0, 1 or a small fraction, and of all
   * numbers of this size 120 has most divisors.
   */
  private static final int INPUT_STEPS = 120;

  private static final int INPUT_ZERO = 128;

  private final OnnxGraph graph;
  private final long[] shape;
  private final Map<String, Ends> ends = new HashMap<>();

  /** The least and the largest of the values so far, and 0. */
  private static final class Ends {
    private float least;
    private float largest;

    void add(float[] values) {
      for (float value : values) {
        least = Math.min(least, value);
        largest = Math.max(largest, value);
      }
    }
  }

  private Calibration(OnnxGraph graph) {
    this.graph = graph;
    this.shape = graph.inputs().get(0).shape();
  }

  /**
   * The ranges of the input of {@code graph} and of the outputs of its convolutions, sums and
   * ReLUs, by name.
   *
   * @param inputs of the graph's only input, sample by sample
   */
  static Map<String, ByteRange> ranges(OnnxGraph graph, float[] inputs) {
    Calibration calibration = new Calibration(graph);
    calibration.run(inputs);
    return calibration.ranges();
  }

  private void run(float[] inputs) {
    int size = Math.toIntExact(Arrays.stream(shape).reduce(1, Math::multiplyExact));
    try (OnnxCheck network = new OnnxCheck(OnnxWriter.bytes(opened()))) {
      for (int from = 0; from < inputs.length; from += BATCH * size) {
        float[] part =
            Arrays.copyOfRange(inputs, from, Math.min(from + BATCH * size, inputs.length));
        long[] batch = new long[shape.length + 1];
        batch[0] = part.length / size;
        System.arraycopy(shape, 0, batch, 1, shape.length);
        network.run(part, batch).forEach(this::add);
        add(graph.inputs().get(0).name(), part);
      }
    }
  }

  private void add(String name, float[] values) {
    ends.computeIfAbsent(name, any -> new Ends()).add(values);
  }

  /** The same graph, whose measured operators are outputs too. */
  private OnnxGraph opened() {
    OnnxGraph open = graph.copy();
    graph.nodes().stream()
        .filter(node -> MEASURED.contains(node.operator()))
        .map(OnnxGraph.Node::output)
        .filter(name -> graph.outputs().stream().noneMatch(port -> port.name().equals(name)))
        .forEach(open::output);
    return open;
  }

  private Map<String, ByteRange> ranges() {
    Map<String, ByteRange> ranges = new HashMap<>();
    ends.forEach((name, end) -> ranges.put(name, ByteRange.of(end.least, end.largest)));
    String input = graph.inputs().get(0).name();
    Ends inputEnds = ends.get(input);
    float largest = Math.max(1, Math.max(inputEnds.largest, -inputEnds.least));
    ranges.put(input, new ByteRange(largest / INPUT_STEPS, INPUT_ZERO));
    return ranges;
  }
}
