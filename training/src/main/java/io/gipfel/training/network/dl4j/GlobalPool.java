package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.conf.graph.GraphVertex;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Global pooling: {@code [N, C, H, W]} to {@code [N, 2C]}, the mean of every channel and then the
 * maximum of every channel (Wu, Accelerating Self-Play Learning in Go, 2019, section 3.3).
 */
final class GlobalPool extends PlainVertexConfiguration {

  private static final long serialVersionUID = 1;

  @Override
  public GraphVertex clone() {
    return new GlobalPool();
  }

  @Override
  int inputs() {
    return 1;
  }

  @Override
  public org.deeplearning4j.nn.graph.vertex.GraphVertex instantiate(
      ComputationGraph graph,
      String name,
      int index,
      INDArray parameters,
      boolean initialise,
      DataType type) {
    return new GlobalPoolVertex(graph, name, index, type);
  }

  @Override
  public InputType getOutputType(int index, InputType... inputs) {
    return InputType.feedForward(2 * ((InputType.InputTypeConvolutional) inputs[0]).getChannels());
  }
}
