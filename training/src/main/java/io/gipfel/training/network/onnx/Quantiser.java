package io.gipfel.training.network.onnx;

import io.gipfel.training.network.onnx.OnnxGraph.Node;
import io.gipfel.training.network.onnx.OnnxGraph.Port;
import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Turns the convolution tower of a network into 8-bit arithmetic: unsigned activations with one
 * scale and zero point a tensor, signed weights with one scale an output channel, sums of 32 bits.
 *
 * <p>The tower is the convolutions over more than one cell and what adds to their outputs. A ReLU
 * behind one of these costs nothing: their range then begins at 0, where bytes end. Everything else
 * stays in floats and reads the tower through {@code DequantizeLinear}.
 */
public final class Quantiser {

  private final OnnxGraph from;
  private final Map<String, ByteRange> ranges;
  private final int largestWeight;
  private final Map<String, Tensor> tensors;
  private final OnnxGraph to = new OnnxGraph();

  /** What the new graph has in bytes. */
  private final Map<String, ByteTensor> bytes = new HashMap<>();

  /** What the new graph has in floats. */
  private final Set<String> floats = new HashSet<>();

  /** ReLUs that went into the operator before them. */
  private final Set<String> merged = new HashSet<>();

  /** The names in the new graph of a tensor in bytes, of its scale and of its zero point. */
  private record ByteTensor(String values, String scale, String zero, ByteRange range) {

    Stream<String> names() {
      return Stream.of(values, scale, zero);
    }
  }

  private Quantiser(OnnxGraph from, Map<String, ByteRange> ranges, int largestWeight) {
    this.from = from;
    this.ranges = ranges;
    this.largestWeight = largestWeight;
    this.tensors = from.tensors().stream().collect(Collectors.toMap(Tensor::name, each -> each));
  }

  /**
   * The 8-bit form of {@code graph}, whose inputs and outputs are floats as before. Its weights
   * have eight bits, or seven where this machine could not add up more.
   *
   * @param inputs samples that it is meant for, of the graph's only input, by which scales are set
   * @throws IllegalArgumentException if the graph has no tower to quantise
   */
  public static OnnxGraph quantise(OnnxGraph graph, float[] inputs) {
    return quantise(graph, inputs, ByteSums.largestWeight());
  }

  static OnnxGraph quantise(OnnxGraph graph, float[] inputs, int largestWeight) {
    if (graph.inputs().size() != 1 || graph.nodes().stream().noneMatch(node -> isTower(node))) {
      throw new IllegalArgumentException(
          "expected a network with convolutions in floats, found none");
    }
    Quantiser quantiser = new Quantiser(graph, Calibration.ranges(graph, inputs), largestWeight);
    quantiser.translate();
    return quantiser.to;
  }

  private void translate() {
    from.metadata().forEach(to::describe);
    for (Port port : from.inputs()) {
      to.input(port.name(), port.shape());
      floats.add(port.name());
    }
    for (Node node : from.nodes()) {
      if (!merged.contains(node.output())) {
        translate(node);
      }
    }
    for (Port port : from.outputs()) {
      to.output(inFloats(port.name()), port.shape());
    }
  }

  private void translate(Node node) {
    if (isTower(node)) {
      convolution(node);
    } else if (isTowerSum(node)) {
      sum(node);
    } else {
      node.inputs().forEach(this::inFloats);
      to.add(node);
      floats.add(node.output());
    }
  }

  private static boolean isTower(Node node) {
    return node.operator().equals("Conv") && node.attributes().get("kernel_shape")[0] > 1;
  }

  private boolean isTowerSum(Node node) {
    return node.operator().equals("Add")
        && bytes.containsKey(node.inputs().get(0))
        && ranges.containsKey(node.inputs().get(1));
  }

  private void convolution(Node node) {
    ByteTensor input = inBytes(node.inputs().get(0));
    Tensor weights = tensors.get(node.inputs().get(1));
    Tensor bias = tensors.get(node.inputs().get(2));
    ByteWeights quantised =
        ByteWeights.of(weights.floats(), bias.floats(), input.range().scale(), largestWeight);
    int channels = quantised.bias().length;
    String name = weights.name();
    to.add(
        new Tensor(name, OnnxGraph.Type.INT8, quantised.weights(), weights.shape()),
        new Tensor(name + "/scale", quantised.scales(), channels),
        new Tensor(name + "/zero", OnnxGraph.Type.INT8, new byte[channels], channels),
        Tensor.ofInts(bias.name(), quantised.bias(), channels));
    ByteTensor output = declare(behindRelu(node));
    List<String> inputs = new ArrayList<>(input.names().toList());
    inputs.addAll(List.of(name, name + "/scale", name + "/zero"));
    inputs.addAll(List.of(output.scale(), output.zero(), bias.name()));
    to.add(new Node(OnnxGraph.ONNX, "QLinearConv", inputs, output.values(), node.attributes()));
  }

  private void sum(Node node) {
    ByteTensor left = inBytes(node.inputs().get(0));
    ByteTensor right = inBytes(node.inputs().get(1));
    ByteTensor output = declare(behindRelu(node));
    List<String> inputs =
        Stream.of(left.names(), right.names(), Stream.of(output.scale(), output.zero()))
            .flatMap(names -> names)
            .toList();
    to.add(new Node(OnnxGraph.MICROSOFT, "QLinearAdd", inputs, output.values(), Map.of()));
  }

  /** The output of {@code node}, or of the ReLU that alone reads it, which is then merged. */
  private String behindRelu(Node node) {
    List<Node> readers =
        from.nodes().stream().filter(other -> other.inputs().contains(node.output())).toList();
    if (readers.size() != 1 || !readers.get(0).operator().equals("Relu")) {
      return node.output();
    }
    merged.add(readers.get(0).output());
    return readers.get(0).output();
  }

  /** Gives the tensor {@code name} its form in bytes, which the caller computes. */
  private ByteTensor declare(String name) {
    ByteRange range = ranges.get(name);
    ByteTensor tensor = new ByteTensor(name + "/bytes", name + "/scale", name + "/zero", range);
    to.add(
        new Tensor(tensor.scale(), new float[] {range.scale()}),
        new Tensor(tensor.zero(), OnnxGraph.Type.UINT8, new byte[] {(byte) range.zeroPoint()}));
    bytes.put(name, tensor);
    return tensor;
  }

  private ByteTensor inBytes(String name) {
    if (!bytes.containsKey(name)) {
      ByteTensor tensor = declare(name);
      List<String> inputs = List.of(name, tensor.scale(), tensor.zero());
      to.add(new Node(OnnxGraph.ONNX, "QuantizeLinear", inputs, tensor.values(), Map.of()));
    }
    return bytes.get(name);
  }

  private String inFloats(String name) {
    if (floats.add(name)) {
      if (tensors.containsKey(name)) {
        to.add(tensors.get(name));
      } else {
        List<String> inputs = bytes.get(name).names().toList();
        to.add(new Node(OnnxGraph.ONNX, "DequantizeLinear", inputs, name, Map.of()));
      }
    }
    return name;
  }
}
