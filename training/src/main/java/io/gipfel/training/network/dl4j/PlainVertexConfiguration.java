package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.conf.graph.GraphVertex;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.memory.LayerMemoryReport;
import org.deeplearning4j.nn.conf.memory.MemoryReport;

/** What the configurations of our vertices have in common: no parameters, nothing to set. */
abstract class PlainVertexConfiguration extends GraphVertex {

  private static final long serialVersionUID = 1;

  /** How many inputs the vertex has. */
  abstract int inputs();

  @Override
  public final int minVertexInputs() {
    return inputs();
  }

  @Override
  public final int maxVertexInputs() {
    return inputs();
  }

  @Override
  public final long numParams(boolean backprop) {
    return 0;
  }

  @Override
  public final MemoryReport getMemoryReport(InputType... inputs) {
    return new LayerMemoryReport.Builder(null, getClass(), inputs[0], getOutputType(0, inputs))
        .standardMemory(0, 0)
        .workingMemory(0, 0, 0, 0)
        .cacheMemory(0, 0)
        .build();
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof PlainVertexConfiguration vertex && vertex.getClass() == getClass();
  }

  @Override
  public final int hashCode() {
    return getClass().hashCode();
  }
}
