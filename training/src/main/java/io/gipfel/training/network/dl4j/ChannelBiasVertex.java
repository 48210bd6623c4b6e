package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** {@link ChannelBias} at work. */
@SuppressWarnings("overrides") // setInputs is varargs in DL4J's interface, not in its class
final class ChannelBiasVertex extends PlainVertex {

  private float[] values = {};

  ChannelBiasVertex(ComputationGraph graph, String name, int index, DataType type) {
    super(graph, name, index, type);
  }

  @Override
  public INDArray doForward(boolean training, LayerWorkspaceMgr workspaces) {
    INDArray x = inputs[0];
    int cells = (int) (x.size(2) * x.size(3));
    values = Floats.copyOf(x, values);
    float[] sum = values;
    float[] bias = Floats.copyOf(inputs[1]);
    for (int i = 0; i < bias.length; i++) {
      for (int cell = i * cells; cell < (i + 1) * cells; cell++) {
        sum[cell] += bias[i];
      }
    }
    INDArray result = Floats.array(workspaces, ArrayType.ACTIVATIONS, sum, x.shape());
    return result;
  }

  @Override
  public Pair<Gradient, INDArray[]> doBackward(boolean tbptt, LayerWorkspaceMgr workspaces) {
    INDArray bias = inputs[1];
    int cells = (int) (epsilon.size(2) * epsilon.size(3));
    values = Floats.copyOf(epsilon, values);
    float[] epsilons = values;
    float[] out = new float[(int) bias.length()];
    for (int i = 0; i < out.length; i++) {
      for (int cell = i * cells; cell < (i + 1) * cells; cell++) {
        out[i] += epsilons[cell];
      }
    }
    INDArray result = Floats.array(workspaces, ArrayType.ACTIVATION_GRAD, out, bias.shape());
    INDArray same = workspaces.dup(ArrayType.ACTIVATION_GRAD, epsilon);
    return new Pair<>(null, new INDArray[] {same, result});
  }
}
