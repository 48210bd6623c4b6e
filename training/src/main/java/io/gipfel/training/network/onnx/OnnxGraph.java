package io.gipfel.training.network.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
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

  /** The domain of ONNX's own operators. */
  static final String ONNX = "";

  /** The domain of those that ONNX Runtime adds. */
  static final String MICROSOFT = "com.microsoft";

  /** What the elements of a tensor are, by ONNX's numbers for it. */
  enum Type {
    FLOAT(1),
    UINT8(2),
    INT8(3),
    INT32(6);

    private final int code;

    Type(int code) {
      this.code = code;
    }

    int code() {
      return code;
    }
  }

  /** Weights: little-endian elements, row-major, and their shape, empty for a single number. */
  public static final class Tensor {

    private final String name;
    private final Type type;
    private final byte[] bytes;
    private final long[] shape;

    Tensor(String name, Type type, byte[] bytes, long... shape) {
      this.name = name;
      this.type = type;
      this.bytes = bytes;
      this.shape = shape;
    }

    /** A tensor of floats. */
    public Tensor(String name, float[] values, long... shape) {
      this(name, Type.FLOAT, bytes(values), shape);
    }

    private static byte[] bytes(float[] values) {
      ByteBuffer bytes = ByteBuffer.allocate(values.length * Float.BYTES);
      bytes.order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().put(values);
      return bytes.array();
    }

    /** A tensor of whole numbers of 32 bits. */
    static Tensor ofInts(String name, int[] values, long... shape) {
      ByteBuffer bytes = ByteBuffer.allocate(values.length * Integer.BYTES);
      bytes.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().put(values);
      return new Tensor(name, Type.INT32, bytes.array(), shape);
    }

    String name() {
      return name;
    }

    Type type() {
      return type;
    }

    byte[] bytes() {
      return bytes;
    }

    long[] shape() {
      return shape;
    }

    /** The elements of a tensor of floats. */
    float[] floats() {
      float[] values = new float[bytes.length / Float.BYTES];
      ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(values);
      return values;
    }
  }

  /** An operator, with integer attributes. */
  record Node(
      String domain,
      String operator,
      List<String> inputs,
      String output,
      Map<String, long[]> attributes) {}

  /** A named input or output with the dimensions of one sample, or none if they are not told. */
  @SuppressWarnings("ArrayRecordComponent") // as above
  record Port(String name, long... shape) {}

  private final List<Tensor> tensors = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<Port> inputs = new ArrayList<>();
  private final List<Port> outputs = new ArrayList<>();
  private final Map<String, String> metadata = new LinkedHashMap<>();

  /** A graph that says the same, and to which more can be added. */
  OnnxGraph copy() {
    OnnxGraph copy = new OnnxGraph();
    copy.tensors.addAll(tensors);
    copy.nodes.addAll(nodes);
    copy.inputs.addAll(inputs);
    copy.outputs.addAll(outputs);
    copy.metadata.putAll(metadata);
    return copy;
  }

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

  void add(Tensor... added) {
    tensors.addAll(List.of(added));
  }

  private void node(
      String operator, List<String> from, String output, Map<String, long[]> attributes) {
    add(new Node(ONNX, operator, from, output, attributes));
  }

  void add(Node node) {
    nodes.add(node);
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

  /** What the file says about itself, by key. */
  public Map<String, String> metadata() {
    return Collections.unmodifiableMap(metadata);
  }
}
