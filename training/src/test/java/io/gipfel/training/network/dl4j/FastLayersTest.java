package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.deeplearning4j.nn.conf.ComputationGraphConfiguration;
import org.deeplearning4j.nn.conf.ConvolutionMode;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.inputs.InputType;
import org.deeplearning4j.nn.conf.layers.BatchNormalization;
import org.deeplearning4j.nn.conf.layers.CnnLossLayer;
import org.deeplearning4j.nn.conf.layers.ConvolutionLayer;
import org.deeplearning4j.nn.conf.layers.Layer;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.activations.Activation;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.dataset.MultiDataSet;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.linalg.learning.config.Sgd;
import org.nd4j.linalg.lossfunctions.LossFunctions.LossFunction;

/** Our convolution and batch norm against DL4J's own, in training and inference. */
final class FastLayersTest {

  private static final int IN = 3;
  private static final int OUT = 4;

  private static ComputationGraph network(Layer convolution, Layer norm) {
    ComputationGraphConfiguration configuration =
        new NeuralNetConfiguration.Builder()
            .seed(5)
            .updater(new Sgd(0.1))
            .graphBuilder()
            .addInputs("in")
            .addLayer("convolution", convolution, "in")
            .addLayer("norm", norm, "convolution")
            .addLayer(
                "loss",
                new CnnLossLayer.Builder(LossFunction.MSE).activation(Activation.TANH).build(),
                "norm")
            .setInputTypes(InputType.convolutional(5, 6, IN))
            .setOutputs("loss")
            .build();
    ComputationGraph network = new ComputationGraph(configuration);
    network.init();
    return network;
  }

  @Test
  void learnLikeDl4jsLayers() {
    ComputationGraph theirs =
        network(
            new ConvolutionLayer.Builder(3, 3)
                .nIn(IN)
                .nOut(OUT)
                .hasBias(false)
                .convolutionMode(ConvolutionMode.Same)
                .activation(Activation.IDENTITY)
                .build(),
            new BatchNormalization.Builder().nOut(OUT).useLogStd(false).build());
    ComputationGraph ours =
        network(new PlainConvolution(IN, OUT, 3, false), new FastBatchNorm(OUT));
    ours.setParams(theirs.params());
    Nd4j.getRandom().setSeed(7);
    INDArray inputs = Nd4j.randn(DataType.FLOAT, 16, IN, 5, 6).addi(0.5);
    INDArray targets = Nd4j.rand(DataType.FLOAT, 16, OUT, 5, 6);
    MultiDataSet batch = new MultiDataSet(inputs, targets);
    for (int step = 0; step < 5; step++) {
      theirs.fit(batch);
      ours.fit(batch);
      assertEquals(theirs.score(), ours.score(), 1e-4, "step " + step);
    }
    assertTrue(
        theirs.params().equalsWithEps(ours.params(), 1e-4),
        ours.params() + " instead of " + theirs.params());
    INDArray expected = theirs.output(inputs)[0];
    INDArray found = ours.output(inputs)[0];
    assertTrue(expected.equalsWithEps(found, 1e-4), found + " instead of " + expected);
  }
}
