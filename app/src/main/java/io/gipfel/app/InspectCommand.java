package io.gipfel.app;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.DatasetStatistics;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.TextBoards;
import io.gipfel.training.PositionSample;
import io.gipfel.training.SearchAgreement;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel inspect}: what is in a run, a dataset or a match. */
@Command(
    name = "inspect",
    description = "Sum up a run, a dataset or a match, ask it questions, or export it.",
    footer = {
      "",
      "Views for --sql: games, positions (one row a ply and one for the end) and visits;",
      "'--sql DESCRIBE' lists their columns, docs/queries.md explains them.",
      "",
      "Examples:",
      "  gipfel inspect runs/dvonn-quick",
      "  gipfel inspect runs/dvonn-quick/games/gen-0003",
      "  gipfel inspect runs/dvonn-quick --game 17",
      "  gipfel inspect datasets/selfplay --network runs/dvonn-quick",
      "  gipfel inspect data/people --sql 'SELECT year, count(*) FROM games GROUP BY year'",
      "  gipfel inspect data/people --export positions.parquet",
      "  gipfel inspect data/people --export games.sgf --format boardspace",
      "  gipfel inspect data/people --find start",
      "  gipfel inspect data/people --exact --errors missed.jsonl",
      "  gipfel inspect data/people --exact --agent net:runs/mine:sims=64:proofs=off"
    })
final class InspectCommand implements Callable<Integer> {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Parameters(
      paramLabel = "RUN|DATASET|MATCH",
      description = "Folder of a run, a folder with shards, a shard, or the journal of a match.")
  private Path path;

  @Option(
      names = "--game",
      paramLabel = "ID",
      description = "Replay the game with this number as text boards.")
  private Long gameId;

  @Option(
      names = "--find",
      paramLabel = "POSITION",
      description = "List the games through a position, up to symmetry, and what was played next.")
  private String position;

  @Option(names = "--sql", paramLabel = "QUERY", description = "Ask a question in SQL (DuckDB).")
  private String sql;

  @Option(names = "--csv", description = "Answer --sql in CSV.")
  private boolean csv;

  @Option(
      names = "--export",
      paramLabel = "FILE",
      description =
          "Write all positions, or the answer to --sql, to FILE.parquet, .jsonl or .csv; with"
              + " --format, write the games.")
  private Path export;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = RecordFormatConverter.class,
      description = "Whose records --export writes: boardspace, littlegolem or codecup.")
  private RecordFormat format;

  @Mixin private InspectAgreement agreement;

  @ArgGroup(exclusive = false, heading = "%nAgainst exact play:%n")
  private InspectExact exact;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    checkOptions();
    try (Inspected subject = Inspected.open(path, output)) {
      if (gameId != null) {
        replay(subject.games());
      } else if (exact != null && exact.isWanted()) {
        exact.run(subject.games(), output);
      } else if (position != null) {
        new InspectFind(subject.games(), output).find(position);
      } else if (export != null) {
        new InspectExport(subject, output).export(export, Optional.ofNullable(format), sql);
      } else if (sql != null) {
        new InspectSql(subject, output).ask(sql, csv);
      } else {
        sumUp(subject);
      }
    }
    return ExitCode.OK;
  }

  private void checkOptions() {
    if (Stream.of(gameId, position, exact, sql == null ? export : sql)
            .filter(Objects::nonNull)
            .count()
        > 1) {
      throw new UserException(
          "expected one of --game, --find, --exact and --sql or --export, found several");
    }
    if (csv && (sql == null || export != null || output.isJson())) {
      throw new UserException("--csv: expected together with --sql, without --export and --json");
    }
    if (agreement.isAskedFor()
        && Stream.of(gameId, position, exact, sql, export).anyMatch(Objects::nonNull)) {
      throw new UserException(
          "--network: expected without --game, --find, --exact, --sql and --export");
    }
    if (format != null && (export == null || sql != null)) {
      throw new UserException("--format: expected together with --export, without --sql");
    }
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

  private void sumUp(Inspected subject) throws IOException {
    RunDirectory run = subject.run();
    Dataset games = subject.games();
    PositionSample sample = agreement.newSample();
    DatasetStatistics statistics = games.exists() ? DatasetStatistics.of(games, sample::add) : null;
    if (!run.exists() && games.files().isEmpty()) {
      throw new UserException(path + ": neither a run nor a dataset: no shard in it");
    }
    Optional<SearchAgreement> agreed =
        statistics == null ? Optional.empty() : agreement.of(path, sample);
    if (output.isJson()) {
      ObjectNode json = toJson(run, statistics);
      agreed.ifPresent(found -> json.set("searchAgreement", JSON.valueToTree(found)));
      output.print(json);
      return;
    }
    if (run.exists()) {
      output.printf("%s%n", RunText.of(run));
    }
    if (statistics != null) {
      output.printf("%s", statistics.text().stripTrailing());
    }
    agreed.ifPresent(found -> output.printf("%s", InspectAgreement.text(found)));
  }

  private static ObjectNode toJson(RunDirectory run, DatasetStatistics statistics) {
    ObjectNode json = JSON.createObjectNode();
    if (run.exists()) {
      json.set("generations", JSON.valueToTree(run.reports()));
      run.finalReport().ifPresent(report -> json.set("final", JSON.valueToTree(report)));
    }
    json.set("games", JSON.valueToTree(statistics));
    return json;
  }
}
