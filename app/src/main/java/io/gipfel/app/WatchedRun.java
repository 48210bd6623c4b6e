package io.gipfel.app;

import io.gipfel.app.web.RunSource;
import io.gipfel.training.RunConfig;
import io.gipfel.training.config.ConfigException;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A run as the page shows it, from its files alone: reports, and what is there of a generation. */
final class WatchedRun implements RunSource {

  /** A run whose files have not changed for this long has stopped. */
  private static final Duration STILLNESS = Duration.ofMinutes(10);

  private final String name;
  private final RunDirectory run;

  WatchedRun(String name, RunDirectory run) {
    this.name = name;
    this.run = run;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Snapshot read() throws IOException {
    try {
      RunConfig config = RunConfig.of(run);
      List<Report> reports = run.reports();
      boolean finished = reports.size() >= config.generations();
      RunStage stage = finished ? RunStage.NONE : RunStage.of(run, config, reports.size() + 1);
      boolean running = !finished && Instant.now().isBefore(lastChange().plus(STILLNESS));
      return new Snapshot(
          config.game(),
          state(config, reports, stage, running),
          running,
          (reports.size() + stage.share()) / config.generations(),
          RunFigures.of(config, reports),
          RunCharts.of(config, reports));
    } catch (RunException | ConfigException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private String state(RunConfig config, List<Report> reports, RunStage stage, boolean running) {
    if (reports.size() >= config.generations()) {
      return "finished after " + reports.size() + " generations";
    }
    return String.format(
            Locale.ROOT,
            "%s generation %d of %d: %s",
            running ? "" : "stopped in",
            reports.size() + 1,
            config.generations(),
            stage.words())
        .strip();
  }

  private Instant lastChange() throws IOException {
    Instant last = Instant.EPOCH;
    Path newest = run.games(run.reports().size() + 1);
    Path checkpoints = run.checkpoint(0).folder().getParent();
    for (Path path : List.of(run.about(), run.log(), run.games(), newest, checkpoints)) {
      if (Files.exists(path)) {
        Instant changed = Files.getLastModifiedTime(path).toInstant();
        last = changed.isAfter(last) ? changed : last;
      }
    }
    return last;
  }

  /** How many files of a folder have names that end in {@code suffix}. */
  static long count(Path folder, String suffix) throws IOException {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).count();
    }
  }
}
