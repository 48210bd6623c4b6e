package io.gipfel.app.bench;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomPositions;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import io.gipfel.training.network.dl4j.Networks;
import io.gipfel.training.quantise.PositionSplit;
import io.gipfel.training.quantise.Quantisation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The network that speeds are measured with, drawn at random: its shape, and how it learns, are
 * those of {@code configs/reference.yaml}.
 */
public final class BenchNetwork {

  /** Samples in a step of learning. */
  public static final int BATCH = 256;

  /** The rate at which the reference learns at its peak. */
  public static final double LEARNING_RATE = 0.003;

  /** The shape of the reference. */
  public static final NetworkConfig SHAPE = new NetworkConfig(4, 32, 16, 48);

  /** A shape for a single game that has all of the processor. */
  public static final NetworkConfig LARGE = new NetworkConfig(6, 64, 16, 48);

  private static final LossWeights LOSS_WEIGHTS = new LossWeights(1, 0.5, 0.5, 0.15);
  private static final Optimiser OPTIMISER = new Optimiser(Optimiser.Method.ADAM, 0.9, 0.01);

  private BenchNetwork() {}

  /** A network that learns, on {@code replicas} threads. */
  public static PolicyValueNetwork learner(Game game, int replicas) {
    return network(game, SHAPE, replicas);
  }

  private static PolicyValueNetwork network(Game game, NetworkConfig shape, int replicas) {
    return Networks.create(game, shape, new FitConfig(LOSS_WEIGHTS, OPTIMISER, replicas), 1);
  }

  /** The reference's network in floats, as self-play reads it. */
  public static OnnxModel model(Game game) throws IOException {
    return model(game, SHAPE, Precision.FLOAT);
  }

  /** A network as self-play reads it, by way of files that are gone afterwards. */
  public static OnnxModel model(Game game, NetworkConfig shape, Precision precision)
      throws IOException {
    Path file = Files.createTempFile("gipfel-bench-", ".onnx");
    Path int8 = Checkpoint.int8Of(file);
    try (PolicyValueNetwork network = network(game, shape, 1)) {
      network.writeOnnx(file);
      if (precision == Precision.FLOAT) {
        return OnnxModel.load(file, game);
      }
      List<Position> positions = RandomPositions.of(game, BATCH, 2);
      Quantisation.of(file).write(int8, new PositionSplit(positions, List.of()));
      return OnnxModel.load(int8, game);
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(int8);
    }
  }

  /** {@link #BATCH} samples of random positions: all legal actions alike, and a draw. */
  public static TrainingBatch samples(Game game) {
    Encoder encoder = game.encoder();
    TrainingBatch batch = new TrainingBatch(encoder, BATCH);
    List<Position> positions = RandomPositions.of(game, BATCH, 1);
    for (int i = 0; i < BATCH; i++) {
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
      policy[row + encoder.policyIndex(action)] = 0;
    }
    for (int action : legal) {
      policy[row + encoder.policyIndex(action)] += 1f / legal.length;
    }
  }
}
