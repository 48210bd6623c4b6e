package io.gipfel.training.network.onnx;

import java.util.Map;

/**
 * Turns an {@link OnnxGraph} into the bytes of an ONNX file (IR version 8, operator set 13).
 *
 * <p>The numbers are field numbers of {@code onnx.proto}, named after the messages they belong to.
 */
public final class OnnxWriter {

  private static final int IR_VERSION = 8;
  private static final int OPERATOR_SET = 13;
  private static final int MICROSOFT_OPERATOR_SET = 1;
  private static final int INTS = 7;
  private static final int INT = 2;
  private static final String BATCH = "N";

  private OnnxWriter() {}

  /** The file that holds {@code graph}. */
  public static byte[] bytes(OnnxGraph graph) {
    Protobuf model = new Protobuf().add(1, IR_VERSION).add(2, "gipfel").add(7, graphProto(graph));
    model.add(8, operatorSet(OnnxGraph.ONNX, OPERATOR_SET));
    if (graph.nodes().stream().anyMatch(node -> node.domain().equals(OnnxGraph.MICROSOFT))) {
      model.add(8, operatorSet(OnnxGraph.MICROSOFT, MICROSOFT_OPERATOR_SET));
    }
    graph
        .metadata()
        .forEach((key, value) -> model.add(14, new Protobuf().add(1, key).add(2, value)));
    return model.bytes();
  }

  private static Protobuf operatorSet(String domain, int version) {
    return new Protobuf().add(1, domain).add(2, version);
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
    return node.domain().isEmpty() ? proto : proto.add(7, node.domain());
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
    return proto.add(2, tensor.type().code()).add(8, tensor.name()).add(9, tensor.bytes());
  }

  private static Protobuf valueInfoProto(OnnxGraph.Port port) {
    Protobuf tensor = new Protobuf().add(1, OnnxGraph.Type.FLOAT.code());
    if (port.shape().length > 0) {
      Protobuf shape = new Protobuf().add(1, new Protobuf().add(2, BATCH));
      for (long dimension : port.shape()) {
        shape.add(1, new Protobuf().add(1, dimension));
      }
      tensor.add(2, shape);
    }
    return new Protobuf().add(1, port.name()).add(2, new Protobuf().add(1, tensor));
  }
}
