package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.RandomSamples;
import io.gipfel.training.network.TrainingBatch;
import java.util.Map;
import java.util.TreeMap;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.junit.jupiter.api.Test;
import org.nd4j.linalg.api.ndarray.INDArray;

final class GradientTest {

  private static final Game GAME = Games.byName("dvonn");
  private static final int SAMPLES = 16;
  private static final double[] WEIGHTS = {1, 0.5, 0.25, 0.15, 0.3};
  private static final FitConfig FIT =
      new FitConfig(
          new LossWeights(WEIGHTS[1], WEIGHTS[2], WEIGHTS[3], WEIGHTS[4]),
          new Optimiser(Optimiser.Method.SGD, 0, 0),
          1);

  private final TrainingBatch batch = RandomSamples.batch(GAME, SAMPLES, 9);

  private double loss(Replica replica) {
    double[] losses = replica.gradients(batch, 0, SAMPLES);
    double sum = 0;
    for (int i = 0; i < losses.length; i++) {
      sum += SAMPLES * WEIGHTS[i] * losses[i];
    }
    return sum;
  }

  /**
   * Along the gradient of one parameter array at a time, the loss must rise by the gradient's
   * length. Arithmetic is in single precision and ReLUs bend, so a few per cent are allowed; a
   * mistake in a layer, a vertex, a loss or a weight is off by much more.
   */
  @Test
  void gradientsAreTheSlopesOfTheWeightedLoss() {
    NetworkLayout layout = NetworkLayout.of(GAME);
    ComputationGraph graph =
        new ComputationGraph(TowerConfiguration.of(new NetworkConfig(2, 8, 8, 8), layout, FIT, 4));
    graph.init();
    try (Replica replica = new Replica(graph, layout, "gradient-test")) {
      loss(replica);
      Map<String, INDArray> gradients = new TreeMap<>();
      graph.gradient().gradientForVariable().forEach((name, g) -> gradients.put(name, g.dup()));
      int checked = 0;
      for (Map.Entry<String, INDArray> parameter : graph.paramTable().entrySet()) {
        String name = parameter.getKey();
        boolean statistic = name.endsWith("_mean") || name.endsWith("_var");
        double length = gradients.get(name).norm2Number().doubleValue();
        if (!statistic && length > 1e-3) {
          checkSlope(replica, name, parameter.getValue(), gradients.get(name));
          checked++;
        }
      }
      assertTrue(checked > 30, "only " + checked + " arrays have a gradient");
    }
  }

  private void checkSlope(Replica replica, String name, INDArray parameter, INDArray gradient) {
    double length = gradient.norm2Number().doubleValue();
    INDArray before = parameter.dup();
    double step = 5e-3;
    INDArray direction = gradient.reshape(parameter.shape()).mul(step / length);
    parameter.addi(direction);
    double above = loss(replica);
    parameter.assign(before.sub(direction));
    double below = loss(replica);
    parameter.assign(before);
    assertEquals(length, (above - below) / (2 * step), 0.04 * length + 0.01, name);
  }
}
