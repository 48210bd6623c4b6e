package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.deeplearning4j.nn.graph.vertex.BaseGraphVertex;
import org.deeplearning4j.nn.graph.vertex.VertexIndices;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

final class VertexTest {

  private static final LayerWorkspaceMgr NONE = LayerWorkspaceMgr.noWorkspaces();

  private final SplittableRandom random = new SplittableRandom(3);

  private INDArray random(long... shape) {
    INDArray array = Nd4j.create(DataType.FLOAT, shape);
    float[] values = new float[(int) array.length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) random.nextDouble(-1, 1);
    }
    Floats.fill(array, values);
    return array;
  }

  private static INDArray forward(BaseGraphVertex vertex, INDArray... inputs) {
    vertex.setInputVertices(new VertexIndices[inputs.length]);
    for (int i = 0; i < inputs.length; i++) {
      vertex.setInput(i, inputs[i], NONE);
    }
    return vertex.doForward(true, NONE);
  }

  /**
   * Both vertices are linear but where another cell becomes the maximum, so a difference quotient
   * is the slope up to rounding.
   */
  private void checkGradients(BaseGraphVertex vertex, INDArray... inputs) {
    INDArray weights = random(forward(vertex, inputs).shape());
    vertex.setEpsilon(weights);
    INDArray[] gradients = vertex.doBackward(false, NONE).getSecond();
    float step = 1e-3f;
    for (int i = 0; i < inputs.length; i++) {
      for (long j = 0; j < inputs[i].length(); j++) {
        float at = inputs[i].getFloat(j);
        inputs[i].putScalar(j, at + step);
        double above = forward(vertex, inputs).mul(weights).sumNumber().doubleValue();
        inputs[i].putScalar(j, at - step);
        double below = forward(vertex, inputs).mul(weights).sumNumber().doubleValue();
        inputs[i].putScalar(j, at);
        assertEquals(
            (above - below) / (2 * step),
            gradients[i].getFloat(j),
            5e-3,
            "input " + i + ", element " + j);
      }
    }
  }

  @Test
  void poolsMeansThenMaxima() {
    INDArray x = Nd4j.createFromArray(1f, 2, 3, 6, -1, -1, -4, -2).reshape(1, 2, 2, 2);
    INDArray pooled = forward(new GlobalPoolVertex(null, "pool", 0, DataType.FLOAT), x);
    assertArrayEquals(new float[] {3, -2, 6, -1}, pooled.toFloatVector());
  }

  @Test
  void addsABiasAPlane() {
    INDArray x = Nd4j.createFromArray(1f, 2, 3, 4).reshape(1, 2, 1, 2);
    INDArray bias = Nd4j.createFromArray(new float[][] {{10, 20}});
    INDArray sum = forward(new ChannelBiasVertex(null, "bias", 0, DataType.FLOAT), x, bias);
    assertArrayEquals(new float[] {11, 12, 23, 24}, Floats.copyOf(sum));
  }

  @Test
  void gradientsOfPooling() {
    checkGradients(new GlobalPoolVertex(null, "pool", 0, DataType.FLOAT), random(2, 3, 2, 4));
  }

  @Test
  void gradientsOfBias() {
    checkGradients(
        new ChannelBiasVertex(null, "bias", 0, DataType.FLOAT), random(2, 3, 2, 4), random(2, 3));
  }
}
