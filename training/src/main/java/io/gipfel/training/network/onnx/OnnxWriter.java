package io.gipfel.training.network.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;

/**
 * Turns an {@link OnnxGraph} into the bytes of an ONNX file (IR version 8, operator set 13).
 *
 * <p>The numbers are field numbers of {@code onnx.proto}, named after the messages they belong to.
 */
public final class OnnxWriter {

  private static final int IR_VERSION = 8;
  private static final int OPERATOR_SET = 13;
  private static final int FLOAT = 1;
  private static final int INTS = 7;
  private static final int INT = 2;
  private static final String BATCH = "N";

  private OnnxWriter() {}

  /** The file that holds {@code graph}. */
  public static byte[] bytes(OnnxGraph graph) {
    Protobuf model =
        new Protobuf()
            .add(1, IR_VERSION)
            .add(2, "gipfel")
            .add(7, graphProto(graph))
            .add(8, new Protobuf().add(1, "").add(2, OPERATOR_SET));
    graph
        .metadata()
        .forEach((key, value) -> model.add(14, new Protobuf().add(1, key).add(2, value)));
    return model.bytes();
  }

  private static Protobuf graphProto(OnnxGraph graph) {
    Protobuf proto = new Protobuf().add(2, "network");
    graph.nodes().forEach(node -> proto.add(1, nodeProto(node)));
    graph.tensors().forEach(tensor -> proto.add(5, tensorProto(tensor)));
    graph.inputs().forEach(port -> proto.add(11, valueInfoProto(port)));
    graph.outputs().forEach(port -> proto.add(12, valueInfoProto(port)));
    return proto;
  }

  private static Protobuf nodeProto(OnnxGraph.Node node) {
    Protobuf proto = new Protobuf();
    node.inputs().forEach(input -> proto.add(1, input));
    proto.add(2, node.output()).add(3, node.output()).add(4, node.operator());
    node.attributes().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> proto.add(5, attributeProto(entry.getKey(), entry.getValue())));
    return proto;
  }

  private static Protobuf attributeProto(String name, long[] values) {
    Protobuf proto = new Protobuf().add(1, name);
    if (values.length == 1) {
      return proto.add(3, values[0]).add(20, INT);
    }
    for (long value : values) {
      proto.add(8, value);
    }
    return proto.add(20, INTS);
  }

  private static Protobuf tensorProto(OnnxGraph.Tensor tensor) {
    Protobuf proto = new Protobuf();
    for (long dimension : tensor.shape()) {
      proto.add(1, dimension);
    }
    ByteBuffer raw =
        ByteBuffer.allocate(tensor.values().length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    raw.asFloatBuffer().put(tensor.values());
    return proto.add(2, FLOAT).add(8, tensor.name()).add(9, raw.array());
  }

  private static Protobuf valueInfoProto(OnnxGraph.Port port) {
    Protobuf shape = new Protobuf().add(1, new Protobuf().add(2, BATCH));
    for (long dimension : port.shape()) {
      shape.add(1, new Protobuf().add(1, dimension));
    }
    Protobuf type = new Protobuf().add(1, new Protobuf().add(1, FLOAT).add(2, shape));
    return new Protobuf().add(1, port.name()).add(2, type);
  }
}
