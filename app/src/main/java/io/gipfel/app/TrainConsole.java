package io.gipfel.app;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.mcts.precision.InferenceChoice;
import io.gipfel.training.RunConfig;
import io.gipfel.training.run.About;
import io.gipfel.training.run.FinalReport;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunListener;
import java.util.Locale;

/** Shows a run: a bar while a stage goes on, if a person watches, and lines as generations end. */
final class TrainConsole implements RunListener, AutoCloseable {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Output output;
  private final RunDirectory run;
  private final RunConfig config;
  private final TimeLeft timeLeft;
  private Progress progress = Progress.NONE;

  TrainConsole(Output output, RunDirectory run, RunConfig config) {
    this.output = output;
    this.run = run;
    this.config = config;
    this.timeLeft = new TimeLeft(config.generations());
  }

  @Override
  public void started(About about, int generation, int generations) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT, "run %s: %s, seed %d", run.root(), config.game(), config.seed()));
    text.append(progressOf(generation, generations)).append(System.lineSeparator());
    about
        .lines()
        .forEach(
            (key, value) -> text.append(String.format(Locale.ROOT, "  %-8s %s%n", key, value)));
    print(text.toString());
  }

  @Override
  public void inferenceChosen(InferenceChoice choice) {
    print("  inference: " + FidelityText.of(choice) + System.lineSeparator());
  }

  private static String progressOf(int generation, int generations) {
    if (generation > generations) {
      return ", complete";
    }
    return generation == 1
        ? ", " + generations + " generations"
        : ", goes on with generation " + generation + " of " + generations;
  }

  @Override
  public void stageStarted(int generation, Stage stage, long amount) {
    close();
    progress = Progress.start(generation + " " + nameOf(stage), amount);
  }

  private static String nameOf(Stage stage) {
    return switch (stage) {
      case SELF_PLAY -> "games";
      case LEARNING -> "samples";
      case ARENA -> "matches";
    };
  }

  @Override
  public void stageAdvanced(int generation, Stage stage, long done, long evaluations) {
    String remark =
        evaluations > 0 ? String.format(Locale.ROOT, " %,d evaluations", evaluations) : "";
    progress.stepTo(done, remark);
  }

  @Override
  public void warned(String message) {
    print("warning: " + message + System.lineSeparator());
  }

  @Override
  public void generationFinished(Report report) {
    timeLeft.add(report.seconds().total());
    double left = timeLeft.seconds(report.generation());
    print(TrainText.generation(report, config.generations(), left));
    answer(report);
  }

  @Override
  public void finished(FinalReport report) {
    print(TrainText.finished(report, config.arena().simulations()));
    print("play it: net:" + run.root() + System.lineSeparator());
    answer(report);
  }

  /** What a program reads: a report a line. */
  private void answer(Object report) {
    if (output.isJson()) {
      output.print(JSON.valueToTree(report));
    }
  }

  private void print(String text) {
    close();
    output.remark("%s", text.stripTrailing());
    run.appendLog(text);
  }

  /** Takes the bar off the screen. */
  @Override
  public void close() {
    progress.close();
  }
}
