package io.gipfel.app;

import io.gipfel.training.RunConfig;
import io.gipfel.training.TrainingLoop;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.run.RunDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel train}: a run from nothing, or on from where it stopped. */
@Command(
    name = "train",
    description = "Train a network by self-play; Ctrl-C stops and loses nothing.",
    footer = {
      "",
      "Examples:",
      "  gipfel train configs/dvonn/quick.yaml",
      "  gipfel train configs/dvonn/small.yaml --run runs/mine --set selfPlay.simulations=64",
      "  gipfel train --run runs/mine            (goes on where it stopped)"
    })
final class TrainCommand implements Callable<Integer> {

  @Parameters(
      arity = "0..1",
      paramLabel = "CONFIG",
      description = "Configuration of a new run; configs/reference.yaml explains every key.")
  private Path config;

  @Option(
      names = "--run",
      paramLabel = "DIR",
      description =
          "Folder of the run; with an existing run, go on where it stopped. Default: a new folder"
              + " in runs/.")
  private Path folder;

  @Option(
      names = "--set",
      paramLabel = "a.b=c",
      description = "Override one key of the configuration; may be repeated.")
  private List<String> overrides = new ArrayList<>();

  @Mixin private Output output;

  @Override
  public Integer call() {
    RunDirectory run = RunDirectory.at(folder());
    RunConfig resolved = resolve(run);
    try (Interruption interruption = Interruption.listen();
        TrainConsole console = new TrainConsole(output, run, resolved)) {
      boolean finished = new TrainingLoop(resolved, run, console, interruption::isRaised).run();
      if (!finished) {
        output.remark("stopped; go on with: gipfel train --run %s", run.root());
      }
      return ExitCode.OK;
    }
  }

  private Path folder() {
    if (folder != null) {
      return folder;
    }
    if (config == null) {
      throw new UserException("expected a CONFIG for a new run, or --run with an existing one");
    }
    String name = config.getFileName().toString().replaceFirst("\\.ya?ml$", "");
    Path parent = config.toAbsolutePath().getParent().getFileName();
    String stem = (parent == null ? "" : parent + "-") + name;
    Path candidate = Path.of("runs", stem);
    for (int i = 2; Files.exists(candidate); i++) {
      candidate = Path.of("runs", stem + "-" + i);
    }
    return candidate;
  }

  /** The configuration of a run that exists is its own; a new run takes the given one. */
  private RunConfig resolve(RunDirectory run) {
    if (!run.exists()) {
      if (config == null) {
        throw new UserException(run.root() + ": no run there; expected a CONFIG to begin one");
      }
      return ConfigReader.read(config, overrides, RunConfig.class);
    }
    RunConfig saved = RunConfig.of(run);
    if (config != null && !ConfigReader.read(config, overrides, RunConfig.class).equals(saved)) {
      throw new UserException(
          run.root()
              + ": this run was begun with another configuration; expected that of "
              + run.config()
              + ", or leave CONFIG and --set out");
    }
    if (config == null && !overrides.isEmpty()) {
      throw new UserException(
          "--set: an existing run keeps its configuration (" + run.config() + ")");
    }
    return saved;
  }
}
