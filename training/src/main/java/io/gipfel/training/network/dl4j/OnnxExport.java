package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.onnx.BatchNorm;
import io.gipfel.training.network.onnx.OnnxGraph;
import io.gipfel.training.network.onnx.OnnxGraph.Tensor;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.deeplearning4j.nn.api.Layer;
import org.deeplearning4j.nn.conf.graph.ElementWiseVertex;
import org.deeplearning4j.nn.conf.graph.GraphVertex;
import org.deeplearning4j.nn.conf.graph.LayerVertex;
import org.deeplearning4j.nn.conf.graph.MergeVertex;
import org.deeplearning4j.nn.conf.graph.PreprocessorVertex;
import org.deeplearning4j.nn.conf.layers.ActivationLayer;
import org.deeplearning4j.nn.conf.layers.BatchNormalization;
import org.deeplearning4j.nn.conf.layers.ConvolutionLayer;
import org.deeplearning4j.nn.conf.layers.DenseLayer;
import org.deeplearning4j.nn.conf.layers.LossLayer;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.params.BatchNormalizationParamInitializer;
import org.deeplearning4j.nn.params.ConvolutionParamInitializer;
import org.deeplearning4j.nn.params.DefaultParamInitializer;
import org.nd4j.linalg.activations.IActivation;
import org.nd4j.linalg.activations.impl.ActivationIdentity;
import org.nd4j.linalg.activations.impl.ActivationReLU;
import org.nd4j.linalg.activations.impl.ActivationSigmoid;
import org.nd4j.linalg.activations.impl.ActivationSoftmax;
import org.nd4j.linalg.activations.impl.ActivationTanH;
import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Translates a DL4J graph for inference: walks back from the heads that inference may want, so what
 * only training needs stays behind, and folds batch norm into the convolution before it.
 */
final class OnnxExport {

  private final ComputationGraph network;
  private final OnnxGraph graph;
  private final Set<String> translated = new HashSet<>();

  private OnnxExport(ComputationGraph network, OnnxGraph graph) {
    this.network = network;
    this.graph = graph;
  }

  /** Adds the heads for inference, and all they need, to {@code graph}. */
  static void translate(ComputationGraph network, NetworkLayout layout, OnnxGraph graph) {
    OnnxExport export = new OnnxExport(network, graph);
    graph.input(TowerConfiguration.INPUT, layout.planes(), layout.height(), layout.width());
    export.translated.add(TowerConfiguration.INPUT);
    for (Head head : Head.ALL) {
      if (head.exported()) {
        graph.output(export.vertex(head.vertex()), head.size(layout));
      }
    }
  }

  /** Translates the vertex {@code name}, unless that is done, and returns {@code name}. */
  private String vertex(String name) {
    if (!translated.add(name)) {
      return name;
    }
    GraphVertex vertex = network.getConfiguration().getVertices().get(name);
    List<String> from = network.getConfiguration().getVertexInputs().get(name);
    if (vertex instanceof LayerVertex layer) {
      layer(name, layer.getLayerConf().getLayer(), from.get(0));
    } else if (vertex instanceof GlobalPool) {
      graph.globalPool(name, vertex(from.get(0)));
    } else if (vertex instanceof ChannelBias || isSum(vertex)) {
      graph.apply("Add", name, vertex(from.get(0)), vertex(from.get(1)));
    } else if (vertex instanceof PreprocessorVertex) {
      graph.flatten(name, vertex(from.get(0)));
    } else if (vertex instanceof MergeVertex) {
      graph.concat(name, from.stream().map(this::row).toList());
    } else {
      throw unknown(name, vertex);
    }
    return name;
  }

