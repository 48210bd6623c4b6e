package io.gipfel.training.learning;

import io.gipfel.core.Game;
import io.gipfel.datasets.Sample;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.network.Losses;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import io.gipfel.training.network.dl4j.Networks;
import java.io.IOException;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Makes a better network out of a network and samples, from checkpoint to checkpoint.
 *
 * <p>Each generation begins with what the last one saved, in an unbroken run too, so a run that was
 * stopped goes on exactly as it would have.
 */
public final class Learner {

  private final Game game;
  private final LearningConfig config;
  private final BatchFiller filler;
  private final TrainingBatch batch;

  /** A learner of {@code game}. */
  public Learner(Game game, LearningConfig config) {
    this.game = game;
    this.config = config;
    this.filler = new BatchFiller(game, config.searchValueShare());
    this.batch = new TrainingBatch(game.encoder(), config.batchSize());
  }

  /** Writes the files of a network that has learned nothing; the folder of {@code to} is there. */
  public void begin(NetworkConfig shape, long seed, Checkpoint to) throws IOException {
    try (PolicyValueNetwork network = Networks.create(game, shape, config.fit(), seed)) {
      save(network, new WeightAverage(network.parameters()), LearningResult.NONE, to);
    }
  }

  /**
   * Writes the files of a network with the parameters of another, which learns on as this learner's
   * settings say; steps count from 0. Writes nothing if the other has another shape.
   *
   * @param from the other network
   * @return whether the other has this shape
   */
  public boolean inherit(Checkpoint from, NetworkConfig shape, Checkpoint to) throws IOException {
    try (PolicyValueNetwork other = Networks.load(from.network())) {
      if (!other.shape().equals(shape)) {
        return false;
      }
      try (PolicyValueNetwork network = Networks.create(game, shape, config.fit(), 0)) {
        network.setParameters(other.parameters());
        save(network, WeightAverage.load(from.average()), LearningResult.NONE, to);
      }
      return true;
    }
  }

  /**
   * Learns a lesson.
   *
   * @param from what to begin with
   * @param to where the files of the new network go; its folder is there
   * @param progress hears after each step how many samples are done; what it throws ends the lesson
   */
  public LearningResult learn(Checkpoint from, Checkpoint to, Lesson lesson, LongConsumer progress)
      throws IOException {
    try (PolicyValueNetwork network = Networks.load(from.network())) {
      WeightAverage average = WeightAverage.load(from.average());
      long steps = LearningResult.load(from.learner()).steps();
      Losses fresh = evaluate(network, lesson.fresh());
      LossMean losses = new LossMean();
      double rate = 0;
      int batches = lesson.samples().size() / config.batchSize();
      for (int i = 0; i < batches; i++) {
        filler.fill(batch, slice(lesson.samples(), i));
        rate = config.learningRate().at(steps, between(lesson, (double) i / batches));
        losses.add(network.fit(batch, rate));
        if (++steps % config.averageEvery() == 0) {
          average.add(network.parameters(), config.averageDecay());
        }
        progress.accept((i + 1L) * config.batchSize());
      }
      LearningResult result =
          new LearningResult(
              steps, (long) batches * config.batchSize(), rate, losses.mean(), fresh);
      save(network, average, result, to);
      return result;
    }
  }

  private static double between(Lesson lesson, double share) {
    return lesson.progressBefore() + share * (lesson.progressAfter() - lesson.progressBefore());
  }

  private List<Sample> slice(List<Sample> samples, int index) {
    return samples.subList(index * config.batchSize(), (index + 1) * config.batchSize());
  }

  /** The mean losses over the whole batches in {@code samples}. */
  private Losses evaluate(PolicyValueNetwork network, List<Sample> samples) {
    LossMean mean = new LossMean();
    for (int i = 0; i < samples.size() / config.batchSize(); i++) {
      filler.fill(batch, slice(samples, i));
      mean.add(network.evaluate(batch));
    }
    return mean.mean();
  }

  private static void save(
      PolicyValueNetwork network, WeightAverage average, LearningResult result, Checkpoint to)
      throws IOException {
    network.save(to.network());
    average.save(to.average());
    result.save(to.learner());
    network.setParameters(average.parameters());
    network.writeOnnx(to.onnx());
  }
}
