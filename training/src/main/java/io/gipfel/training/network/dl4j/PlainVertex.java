package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.api.MaskState;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.graph.vertex.BaseGraphVertex;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** What our vertices have in common: no layer inside, no parameters, no masks. */
@SuppressWarnings("overrides") // setInputs is varargs in DL4J's interface, not in its class
abstract class PlainVertex extends BaseGraphVertex {

  PlainVertex(ComputationGraph graph, String name, int index, DataType type) {
    super(graph, name, index, null, null, type);
  }

  @Override
  public final boolean hasLayer() {
    return false;
  }

  @Override
  public final Layer getLayer() {
    return null;
  }

  @Override
  public final void setBackpropGradientsViewArray(INDArray gradients) {
    if (gradients != null) {
      throw new IllegalArgumentException(this + " has no parameters");
    }
  }

  @Override
  public final Pair<INDArray, MaskState> feedForwardMaskArrays(
      INDArray[] masks, MaskState state, int minibatchSize) {
    return null;
  }

  @Override
  public final String toString() {
    return getClass().getSimpleName() + " " + getVertexName();
  }
}
