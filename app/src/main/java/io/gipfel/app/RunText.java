package io.gipfel.app;

import io.gipfel.mcts.precision.InferenceChoice;
import io.gipfel.training.RunConfig;
import io.gipfel.training.network.Losses;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.Report.MatchReport;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A run in a table: a line a generation, and how strong its network became. */
final class RunText {

  private RunText() {}

  /** The table of {@code run}, without a trailing newline. */
  static String of(RunDirectory run) throws IOException {
    RunConfig config = RunConfig.of(run);
    List<Report> reports = run.reports();
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "run %s: %s, seed %d, %d of %d generations%n",
            run.root(),
            config.game(),
            config.seed(),
            reports.size(),
            config.generations()));
    text.append(
        String.format(
            Locale.ROOT,
            "%4s %9s %8s %8s %8s %7s %7s %7s  %s%n",
            "gen",
            "time",
            "games",
            "step",
            "rate",
            "policy",
            "value",
            "owners",
            "score against"));
    double seconds = 0;
    for (Report report : reports) {
      seconds += report.seconds().total();
      text.append(line(report, seconds));
    }
    reports.stream()
        .skip(Math.max(0, reports.size() - 1))
        .filter(report -> report.int8().positions() > 0)
        .forEach(
            report ->
                text.append(
                    String.format(Locale.ROOT, "int8: %s%n", FidelityText.of(report.int8()))));
    if (Files.isRegularFile(run.inference())) {
      InferenceChoice choice = InferenceChoice.load(run.inference());
      text.append(String.format(Locale.ROOT, "inference: %s%n", FidelityText.of(choice)));
    }
    run.finalReport()
        .ifPresent(report -> text.append(TrainText.finished(report, config.arena().simulations())));
    return text.toString().stripTrailing();
  }

  private static String line(Report report, double seconds) {
    Losses losses = report.learning().result().losses();
    return String.format(
        Locale.ROOT,
        "%4d %9s %8d %8d %8.1e %7.3f %7.3f %7.3f  %s%n",
        report.generation(),
        clock(seconds),
        report.games().games(),
        report.learning().result().steps(),
        report.learning().result().learningRate(),
        losses.policy(),
        losses.value(),
        losses.owners(),
        report.matches().stream().map(RunText::score).collect(Collectors.joining(", ")));
  }

  private static String score(MatchReport match) {
    return String.format(Locale.ROOT, "%s %.0f %%", match.opponent(), 100 * match.score());
  }

  private static String clock(double seconds) {
    long whole = Math.round(seconds);
    return String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
