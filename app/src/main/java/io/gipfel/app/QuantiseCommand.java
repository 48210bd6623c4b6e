package io.gipfel.app;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.training.arena.NetworkFiles;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.quantise.PositionSplit;
import io.gipfel.training.quantise.Quantisation;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel quantise}: a network in 8-bit arithmetic, and how close it comes. */
@Command(
    name = "quantise",
    description = "Write a network in 8-bit arithmetic and report how close it comes.",
    footer = {
      "",
      "Scales are set by the newest games of the dataset, and the report is on others of them:",
      "divergence of the policies over legal actions, share of positions with the same best"
          + " action,",
      "and error of the value, which is in [-1, 1]. 'net:PATH:precision=int8' plays by the result.",
      "",
      "Examples:",
      "  gipfel quantise runs/mine",
      "  gipfel quantise network.onnx --positions runs/mine --out small.onnx"
    })
final class QuantiseCommand implements Callable<Integer> {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Parameters(
      paramLabel = "RUN|CHECKPOINT|FILE",
      description = "A run (its newest network), a checkpoint of it, or an ONNX file.")
  private Path network;

  @Option(
      names = "--positions",
      paramLabel = "DATASET",
      description = "Games to take positions from (default: those of the run that it is of).")
  private Path positions;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "The new network (default: beside the other, with '-int8' in its name; if there is one,"
              + " it is only reported on).")
  private Path out;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    if (out != null && Files.exists(out)) {
      throw new UserException(out + ": is there already; expected the name of a new file");
    }
    try {
      Path file = NetworkFiles.find(network);
      Quantisation quantisation = Quantisation.of(file);
      PositionSplit split = split(quantisation, file);
      Path int8 = out == null ? Checkpoint.int8Of(file) : out;
      boolean there = Files.exists(int8);
      Fidelity fidelity =
          there ? quantisation.compare(int8, split) : quantisation.write(int8, split);
      print(int8 + (there ? " was there" : " written"), fidelity);
      return ExitCode.OK;
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
  }

  private PositionSplit split(Quantisation quantisation, Path file) throws IOException {
    Path games = positions == null ? gamesOfRun(file) : gamesIn(positions);
    Dataset dataset =
        new Dataset(
            games, Checking.CHECKSUM, damaged -> output.remark("warning: %s", damaged.reason()));
    return PositionSplit.ofNewest(quantisation.game(), dataset)
        .orElseThrow(() -> new UserException(games + ": expected two games or more, found fewer"));
  }

  private static Path gamesOfRun(Path file) {
    return RunDirectory.containing(file)
        .map(RunDirectory::games)
        .orElseThrow(
            () ->
                new UserException(
                    file + ": is of no run; expected --positions with a dataset of its game"));
  }

  private static Path gamesIn(Path path) {
    RunDirectory run = RunDirectory.at(path);
    return run.exists() ? run.games() : path;
  }

  private void print(String what, Fidelity fidelity) {
    if (output.isJson()) {
      output.print(JSON.valueToTree(fidelity));
    } else {
      output.printf("%s: %s", what, FidelityText.of(fidelity));
    }
  }
}
