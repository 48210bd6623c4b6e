package io.gipfel.training.network;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Different positions of random games, with targets drawn by lot: nothing to learn but by heart.
 */
public final class RandomSamples {

  private final Game game;
  private final SplittableRandom random;

  private RandomSamples(Game game, long seed) {
    this.game = game;
    this.random = new SplittableRandom(seed);
  }

  /** {@code size} positions of {@code game}, none of them over, no two alike. */
  public static List<Position> positions(Game game, int size, long seed) {
    RandomSamples samples = new RandomSamples(game, seed);
    List<Position> positions = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    while (positions.size() < size) {
      Position position = samples.position();
      if (!position.isTerminal() && seen.add(position.hash())) {
        positions.add(position);
      }
    }
    return positions;
  }

  /** Those positions as a batch; every fourth sample lacks the next ply's policy. */
  public static TrainingBatch batch(Game game, int size, long seed) {
    RandomSamples samples = new RandomSamples(game, seed + 1);
    TrainingBatch batch = new TrainingBatch(game.encoder(), size);
    List<Position> positions = positions(game, size, seed);
    for (int i = 0; i < size; i++) {
      samples.fill(batch, i, positions.get(i));
    }
    return batch;
  }

  private Position position() {
    Position position = game.newPosition(random.nextLong());
    for (int left = random.nextInt(game.maxPlies()); left > 0; left--) {
      int[] legal = new int[game.maxLegalActions()];
      int count = position.legalActions(legal);
      if (count == 0) {
        break;
      }
      position.play(legal[random.nextInt(count)]);
    }
    return position;
  }

  private void fill(TrainingBatch batch, int sample, Position position) {
    Encoder encoder = game.encoder();
    encoder.encode(position, batch.planes, sample * encoder.inputSize());
    int row = sample * encoder.policySize();
    Arrays.fill(batch.policy, row, row + encoder.policySize(), TrainingBatch.ILLEGAL);
    fillPolicy(batch.policy, row, position);
    if (sample % 4 != 0) {
      fillPolicy(batch.nextPolicy, row, position);
    }
    batch.winDrawLoss[3 * sample + random.nextInt(3)] = 1;
    batch.margin[sample] = (float) random.nextDouble(-0.9, 0.9);
    for (int i = 0; i < 2 * encoder.cells(); i++) {
      batch.owners[sample * 2 * encoder.cells() + i] = random.nextInt(2);
    }
  }

  private void fillPolicy(float[] policy, int row, Position position) {
    int[] legal = new int[game.maxLegalActions()];
    int count = position.legalActions(legal);
    double[] weights = new double[count];
    Arrays.setAll(weights, i -> random.nextInt(3) == 0 ? random.nextDouble() : 0);
    weights[random.nextInt(count)] += 1;
    double sum = Arrays.stream(weights).sum();
    for (int i = 0; i < count; i++) {
      policy[row + game.encoder().policyIndex(legal[i])] = 0;
    }
    for (int i = 0; i < count; i++) {
      policy[row + game.encoder().policyIndex(legal[i])] += (float) (weights[i] / sum);
    }
  }
}
