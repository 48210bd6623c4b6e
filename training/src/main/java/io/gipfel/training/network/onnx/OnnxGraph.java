package io.gipfel.training.network.onnx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A network as a list of ONNX operators, in the order in which they run.
 *
 * <p>Every operator has one output, named after it. The first dimension of inputs and outputs is
 * the batch and open; the others are given. A dense layer is a convolution of size 1 over planes of
 * one cell: a form that ONNX Runtime's blocked layout keeps, and one operator fewer to know.
 */
public final class OnnxGraph {

  /** Weights: row-major values and their shape. */
  @SuppressWarnings("ArrayRecordComponent") // handed over by whoever makes it
  public record Tensor(String name, float[] values, long... shape) {}

  /** An operator of the default operator set, with integer attributes. */
  record Node(
      String operator, List<String> inputs, String output, Map<String, long[]> attributes) {}

  /** A named input or output with the dimensions of one sample. */
  @SuppressWarnings("ArrayRecordComponent") // as above
  record Port(String name, long... shape) {}

  private final List<Tensor> tensors = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<Port> inputs = new ArrayList<>();
  private final List<Port> outputs = new ArrayList<>();
  private final Map<String, String> metadata = new LinkedHashMap<>();

  /** Declares an input; {@code shape} is that of one sample. */
  public void input(String name, long... shape) {
    inputs.add(new Port(name, shape));
  }

  /** Declares the output of an operator to be one of the graph; {@code shape} as for inputs. */
  public void output(String name, long... shape) {
    outputs.add(new Port(name, shape));
  }

  /** Adds a line to what the file says about itself. */
  public void describe(String key, String value) {
    metadata.put(key, value);
  }

  /**
   * A convolution with stride 1 that keeps height and width.
   *
   * @param weights {@code [out, in, size, size]}, size odd
   */
  public void convolution(String name, String input, Tensor weights, Tensor bias) {
    long size = weights.shape()[2];
    long pad = size / 2;
    add(weights, bias);
    node(
        "Conv",
        List.of(input, weights.name(), bias.name()),
        name,
        Map.of("kernel_shape", new long[] {size, size}, "pads", new long[] {pad, pad, pad, pad}));
  }

  /** An operator without attributes, such as {@code Relu}, {@code Add} or {@code Tanh}. */
  public void apply(String operator, String name, String... from) {
    node(operator, List.of(from), name, Map.of());
  }

  /** Softmax over the logits of each sample. */
  public void softmax(String name, String input) {
    node("Softmax", List.of(input), name, Map.of("axis", new long[] {1}));
  }

  /** All values of each sample in one row. */
  public void flatten(String name, String input) {
    node("Flatten", List.of(input), name, Map.of());
  }

  /** Rows, or stacks of planes, joined one behind the other. */
  public void concat(String name, List<String> from) {
    node("Concat", from, name, Map.of("axis", new long[] {1}));
  }

  /** The mean of every plane and then the maximum of every plane, as planes of one cell. */
  public void globalPool(String name, String input) {
    apply("GlobalAveragePool", name + "/mean", input);
    apply("GlobalMaxPool", name + "/max", input);
    concat(name, List.of(name + "/mean", name + "/max"));
  }

  private void add(Tensor... added) {
    tensors.addAll(List.of(added));
  }

  private void node(
      String operator, List<String> from, String output, Map<String, long[]> attributes) {
    nodes.add(new Node(operator, from, output, attributes));
  }

  List<Tensor> tensors() {
    return tensors;
  }

  List<Node> nodes() {
    return nodes;
  }

  List<Port> inputs() {
    return inputs;
  }

  List<Port> outputs() {
    return outputs;
  }

  Map<String, String> metadata() {
    return metadata;
  }
}
