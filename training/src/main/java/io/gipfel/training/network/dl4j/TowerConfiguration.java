package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.Optimiser;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.conf.ComputationGraphConfiguration.GraphBuilder;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.WorkspaceMode;
import org.deeplearning4j.nn.conf.distribution.NormalDistribution;
import org.deeplearning4j.nn.conf.graph.ElementWiseVertex;
import org.deeplearning4j.nn.conf.graph.MergeVertex;
import org.deeplearning4j.nn.conf.graph.PreprocessorVertex;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.layers.ActivationLayer;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.LossLayer;
import org.deeplearning4j.nn.conf.preprocessor.CnnToFeedForwardPreProcessor;
import org.deeplearning4j.nn.weights.IWeightInit;
import org.deeplearning4j.nn.weights.WeightInit;
import org.deeplearning4j.nn.weights.WeightInitDistribution;
import org.nd4j.linalg.activations.Activation;
import org.nd4j.linalg.learning.config.Adam;
import org.nd4j.linalg.learning.config.IUpdater;
import org.nd4j.linalg.learning.config.Nesterovs;

/**
 * The network as a DL4J configuration: a residual tower (He et al. 2016) with global pooling (Wu
 * 2019) and five heads.
 *
 * <p>A block is {@code x + conv(relu(conv(x) + bias))}, batch norm after each convolution and a
 * ReLU after the sum; in every third block {@code bias} is made from the pooled {@code x}. KataGo
 * pools channels of their own instead; pooling the input costs no convolution. Batch norm always
 * follows a convolution at once, so inference can fold it away.
 *
 * <p>Weights in front of the heads' outputs begin small, and those at the end of a block smaller
 * the more blocks there are, so that sums do not grow before batch norm has statistics: a new
 * network is nearly uniform and nearly undecided, and has nothing to unlearn.
 */
final class TowerConfiguration {

  /** The name of the input and of the first convolution. */
  static final String INPUT = "planes";

  static final String STEM = "stem";

  private static final int POOLING_PERIOD = 3;
  private static final double HEAD_DEVIATION = 0.02;

  private final NetworkConfig config;
  private final NetworkLayout layout;
  private final GraphBuilder graph;

  private TowerConfiguration(NetworkConfig config, NetworkLayout layout, GraphBuilder graph) {
    this.config = config;
    this.layout = layout;
    this.graph = graph;
  }

  /** The configuration of a network whose parameters are drawn from {@code seed}. */
  static ComputationGraphConfiguration of(
      NetworkConfig config, NetworkLayout layout, FitConfig fit, long seed) {
    GraphBuilder graph =
        new NeuralNetConfiguration.Builder()
            .seed(seed)
            .updater(updater(fit.optimiser()))
            .weightInit(WeightInit.RELU)
            .trainingWorkspaceMode(WorkspaceMode.ENABLED)
            .inferenceWorkspaceMode(WorkspaceMode.ENABLED)
            .graphBuilder()
            .addInputs(INPUT)
            .setInputTypes(
                InputType.convolutional(layout.height(), layout.width(), layout.planes()));
    new TowerConfiguration(config, layout, graph).addAll(fit.lossWeights());
    return graph.setOutputs(Head.ALL.stream().map(Head::vertex).toArray(String[]::new)).build();
  }

  /** At learning rate 1: the network multiplies what comes out by the rate of the step. */
  private static IUpdater updater(Optimiser optimiser) {
    return switch (optimiser.method()) {
      case ADAM -> new Adam(1);
      case SGD -> new Nesterovs(1, optimiser.momentum());
    };
  }

  private void addAll(LossWeights weights) {
    String x = relu(normalised(STEM, INPUT, plain(layout.planes(), config.channels(), 3)));
    for (int block = 0; block < config.blocks(); block++) {
      x = block("block" + block, x, block % POOLING_PERIOD == 1);
    }
    String pooled = pool("trunk.pool", x);
    addPolicyHeads(x, pooled, weights);
    addValueHeads(x, weights);
    String owners = convolution("owners.planes", x, config.channels(), 2);
    addLoss(Head.OWNERS, flat(owners, 2), Activation.SIGMOID, new OwnersLoss(weights.owners()));
  }

  private String block(String name, String x, boolean pooling) {
    int channels = config.channels();
    String y = normalised(name + ".first", x, plain(channels, channels, 3));
    if (pooling) {
      y = biased(y, pool(name + ".pool", x), channels);
    }
    PlainConvolution second = plain(channels, channels, 3);
    second.setWeightInitFn(normal(Math.sqrt(2.0 / (9 * channels * config.blocks()))));
    y = normalised(name + ".second", relu(y), second);
    graph.addVertex(name + ".sum", new ElementWiseVertex(ElementWiseVertex.Op.Add), y, x);
    return relu(name + ".sum");
  }

