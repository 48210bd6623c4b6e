package io.gipfel.training.network.dl4j;

import java.util.Collection;
import java.util.Map;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.ConvolutionMode;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.layers.ConvolutionLayer;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.deeplearning4j.optimize.api.TrainingListener;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.activations.Activation;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * DL4J's convolution, with stride 1, size kept and no activation, without computing it twice.
 *
 * <p>Going back, DL4J computes every convolution once more to know the input of its activation.
 * Ours have none, so that work, a third of what a convolution costs, is for nothing.
 */
final class PlainConvolution extends ConvolutionLayer {

  private static final long serialVersionUID = 1;

  /** For the archive, which fills it in. */
  PlainConvolution() {}

  PlainConvolution(int in, int out, int size, boolean bias) {
    super(
        new ConvolutionLayer.Builder(size, size)
            .nIn(in)
            .nOut(out)
            .hasBias(bias)
            .convolutionMode(ConvolutionMode.Same)
            .activation(Activation.IDENTITY));
  }

  @Override
  public PlainConvolution clone() {
    return (PlainConvolution) super.clone();
  }

  @Override
  public Layer instantiate(
      NeuralNetConfiguration configuration,
      Collection<TrainingListener> listeners,
      int index,
      INDArray parameters,
      boolean initialise,
      DataType type) {
    OnceComputed layer = new OnceComputed(configuration, type);
    layer.setListeners(listeners);
    layer.setIndex(index);
    layer.setParamsViewArray(parameters);
    Map<String, INDArray> table = initializer().init(configuration, parameters, initialise);
    layer.setParamTable(table);
    layer.setConf(configuration);
    return layer;
  }

  /** The layer at work. */
  @SuppressWarnings("overrides") // DL4J's layers have equals without hashCode
  private static final class OnceComputed
      extends org.deeplearning4j.nn.layers.convolution.ConvolutionLayer {

    private static final long serialVersionUID = 1;

    private INDArray epsilon;

    OnceComputed(NeuralNetConfiguration configuration, DataType type) {
      super(configuration, type);
    }

    @Override
    public Pair<Gradient, INDArray> backpropGradient(
        INDArray epsilon, LayerWorkspaceMgr workspaces) {
      this.epsilon = epsilon;
      return super.backpropGradient(epsilon, workspaces);
    }

    /** Going back, any array of the right shape will do: the identity does not look at it. */
    @Override
    protected Pair<INDArray, INDArray> preOutput4d(
        boolean training, boolean goingBack, LayerWorkspaceMgr workspaces) {
      return goingBack ? new Pair<>(epsilon, null) : super.preOutput4d(training, false, workspaces);
    }
  }
}
