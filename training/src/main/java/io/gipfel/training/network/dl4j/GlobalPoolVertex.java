package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/** {@link GlobalPool} at work. The gradient of a maximum goes to the first cell that holds it. */
@SuppressWarnings("overrides") // setInputs is varargs in DL4J's interface, not in its class
final class GlobalPoolVertex extends PlainVertex {

  private int[] argmax = {};
  private float[] values = {};

  GlobalPoolVertex(ComputationGraph graph, String name, int index, DataType type) {
    super(graph, name, index, type);
  }

  @Override
  public INDArray doForward(boolean training, LayerWorkspaceMgr workspaces) {
    INDArray x = inputs[0];
    int samples = (int) x.size(0);
    int channels = (int) x.size(1);
    int cells = (int) (x.size(2) * x.size(3));
    values = Floats.copyOf(x, values);
    float[] in = values;
    float[] out = new float[samples * 2 * channels];
    if (argmax.length != samples * channels) {
      argmax = new int[samples * channels];
    }
    for (int i = 0; i < samples * channels; i++) {
      int best = i * cells;
      float sum = 0;
      for (int cell = i * cells; cell < (i + 1) * cells; cell++) {
        sum += in[cell];
        if (in[cell] > in[best]) {
          best = cell;
        }
      }
      int mean = i / channels * 2 * channels + i % channels;
      out[mean] = sum / cells;
      out[mean + channels] = in[best];
      argmax[i] = best;
    }
    INDArray result = Floats.array(workspaces, ArrayType.ACTIVATIONS, out, samples, 2L * channels);
    return result;
  }

  @Override
  public Pair<Gradient, INDArray[]> doBackward(boolean tbptt, LayerWorkspaceMgr workspaces) {
    INDArray x = inputs[0];
    int channels = (int) x.size(1);
    int cells = (int) (x.size(2) * x.size(3));
    float[] epsilons = Floats.copyOf(epsilon);
    float[] out = values;
    for (int i = 0; i < argmax.length; i++) {
      int mean = i / channels * 2 * channels + i % channels;
      float share = epsilons[mean] / cells;
      for (int cell = i * cells; cell < (i + 1) * cells; cell++) {
        out[cell] = share;
      }
      out[argmax[i]] += epsilons[mean + channels];
    }
    INDArray result = Floats.array(workspaces, ArrayType.ACTIVATION_GRAD, out, x.shape());
    return new Pair<>(null, new INDArray[] {result});
  }
}
