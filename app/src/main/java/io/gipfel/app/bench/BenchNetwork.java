package io.gipfel.app.bench;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import io.gipfel.training.network.dl4j.Networks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The network that speeds are measured with: 4 blocks of 32 channels, drawn at random. */
public final class BenchNetwork {

  private static final NetworkConfig SHAPE = new NetworkConfig(4, 32, 8, 32);
  private static final FitConfig FIT =
      new FitConfig(
          new LossWeights(1, 0.5, 0.25, 0.15), new Optimiser(Optimiser.Method.SGD, 0.9, 1e-4), 1);

  private BenchNetwork() {}

  /** A network that learns. */
  public static PolicyValueNetwork learner(Game game) {
    return Networks.create(game, SHAPE, FIT, 1);
  }

  /** A network as self-play reads it, by way of a file that is gone afterwards. */
  public static OnnxModel model(Game game) throws IOException {
    Path file = Files.createTempFile("gipfel-bench-", ".onnx");
    try (PolicyValueNetwork network = learner(game)) {
      network.writeOnnx(file);
      return OnnxModel.load(file, game);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  /** Samples of random positions: all legal actions alike, and a draw. */
  public static TrainingBatch samples(Game game, int size) {
    Encoder encoder = game.encoder();
    TrainingBatch batch = new TrainingBatch(encoder, size);
    List<Position> positions = RandomPositions.of(game, size, 1);
    for (int i = 0; i < size; i++) {
      Position position = positions.get(i);
      encoder.encode(position, batch.planes, i * encoder.inputSize());
      fillPolicy(game, position, batch.policy, i * encoder.policySize());
      batch.winDrawLoss[3 * i + 1] = 1;
    }
    return batch;
  }

  private static void fillPolicy(Game game, Position position, float[] policy, int row) {
    Encoder encoder = game.encoder();
    Arrays.fill(policy, row, row + encoder.policySize(), TrainingBatch.ILLEGAL);
    int[] legal = Positions.legalActions(game, position);
    for (int action : legal) {
      policy[row + encoder.policyIndex(action)] = 1f / legal.length;
    }
  }
}
