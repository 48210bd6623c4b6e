package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.Losses;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.RandomSamples;
import io.gipfel.training.network.TrainingBatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nd4j.linalg.api.ndarray.INDArray;

final class Dl4jNetworkTest {

  private static final Game GAME = Games.byName("tictactoe-2");
  private static final NetworkConfig SMALL = new NetworkConfig(2, 8, 8, 8);

  @TempDir private Path directory;

  private static FitConfig fit(Optimiser.Method method, int replicas) {
    return new FitConfig(
        new LossWeights(1, 0.5, 0.25, 0.15), new Optimiser(method, 0.9, 1e-4), replicas);
  }

  private static PolicyValueNetwork small(int replicas, long seed) {
    return Networks.create(GAME, SMALL, fit(Optimiser.Method.ADAM, replicas), seed);
  }

  /** The least loss that policy targets allow: their mean entropy over rows that have one. */
  private static double entropy(float[] targets, int rows) {
    double entropy = 0;
    double withTarget = 0;
    for (float target : targets) {
      if (target > 0) {
        entropy -= target * Math.log(target);
        withTarget += target;
      }
    }
    assertTrue(withTarget <= rows + 1e-3);
    return entropy / withTarget;
  }

  @ParameterizedTest
  @CsvSource({"tictactoe-2, 2", "dvonn, 1"})
  void learnsABatchByHeart(String game, int replicas) {
    Game played = Games.byName(game);
    TrainingBatch batch = RandomSamples.batch(played, 32, 1);
    try (PolicyValueNetwork network =
        Networks.create(
            played, new NetworkConfig(2, 24, 16, 24), fit(Optimiser.Method.ADAM, replicas), 1)) {
      double floor = entropy(batch.policy, batch.size);
      double nextFloor = entropy(batch.nextPolicy, batch.size);
      Losses before = network.evaluate(batch);
      for (int step = 0; step < 250; step++) {
        network.fit(batch, step < 180 ? 5e-3 : 1e-3);
      }
      Losses after = network.evaluate(batch);
      assertTrue(before.policy() > floor + 0.5, floor + " is too near to " + before);
      assertTrue(after.policy() < floor + 0.2, "policy " + floor + " is too far from " + after);
      assertTrue(after.nextPolicy() < nextFloor + 0.2, "next " + nextFloor + " from " + after);
      assertTrue(after.value() < 0.1, "value: " + after);
      assertTrue(after.margin() < 0.02, "margin: " + after);
      assertTrue(after.owners() < 0.5 * before.owners(), "owners: " + after);
    }
  }

