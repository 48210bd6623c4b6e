package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.conf.graph.GraphVertex;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.memory.LayerMemoryReport;
import org.deeplearning4j.nn.conf.memory.MemoryReport;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Global pooling: {@code [N, C, H, W]} to {@code [N, 2C]}, the mean of every channel and then the
 * maximum of every channel (Wu, Accelerating Self-Play Learning in Go, 2019, section 3.3).
 */
final class GlobalPool extends GraphVertex {

  private static final long serialVersionUID = 1;

  @Override
  public GraphVertex clone() {
    return new GlobalPool();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GlobalPool;
  }

  @Override
  public int hashCode() {
    return GlobalPool.class.hashCode();
  }

  @Override
  public long numParams(boolean backprop) {
    return 0;
  }

  @Override
  public int minVertexInputs() {
    return 1;
  }

  @Override
  public int maxVertexInputs() {
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

  @Override
  public MemoryReport getMemoryReport(InputType... inputs) {
    return new LayerMemoryReport.Builder(
            null, GlobalPool.class, inputs[0], getOutputType(0, inputs))
        .standardMemory(0, 0)
        .workingMemory(0, 0, 0, 0)
        .cacheMemory(0, 0)
        .build();
  }
}