  private void addPolicyHeads(String x, String pooled, LossWeights weights) {
    int channels = config.headChannels();
    String trunk = normalised("policy.trunk", x, plain(config.channels(), channels, 1));
    trunk = relu(biased(trunk, pooled, channels));
    addPolicy(Head.POLICY, trunk, pooled, 1);
    addPolicy(Head.NEXT_POLICY, trunk, pooled, weights.nextPolicy());
  }

  private void addPolicy(Head head, String trunk, String pooled, double weight) {
    String name = head.vertex();
    int planes = layout.policyPlanes();
    String logits =
        flat(convolution(name + ".planes", trunk, config.headChannels(), planes), planes);
    if (layout.policyExtras() > 0) {
      String extras =
          output(name + ".extras", pooled, 2 * config.channels(), layout.policyExtras());
      graph.addVertex(name + ".logits", new MergeVertex(), logits, extras);
      logits = name + ".logits";
    }
    addLoss(head, logits, Activation.IDENTITY, new SoftmaxLoss(weight));
  }

  private void addValueHeads(String x, LossWeights weights) {
    int channels = config.headChannels();
    String trunk = relu(normalised("value.trunk", x, plain(config.channels(), channels, 1)));
    String pooled = pool("value.pool", trunk);
    int units = config.valueUnits();
    graph.addLayer("value.hidden", dense(2 * channels, units, Activation.RELU).build(), pooled);
    String value = output("value.logits", "value.hidden", units, 3);
    addLoss(Head.VALUE, value, Activation.SOFTMAX, new SoftmaxLoss(weights.value()));
    String margin = output("margin.logit", "value.hidden", units, 1);
    addLoss(Head.MARGIN, margin, Activation.TANH, new MarginLoss(weights.margin()));
  }

  private void addLoss(Head head, String logits, Activation activation, RowLoss loss) {
    LossLayer layer = new LossLayer.Builder(loss).activation(activation).build();
    layer.setNIn(head.size(layout));
    layer.setNOut(head.size(layout));
    graph.addLayer(head.vertex(), layer, logits);
  }

  /** A convolution and its batch norm. */
  private String normalised(String name, String x, PlainConvolution convolution) {
    graph
        .addLayer(name, convolution, x)
        .addLayer(name + ".norm", new FastBatchNorm((int) convolution.getNOut()), name);
    return name + ".norm";
  }

  private static PlainConvolution plain(int in, int out, int size) {
    return new PlainConvolution(in, out, size, false);
  }

  private static IWeightInit normal(double deviation) {
    return new WeightInitDistribution(new NormalDistribution(0, deviation));
  }

  /** A 1×1 convolution with bias whose outputs are logits. */
  private String convolution(String name, String x, int in, int out) {
    PlainConvolution convolution = new PlainConvolution(in, out, 1, true);
    convolution.setWeightInitFn(normal(HEAD_DEVIATION));
    graph.addLayer(name, convolution, x);
    return name;
  }

  /** A dense layer whose outputs are logits. */
  private String output(String name, String x, int in, int out) {
    graph.addLayer(
        name, dense(in, out, Activation.IDENTITY).weightInit(normal(HEAD_DEVIATION)).build(), x);
    return name;
  }

  private static DenseLayer.Builder dense(int in, int out, Activation activation) {
    return new DenseLayer.Builder().nIn(in).nOut(out).activation(activation);
  }

  private String biased(String x, String pooled, int channels) {
    DenseLayer bias =
        dense(2 * config.channels(), channels, Activation.IDENTITY)
            .weightInit(WeightInit.XAVIER)
            .build();
    graph
        .addLayer(x + ".bias", bias, pooled)
        .addVertex(x + ".biased", new ChannelBias(), x, x + ".bias");
    return x + ".biased";
  }

  private String pool(String name, String x) {
    graph.addVertex(name, new GlobalPool(), x);
    return name;
  }

  private String relu(String x) {
    graph.addLayer(x + ".relu", new ActivationLayer(Activation.RELU), x);
    return x + ".relu";
  }

  private String flat(String x, int planes) {
    graph.addVertex(
        x + ".flat",
        new PreprocessorVertex(
            new CnnToFeedForwardPreProcessor(layout.height(), layout.width(), planes)),
        x);
    return x + ".flat";
  }
}
