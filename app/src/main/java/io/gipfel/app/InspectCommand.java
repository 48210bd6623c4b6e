package io.gipfel.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.DatasetStatistics;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.TextBoards;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel inspect}: what is in a run or a dataset. */
@Command(
    name = "inspect",
    description = "Sum up a run or a dataset, or replay one of its games.",
    footer = {
      "",
      "Examples:",
      "  gipfel inspect runs/dvonn-quick",
      "  gipfel inspect runs/dvonn-quick/games/gen-0003",
      "  gipfel inspect runs/dvonn-quick --game 17"
    })
final class InspectCommand implements Callable<Integer> {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Parameters(
      paramLabel = "RUN|DATASET",
      description = "Folder of a run, a folder with shards, or a shard.")
  private Path path;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "Replay the game with this number as text boards.")
  private Long gameId;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    if (!Files.exists(path)) {
      throw new UserException(path + ": no such file; expected a run, a dataset or a shard");
    }
    RunDirectory run = RunDirectory.at(path);
    Dataset games =
        new Dataset(
            run.exists() ? run.games() : path,
            Checking.REPLAY,
            damaged -> output.remark("warning: %s", damaged.reason()));
    if (gameId != null) {
      replay(games);
    } else {
      sumUp(run, games);
    }
    return ExitCode.OK;
  }

  private void replay(Dataset games) throws IOException {
    GameRecord record =
        games
            .find(gameId)
            .orElseThrow(() -> new UserException(path + ": no game with the number " + gameId));
    if (output.isJson()) {
      output.print(JSON.valueToTree(record));
    } else {
      StringBuilder boards = new StringBuilder();
      TextBoards.write(Games.byName(record.game()), record, boards);
      output.printf("%s", boards.toString().stripTrailing());
    }
  }

  private void sumUp(RunDirectory run, Dataset games) throws IOException {
    boolean hasGames = Files.exists(run.exists() ? run.games() : path);
    DatasetStatistics statistics = hasGames ? DatasetStatistics.of(games) : null;
    if (!run.exists() && games.files().isEmpty()) {
      throw new UserException(path + ": neither a run nor a dataset: no shard in it");
    }
    if (output.isJson()) {
      output.print(toJson(run, statistics));
      return;
    }
    if (run.exists()) {
      output.printf("%s%n", RunText.of(run));
    }
    if (statistics != null) {
      output.printf("%s", statistics.text().stripTrailing());
    }
  }

  private static JsonNode toJson(RunDirectory run, DatasetStatistics statistics) {
    ObjectNode json = JSON.createObjectNode();
    if (run.exists()) {
      json.set("generations", JSON.valueToTree(run.reports()));
      run.finalReport().ifPresent(report -> json.set("final", JSON.valueToTree(report)));
    }
    json.set("games", JSON.valueToTree(statistics));
    return json;
  }
}
