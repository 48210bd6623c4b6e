package io.gipfel.training;

import io.gipfel.core.games.Games;
import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.network.dl4j.Dl4jRuntime;
import io.gipfel.training.run.About;
import io.gipfel.training.run.FinalReport;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.Report.MatchReport;
import io.gipfel.training.run.Report.Seconds;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunListener;
import io.gipfel.training.run.RunListener.Stage;
import io.gipfel.training.run.RunLock;
import io.gipfel.training.run.StoppedException;
import io.gipfel.training.selfplay.SelfPlayStatistics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * A run: games, learning and matches, generation after generation, then the final matches.
 *
 * <p>Each stage finds what it needs in the run's files and leaves there what the next one needs,
 * complete or not at all. So the loop may be killed at any instant and run again: whatever is there
 * is not made again, and the rest comes out as it would have.
 */
public final class TrainingLoop {

  private final RunContext context;
  private final RunConfig config;
  private final RunDirectory run;
  private final RunListener listener;
  private final Inference inference;
  private final GenerationGames games;
  private final GenerationLearning learning;
  private final GenerationMatches matches;

  /**
   * A loop over the run in {@code run}, which is begun if it is not there.
   *
   * @param stop asked often, from any thread, whether to stop
   * @throws io.gipfel.training.run.RunException if a fixed opponent cannot be had
   */
  public TrainingLoop(
      RunConfig config, RunDirectory run, RunListener listener, BooleanSupplier stop) {
    this.context = new RunContext(config, Games.byName(config.game()), run, listener, stop);
    this.config = config;
    this.run = run;
    this.listener = listener;
    this.inference = new Inference(context);
    this.games = new GenerationGames(context, inference);
    this.learning = new GenerationLearning(context);
    this.matches = new GenerationMatches(context, inference);
  }

  /**
   * Runs to the end, or until it is asked to stop.
   *
   * @return whether it came to the end
   * @throws io.gipfel.training.run.RunException if the run's folder cannot be used
   */
  public boolean run() {
    try (RunLock lock = run.lock();
        matches) {
      lock.check();
      begin();
      for (int generation = nextGeneration(); generation <= config.generations(); generation++) {
        work(generation);
      }
      finish();
      return true;
    } catch (StoppedException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void begin() throws IOException {
    run.clean();
    About about = About.here(config.threadCount(), Dl4jRuntime.find().describe());
    if (!run.exists()) {
      run.begin(ConfigReader.write(config), about);
    }
    listener.started(about, nextGeneration(), config.generations());
    new GenerationZero(context, learning).begin();
    inference.begin();
  }

  private int nextGeneration() {
    return 1 + run.reports().stream().mapToInt(Report::generation).max().orElse(0);
  }

  private void work(int generation) throws IOException {
    long start = System.nanoTime();
    SelfPlayStatistics made = games.make(generation);
    long played = System.nanoTime();
    Report.Learning learned = learning.learn(generation);
    Fidelity int8 = inference.publish(generation);
    long published = System.nanoTime();
    List<MatchReport> results = measure(generation, made);
    Seconds seconds =
        new Seconds(
            seconds(start, played),
            seconds(played, published),
            seconds(published, System.nanoTime()));
    int best = promote(generation, results);
    Report report =
        new Report(generation, Report.Games.of(made), learned, int8, results, best, seconds);
    run.addReport(report);
    listener.generationFinished(report);
  }

  private List<MatchReport> measure(int generation, SelfPlayStatistics made) {
    long simulations = made.targets() * config.selfPlay().simulations();
    double meanPlies = (double) made.positions() / made.games();
    int pairs = matches.affordablePairs(simulations, meanPlies);
    OptionalInt best = best();
    int opponents = config.arena().opponents().size() + (best.isPresent() ? 1 : 0);
    listener.stageStarted(generation, Stage.ARENA, 2L * pairs * opponents);
    return matches.play(
        generation, best, pairs, done -> listener.stageAdvanced(generation, Stage.ARENA, done, 0));
  }

  /** The best network of the generations that are complete. */
  private OptionalInt best() {
    List<Report> reports = run.reports();
    return reports.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(reports.get(reports.size() - 1).best());
  }

  /**
   * The first network is the best there is; a later one must beat the best by the promotion score.
   */
  private int promote(int generation, List<MatchReport> results) {
    OptionalInt best = best();
    boolean promoted = best.isEmpty() || results.get(0).score() >= config.arena().promotionScore();
    return promoted ? generation : best.getAsInt();
  }

  private void finish() {
    if (config.arena().finalPairs() > 0) {
      int last = config.generations();
      listener.stageStarted(
          last, Stage.ARENA, 2L * config.arena().finalPairs() * config.arena().opponents().size());
      List<MatchReport> results =
          matches.playFinal(last, done -> listener.stageAdvanced(last, Stage.ARENA, done, 0));
      FinalReport report = new FinalReport(last, results);
      run.setFinalReport(report);
      listener.finished(report);
    }
  }

  private static double seconds(long fromNanos, long toNanos) {
    return (toNanos - fromNanos) / 1e9;
  }
}
