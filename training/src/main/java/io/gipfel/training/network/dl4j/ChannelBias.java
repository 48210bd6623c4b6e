package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.conf.graph.GraphVertex;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * A bias of its own for every channel of every sample: {@code [N, C, H, W]} plus {@code [N, C]}.
 * Fed from a {@link GlobalPool}, it tells every cell about the whole board (Wu, Accelerating
 * Self-Play Learning in Go, 2019, section 3.3).
 */
final class ChannelBias extends PlainVertexConfiguration {

  private static final long serialVersionUID = 1;

  @Override
  public GraphVertex clone() {
    return new ChannelBias();
  }

  @Override
  int inputs() {
    return 2;
  }

  @Override
  public org.deeplearning4j.nn.graph.vertex.GraphVertex instantiate(
      ComputationGraph graph,
      String name,
      int index,
      INDArray parameters,
      boolean initialise,
      DataType type) {
    return new ChannelBiasVertex(graph, name, index, type);
  }

  @Override
  public InputType getOutputType(int index, InputType... inputs) {
    return inputs[0];
  }
}
