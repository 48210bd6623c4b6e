package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class Dl4jNetworkTest {

  private static final Game GAME = Games.byName("tictactoe-2");
  private static final NetworkConfig SMALL = new NetworkConfig(2, 16, 8, 16);

  @TempDir Path directory;

  private static FitConfig fit(int replicas, Optimiser.Method method) {
    return new FitConfig(
        new LossWeights(1, 0.5, 0.25, 0.15), new Optimiser(method, 0.9, 1e-4), replicas);
  }

  private static PolicyValueNetwork small(int replicas, long seed) {
    return Networks.create(GAME, SMALL, fit(replicas, Optimiser.Method.ADAM), seed);
  }

  /** The least loss that policy targets allow: their mean entropy over rows that have one. */
  private static double entropy(float[] targets, int rows) {
    int width = targets.length / rows;
    double entropy = 0;
    int counted = 0;
    for (int row = 0; row < rows; row++) {
      double sum = 0;
      for (int i = row * width; i < (row + 1) * width; i++) {
        if (targets[i] > 0) {
          sum += targets[i];
          entropy -= targets[i] * Math.log(targets[i]);
        }
      }
      counted += sum > 0 ? 1 : 0;
    }
    return entropy / counted;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void learnsABatchByHeart(int replicas) {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 1);
    try (PolicyValueNetwork network =
        Networks.create(
            GAME, new NetworkConfig(2, 32, 16, 32), fit(replicas, Optimiser.Method.ADAM), 1)) {
      Losses before = network.fit(batch, 3e-3);
      for (int step = 0; step < 300; step++) {
        network.fit(batch, 3e-3);
      }
      Losses after = network.evaluate(batch);
      double floor = entropy(batch.policy, batch.size);
      double nextFloor = entropy(batch.nextPolicy, batch.size);
      assertTrue(before.policy() > floor + 0.5, "before: " + before);
      assertTrue(after.policy() < floor + 0.05, floor + " policy: " + after);
      assertTrue(after.nextPolicy() < nextFloor + 0.05, nextFloor + " next: " + after);
      assertTrue(after.value() < 0.05, "value: " + after);
      assertTrue(after.margin() < 0.01, "margin: " + after);
      assertTrue(after.owners() < 0.2, "owners: " + after);
    }
  }

  @Test
  void writesOnnx() throws IOException {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 1);
    try (PolicyValueNetwork network = small(1, 1)) {
      for (int step = 0; step < 30; step++) {
        network.fit(batch, 1e-2);
      }
      network.writeOnnx(directory.resolve("a.onnx"));
      assertTrue(Files.exists(directory.resolve("a.onnx")));
    }
  }

  @ParameterizedTest
  @EnumSource(Optimiser.Method.class)
  void learnsOnAfterLoadingAsWithoutSaving(Optimiser.Method method) throws IOException {
    TrainingBatch batch = RandomSamples.batch(GAME, 32, 2);
    Path file = directory.resolve("network.zip");
    try (PolicyValueNetwork network = Networks.create(GAME, SMALL, fit(2, method), 1)) {
      for (int step = 0; step < 5; step++) {
        network.fit(batch, 1e-2);
      }
      network.save(file);
      try (PolicyValueNetwork loaded = Networks.load(file)) {
        assertArrayEquals(network.parameters(), loaded.parameters());
        for (int step = 0; step < 5; step++) {
          assertEquals(network.fit(batch, 1e-3), loaded.fit(batch, 1e-3));
        }
        assertArrayEquals(network.parameters(), loaded.parameters());
      }
    }
  }
}