  private void layer(String name, org.deeplearning4j.nn.conf.layers.Layer layer, String from) {
    Layer trained = network.getLayer(name);
    if (layer instanceof ConvolutionLayer) {
      float[] bias = Floats.copyOf(trained.getParam(ConvolutionParamInitializer.BIAS_KEY));
      convolution(name, vertex(from), trained, values -> values, bias);
    } else if (layer instanceof BatchNormalization norm) {
      BatchNorm folding = batchNorm(trained, norm.getEps());
      String before = network.getConfiguration().getVertexInputs().get(from).get(0);
      convolution(
          name,
          vertex(before),
          network.getLayer(from),
          folding::foldedWeights,
          folding.foldedBias());
    } else if (layer instanceof DenseLayer dense) {
      dense(name, vertex(from), dense.getActivationFn());
    } else if (layer instanceof ActivationLayer activation) {
      activation(name, vertex(from), activation.getActivationFn());
    } else if (layer instanceof LossLayer loss) {
      activation(name, row(from), loss.getActivationFn());
    } else {
      throw unknown(name, layer);
    }
  }

  private void convolution(
      String name, String from, Layer layer, UnaryOperator<float[]> folding, float[] bias) {
    INDArray weights = layer.getParam(ConvolutionParamInitializer.WEIGHT_KEY);
    graph.convolution(
        name,
        from,
        new Tensor(name + "/weights", folding.apply(Floats.copyOf(weights)), weights.shape()),
        new Tensor(name + "/bias", bias, bias.length));
  }

  /** A dense layer, as a convolution over planes of one cell. */
  private void dense(String name, String from, IActivation activation) {
    Layer layer = network.getLayer(name);
    INDArray weights = layer.getParam(DefaultParamInitializer.WEIGHT_KEY).transpose();
    float[] bias = Floats.copyOf(layer.getParam(DefaultParamInitializer.BIAS_KEY));
    boolean plain = activation instanceof ActivationIdentity;
    String sum = plain ? name : name + "/sum";
    graph.convolution(
        sum,
        from,
        new Tensor(
            name + "/weights", Floats.copyOf(weights), weights.size(0), weights.size(1), 1, 1),
        new Tensor(name + "/bias", bias, bias.length));
    if (!plain) {
      activation(name, sum, activation);
    }
  }

  private void activation(String name, String from, IActivation activation) {
    if (activation instanceof ActivationSoftmax) {
      graph.softmax(name, from);
    } else if (activation instanceof ActivationReLU) {
      graph.apply("Relu", name, from);
    } else if (activation instanceof ActivationTanH) {
      graph.apply("Tanh", name, from);
    } else if (activation instanceof ActivationSigmoid) {
      graph.apply("Sigmoid", name, from);
    } else if (activation instanceof ActivationIdentity) {
      graph.apply("Identity", name, from);
    } else {
      throw unknown(name, activation);
    }
  }

  /** The output of the vertex {@code name} as a row: dense layers end as planes of one cell. */
  private String row(String name) {
    String planes = vertex(name);
    GraphVertex vertex = network.getConfiguration().getVertices().get(name);
    if (vertex instanceof LayerVertex layer
        && layer.getLayerConf().getLayer() instanceof DenseLayer) {
      graph.flatten(name + "/row", planes);
      return name + "/row";
    }
    return planes;
  }

  private static BatchNorm batchNorm(Layer layer, double epsilon) {
    return new BatchNorm(
        Floats.copyOf(layer.getParam(BatchNormalizationParamInitializer.GAMMA)),
        Floats.copyOf(layer.getParam(BatchNormalizationParamInitializer.BETA)),
        Floats.copyOf(layer.getParam(BatchNormalizationParamInitializer.GLOBAL_MEAN)),
        Floats.copyOf(layer.getParam(BatchNormalizationParamInitializer.GLOBAL_VAR)),
        epsilon);
  }

  private static boolean isSum(GraphVertex vertex) {
    return vertex instanceof ElementWiseVertex sum && sum.getOp() == ElementWiseVertex.Op.Add;
  }

  private static IllegalStateException unknown(String name, Object what) {
    return new IllegalStateException(
        name + ": no translation to ONNX for " + what.getClass().getName());
  }
}