  @Test
  void sameSeedSameNetworkAndSameSteps() {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 1);
    try (PolicyValueNetwork one = small(2, 1);
        PolicyValueNetwork same = small(2, 1);
        PolicyValueNetwork other = small(2, 2)) {
      assertArrayEquals(one.parameters(), same.parameters());
      assertFalse(Arrays.equals(one.parameters(), other.parameters()));
      for (int step = 0; step < 5; step++) {
        assertEquals(one.fit(batch, 1e-2), same.fit(batch, 1e-2));
      }
      assertArrayEquals(one.parameters(), same.parameters());
    }
  }

  @Test
  void newNetworkIsNearlyUndecided() {
    TrainingBatch batch = RandomSamples.batch(Games.byName("dvonn"), 64, 1);
    try (PolicyValueNetwork network =
        Networks.create(
            Games.byName("dvonn"),
            new NetworkConfig(4, 32, 16, 32),
            fit(Optimiser.Method.SGD, 1),
            1)) {
      assertEquals(Math.log(3), network.evaluate(batch).value(), 0.15);
      assertEquals(Math.log(2), network.evaluate(batch).owners(), 0.05);
    }
  }

  /** At learning rate 0 only running statistics move; the mean of half means is the whole mean. */
  @Test
  void replicasAverageRunningStatistics() {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 1);
    try (PolicyValueNetwork one = small(1, 1);
        PolicyValueNetwork two = small(2, 1)) {
      INDArray before = ((Dl4jNetwork) one).graph().getLayer("stem.norm").getParam("mean").dup();
      one.fit(batch, 0);
      two.fit(batch, 0);
      INDArray whole = ((Dl4jNetwork) one).graph().getLayer("stem.norm").getParam("mean");
      INDArray halves = ((Dl4jNetwork) two).graph().getLayer("stem.norm").getParam("mean");
      assertNotEquals(before, whole);
      assertTrue(whole.equalsWithEps(halves, 1e-6), halves + " instead of " + whole);
    }
  }

  @Test
  void weightDecayShrinksWeightsAlone() {
    TrainingBatch batch = new TrainingBatch(GAME.encoder(), 4);
    FitConfig fit =
        new FitConfig(new LossWeights(0, 0, 0, 0), new Optimiser(Optimiser.Method.SGD, 0, 0.5), 1);
    try (PolicyValueNetwork network = Networks.create(GAME, SMALL, fit, 1)) {
      var graph = ((Dl4jNetwork) network).graph();
      INDArray weights = graph.getLayer("stem").getParam("W").dup();
      INDArray gamma = graph.getLayer("stem.norm").getParam("gamma").dup();
      network.fit(batch, 0.1);
      assertTrue(weights.mul(0.95).equalsWithEps(graph.getLayer("stem").getParam("W"), 1e-6));
      assertEquals(gamma, graph.getLayer("stem.norm").getParam("gamma"));
    }
  }

  @ParameterizedTest
  @EnumSource(Optimiser.Method.class)
  void loadedNetworkLearnsOnAsIfNeverSaved(Optimiser.Method method) throws IOException {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 2);
    Path file = directory.resolve("network.zip");
    try (PolicyValueNetwork network = Networks.create(GAME, SMALL, fit(method, 2), 1)) {
      for (int step = 0; step < 5; step++) {
        network.fit(batch, 1e-2);
      }
      network.save(file);
      try (PolicyValueNetwork loaded = Networks.load(file)) {
        assertArrayEquals(network.parameters(), loaded.parameters());
        for (int step = 0; step < 5; step++) {
          assertEquals(network.fit(batch, 1e-2), loaded.fit(batch, 1e-2));
          assertEquals(network.fit(batch, 1e-3), loaded.fit(batch, 1e-3));
        }
        assertArrayEquals(network.parameters(), loaded.parameters());
      }
    }
  }

  @Test
  void parametersRestoreTheNetwork() {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 3);
    try (PolicyValueNetwork network = small(2, 1)) {
      network.fit(batch, 1e-2);
      float[] kept = network.parameters();
      Losses losses = network.evaluate(batch);
      assertEquals(network.parameterCount(), kept.length);
      network.fit(batch, 1e-2);
      assertNotEquals(losses, network.evaluate(batch));
      network.setParameters(kept);
      assertEquals(losses, network.evaluate(batch));
      assertThrows(IllegalArgumentException.class, () -> network.setParameters(new float[3]));
    }
  }

  @Test
  void batchMustDivideAmongReplicas() {
    TrainingBatch batch = RandomSamples.batch(GAME, 9, 3);
    try (PolicyValueNetwork network = small(2, 1)) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> network.fit(batch, 1e-2)).getMessage();
      assertEquals("batch size: expected a multiple of 2 (one part a replica), found 9", message);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no network", "PK\u0003\u0004 but no archive"})
  void namesFilesThatAreNoNetwork(String content) throws IOException {
    Path file = Files.writeString(directory.resolve("network.zip"), content);
    String message = assertThrows(IOException.class, () -> Networks.load(file)).getMessage();
    assertTrue(message.startsWith(file + ": expected a network"), message);
  }

  @Test
  void namesFilesThatAreMissing() {
    Path file = directory.resolve("none.zip");
    String message = assertThrows(IOException.class, () -> Networks.load(file)).getMessage();
    assertEquals(file + ": expected a network, found no such file", message);
  }
}
