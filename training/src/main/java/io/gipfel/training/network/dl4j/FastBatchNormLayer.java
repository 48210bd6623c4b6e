package io.gipfel.training.network.dl4j;

import static org.deeplearning4j.nn.params.BatchNormalizationParamInitializer.BETA;
import static org.deeplearning4j.nn.params.BatchNormalizationParamInitializer.GAMMA;
import static org.deeplearning4j.nn.params.BatchNormalizationParamInitializer.GLOBAL_MEAN;
import static org.deeplearning4j.nn.params.BatchNormalizationParamInitializer.GLOBAL_VAR;

import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.gradient.DefaultGradient;
import org.deeplearning4j.nn.gradient.Gradient;
import org.deeplearning4j.nn.layers.normalization.BatchNormalization;
import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/**
 * Batch norm of {@code [N, C, H, W]} in plain loops (Ioffe and Szegedy, Batch Normalization, 2015,
 * algorithms 1 and 2). Parameters and running statistics are DL4J's.
 */
@SuppressWarnings("overrides") // DL4J's layers have equals without hashCode
final class FastBatchNormLayer extends BatchNormalization {

  private static final long serialVersionUID = 1;

  /** Statistics of the last batch in training, of each channel. */
  private float[] means = {};

  private float[] variances = {};

  /** Working memory: allocating it anew for every step would cost a tenth of the step. */
  private float[] values = {};

  private float[] epsilons = {};

  FastBatchNormLayer(NeuralNetConfiguration configuration, DataType type) {
    super(configuration, type);
  }

  @Override
  public INDArray preOutput(INDArray x, TrainingMode mode, LayerWorkspaceMgr workspaces) {
    ChannelLoops loops = new ChannelLoops(x);
    values = Floats.copyOf(x, values);
    boolean training = mode == TrainingMode.TRAIN;
    if (training) {
      setStatistics(loops, values);
    }
    float[] mean = training ? means : Floats.copyOf(getParam(GLOBAL_MEAN));
    float[] variance = training ? variances : Floats.copyOf(getParam(GLOBAL_VAR));
    float[] gammas = Floats.copyOf(getParam(GAMMA));
    float[] betas = Floats.copyOf(getParam(BETA));
    for (int channel = 0; channel < gammas.length; channel++) {
      float factor = gammas[channel] / deviation(variance[channel]);
      loops.scale(values, channel, factor, betas[channel] - mean[channel] * factor);
    }
    return Floats.array(workspaces, ArrayType.ACTIVATIONS, values, x.shape());
  }

  private void setStatistics(ChannelLoops loops, float[] x) {
    if (means.length != loops.channels()) {
      means = new float[loops.channels()];
      variances = new float[loops.channels()];
    }
    for (int channel = 0; channel < means.length; channel++) {
      means[channel] = loops.sum(x, channel) / loops.count();
      variances[channel] = loops.squares(x, channel, means[channel]) / loops.count();
    }
  }

  private float deviation(float variance) {
    return (float) Math.sqrt(variance + layerConf().getEps());
  }

  /**
   * With x̂ = (x − μ)/σ and sums over the n values of a channel: dβ = Σ dy, dγ = Σ dy·x̂, and dx =
   * γ/σ · (dy − dβ/n − x̂·dγ/n), which is linear in dy and x.
   */
  @Override
  public Pair<Gradient, INDArray> backpropGradient(INDArray epsilon, LayerWorkspaceMgr workspaces) {
    assertInputSet(true);
    ChannelLoops loops = new ChannelLoops(input);
    values = Floats.copyOf(input, values);
    epsilons = Floats.copyOf(epsilon, epsilons);
    float[] x = values;
    float[] dy = epsilons;
    float[] gammas = Floats.copyOf(getParam(GAMMA));
    float[] betaGradients = new float[gammas.length];
    float[] gammaGradients = new float[gammas.length];
    for (int channel = 0; channel < gammas.length; channel++) {
      float mean = means[channel];
      float deviation = deviation(variances[channel]);
      float factor = gammas[channel] / deviation;
      betaGradients[channel] = loops.sum(dy, channel);
      gammaGradients[channel] = loops.products(dy, x, channel, mean) / deviation;
      float slope = -factor * gammaGradients[channel] / (loops.count() * deviation);
      float offset = -factor * betaGradients[channel] / loops.count() - slope * mean;
      loops.combine(dy, x, channel, factor, slope, offset);
    }
    Gradient gradient = new DefaultGradient();
    set(gradient, GAMMA, gammaGradients);
    set(gradient, BETA, betaGradients);
    set(gradient, GLOBAL_MEAN, towards(means, GLOBAL_MEAN));
    set(gradient, GLOBAL_VAR, towards(variances, GLOBAL_VAR));
    return new Pair<>(
        gradient, Floats.array(workspaces, ArrayType.ACTIVATION_GRAD, dy, input.shape()));
  }

  private void set(Gradient gradient, String parameter, float[] values) {
    INDArray view = gradientViews.get(parameter);
    view.assign(Nd4j.createFromArray(values).reshape(view.shape()));
    gradient.setGradientFor(parameter, view);
  }

  /**
   * A running statistic's "gradient": what to subtract from it to move it by 1 − decay of the way
   * to the batch's. DL4J's updater leaves it as it is.
   */
  private float[] towards(float[] batch, String parameter) {
    float share = (float) (1 - layerConf().getDecay());
    float[] difference = Floats.copyOf(getParam(parameter));
    for (int channel = 0; channel < batch.length; channel++) {
      difference[channel] = share * (difference[channel] - batch[channel]);
    }
    return difference;
  }
}
