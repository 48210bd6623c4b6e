package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Sample;
import io.gipfel.datasets.Sampler;
import io.gipfel.datasets.Window;
import io.gipfel.training.learning.Learner;
import io.gipfel.training.learning.LearningResult;
import io.gipfel.training.learning.Lesson;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunListener;
import io.gipfel.training.run.RunListener.Stage;
import io.gipfel.training.run.StoppedException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The learning of a run: each generation's network, made of the one before and the games in the
 * window.
 */
final class GenerationLearning {

  /** How many samples of a generation the network is measured on before it learns from them. */
  private static final int FRESH_SAMPLES = 2048;

  private final RunContext context;
  private final RunConfig config;
  private final RunDirectory run;
  private final RunListener listener;
  private final Game game;
  private final Window window;
  private final Learner learner;

  GenerationLearning(RunContext context) {
    this.context = context;
    this.config = context.config();
    this.game = context.game();
    this.run = context.run();
    this.listener = context.listener();
    Dataset games =
        new Dataset(run.games(), Checking.REPLAY, damaged -> listener.warned(damaged.reason()));
    this.window = new Window(games, config.learning().window());
    this.learner = new Learner(game, config.learning());
  }

  /** Makes a network that has learned nothing in the folder of {@code to}. */
  void create(Checkpoint to) throws IOException {
    learner.begin(config.network(), Seeds.derive(config.seed(), Seeds.Kind.NETWORK, 0), to);
  }

  /**
   * Makes a network that knows what the one of {@code from} knows, if that has this run's shape.
   *
   * @return whether it has
   */
  boolean inherit(Checkpoint from, Checkpoint to) throws IOException {
    return learner.inherit(from, config.network(), to);
  }

  /**
   * Makes the network of {@code generation}, unless it is there.
   *
   * @throws StoppedException if the run is asked to stop
   */
  Report.Learning learn(int generation) throws IOException {
    window.moveTo(generation);
    Checkpoint checkpoint = run.checkpoint(generation);
    if (!checkpoint.exists()) {
      run.publishFolder(
          checkpoint.folder(),
          folder -> learn(generation, run.checkpoint(generation - 1), new Checkpoint(folder)));
    }
    LearningResult result = LearningResult.load(checkpoint.learner());
    if (result.samples() == 0) {
      listener.warned(
          "generation "
              + generation
              + " learned nothing: its samples do not fill a batch of "
              + config.learning().batchSize());
    }
    return new Report.Learning(result, window.games().size(), window.positions());
  }

  /** Learns the lesson of {@code generation}, from checkpoint to checkpoint. */
  void learn(int generation, Checkpoint from, Checkpoint to) throws IOException {
    window.moveTo(generation);
    Lesson lesson = lesson(generation);
    listener.stageStarted(generation, Stage.LEARNING, lesson.samples().size());
    learner.learn(from, to, lesson, done -> advanced(generation, done));
  }

  private void advanced(int generation, long samples) {
    context.checkStop();
    listener.stageAdvanced(generation, Stage.LEARNING, samples, 0);
  }

  private Lesson lesson(int generation) {
    long seed = Seeds.derive(config.seed(), Seeds.Kind.LEARNING, 0);
    Sampler sampler =
        new Sampler(window, config.learning().sampler(), game.symmetries().size(), seed);
    return new Lesson(
        IntStream.range(0, sampler.size()).mapToObj(sampler::sample).toList(),
        freshSamples(generation),
        Math.max(0, generation - 1.0) / config.generations(),
        (double) generation / config.generations());
  }

  /** Plies with a policy target from the newest games, spread evenly over them. */
  private List<Sample> freshSamples(int generation) {
    long firstId = (generation - 1L) * config.selfPlay().gamesPerGeneration();
    List<Sample> all = new ArrayList<>();
    for (GameRecord record : window.games()) {
      List<PlyRecord> plies = record.plies();
      for (int ply = 0; record.id() >= firstId && ply < plies.size(); ply++) {
        if (plies.get(ply).target()) {
          all.add(new Sample(record, ply, 0));
        }
      }
    }
    List<Sample> fresh = new ArrayList<>();
    int count = Math.min(Math.max(FRESH_SAMPLES, config.learning().batchSize()), all.size());
    for (int i = 0; i < count; i++) {
      fresh.add(all.get((int) ((long) i * all.size() / count)));
    }
    return fresh;
  }
}
