package io.gipfel.training.network.onnx;

import io.gipfel.training.network.onnx.OnnxGraph.Node;
import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * Reads the files of {@link OnnxWriter} back, so that a network can be written in another form by
 * whoever has only its file.
 *
 * <p>The numbers are field numbers of {@code onnx.proto}, as in the writer.
 */
public final class OnnxReader {

  private OnnxReader() {}

  /**
   * The graph in a file.
   *
   * @throws IllegalArgumentException if the bytes are no ONNX file, or one that says things which
   *     {@link OnnxGraph} can't; the message says what was found
   */
  public static OnnxGraph graph(byte[] bytes) {
    OnnxGraph graph = new OnnxGraph();
    ProtobufReader model = new ProtobufReader(bytes);
    while (model.next()) {
      switch (model.field()) {
        case 7 -> readGraph(model.message(), graph);
        case 14 -> readMetadata(model.message(), graph);
        default -> {}
      }
    }
    return graph;
  }

  private static void readMetadata(ProtobufReader entry, OnnxGraph graph) {
    String key = "";
    String value = "";
    while (entry.next()) {
      switch (entry.field()) {
        case 1 -> key = entry.text();
        case 2 -> value = entry.text();
        default -> {}
      }
    }
    graph.describe(key, value);
  }

  private static void readGraph(ProtobufReader proto, OnnxGraph graph) {
    while (proto.next()) {
      switch (proto.field()) {
        case 1 -> graph.add(node(proto.message()));
        case 5 -> graph.add(tensor(proto.message()));
        case 11 -> readPort(proto.message(), graph, true);
        case 12 -> readPort(proto.message(), graph, false);
        default -> {}
      }
    }
  }

  private static Node node(ProtobufReader proto) {
    List<String> inputs = new ArrayList<>();
    List<String> outputs = new ArrayList<>();
    String operator = "";
    String domain = OnnxGraph.ONNX;
    Map<String, long[]> attributes = new LinkedHashMap<>();
    while (proto.next()) {
      switch (proto.field()) {
        case 1 -> inputs.add(proto.text());
        case 2 -> outputs.add(proto.text());
        case 4 -> operator = proto.text();
        case 5 -> readAttribute(proto.message(), attributes);
        case 7 -> domain = proto.text();
        default -> {}
      }
    }
    if (outputs.size() != 1) {
      throw new IllegalArgumentException(
          "operator " + operator + ": expected one output, found " + outputs.size());
    }
    return new Node(domain, operator, List.copyOf(inputs), outputs.get(0), attributes);
  }

  private static void readAttribute(ProtobufReader proto, Map<String, long[]> attributes) {
    String name = "";
    LongStream.Builder values = LongStream.builder();
    while (proto.next()) {
      switch (proto.field()) {
        case 1 -> name = proto.text();
        case 3, 8 -> values.add(proto.number());
        case 20 -> {}
        default ->
            throw new IllegalArgumentException(
                "attribute " + name + ": expected whole numbers, found something else");
      }
    }
    attributes.put(name, values.build().toArray());
  }

  private static Tensor tensor(ProtobufReader proto) {
    LongStream.Builder shape = LongStream.builder();
    String name = "";
    long type = 0;
    byte[] content = {};
    while (proto.next()) {
      switch (proto.field()) {
        case 1 -> shape.add(proto.number());
        case 2 -> type = proto.number();
        case 8 -> name = proto.text();
        case 9 -> content = proto.content();
        default ->
            throw new IllegalArgumentException(
                "tensor " + name + ": expected raw data, found field " + proto.field());
      }
    }
    return new Tensor(name, type(name, type), content, shape.build().toArray());
  }

  private static OnnxGraph.Type type(String name, long code) {
    return Arrays.stream(OnnxGraph.Type.values())
        .filter(type -> type.code() == code)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "tensor "
                        + name
                        + ": expected elements that are "
                        + Arrays.toString(OnnxGraph.Type.values())
                        + ", found type "
                        + code));
  }

  private static void readPort(ProtobufReader proto, OnnxGraph graph, boolean input) {
    String name = "";
    long[] shape = {};
    while (proto.next()) {
      switch (proto.field()) {
        case 1 -> name = proto.text();
        case 2 -> shape = shape(proto.message());
        default -> {}
      }
    }
    if (input) {
      graph.input(name, shape);
    } else {
      graph.output(name, shape);
    }
  }

  /** The dimensions of a sample: those behind the batch's, whose place is held by a name. */
  private static long[] shape(ProtobufReader type) {
    LongStream.Builder dimensions = LongStream.builder();
    ProtobufReader shape = inner(inner(type, 1), 2);
    while (shape.next()) {
      ProtobufReader dimension = shape.message();
      while (dimension.next()) {
        if (dimension.field() == 1) {
          dimensions.add(dimension.number());
        }
      }
    }
    return dimensions.build().toArray();
  }

  /** The message in field {@code field} of {@code proto}, empty if there is none. */
  private static ProtobufReader inner(ProtobufReader proto, int field) {
    while (proto.next()) {
      if (proto.field() == field) {
        return proto.message();
      }
    }
    return new ProtobufReader(new byte[0]);
  }
}
