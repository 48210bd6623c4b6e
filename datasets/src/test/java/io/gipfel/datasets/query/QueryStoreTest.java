package io.gipfel.datasets.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.Games;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class QueryStoreTest {

  private static final Path DOCUMENTATION = Path.of("..", "docs", "queries.md");

  @TempDir Path folder;

  private int gamesRead;

  private Dataset dataset() {
    return new Dataset(folder, Checking.REPLAY, damaged -> {});
  }

  private QueryStore open(boolean kept) throws IOException {
    gamesRead = 0;
    Optional<Path> place = kept ? Optional.of(folder) : Optional.empty();
    return QueryStore.open(dataset(), place, () -> gamesRead++);
  }

  /** The answer as text: rows by semicolons, values by commas. */
  private static String ask(QueryStore store, String sql) throws IOException {
    return store.ask(
        sql,
        result -> {
          List<String> rows = new ArrayList<>();
          for (List<Object> row = result.next(); !row.isEmpty(); row = result.next()) {
            rows.add(String.join(",", row.stream().map(String::valueOf).toList()));
          }
          return String.join(";", rows);
        });
  }

  private String askOnce(String sql) throws IOException {
    try (QueryStore store = open(true)) {
      return ask(store, sql);
    }
  }

  @Test
  void viewsHoldWhatTheGamesHold() throws IOException {
    List<GameRecord> records = SampleGames.write(folder.resolve("a.shard"), "dvonn-random", 5, 1);
    int plies = records.stream().mapToInt(record -> record.plies().size()).sum();
    int candidates =
        records.stream()
            .flatMap(record -> record.plies().stream())
            .mapToInt(ply -> ply.candidates().length)
            .sum();
    try (QueryStore store = open(false)) {
      assertEquals("5," + plies, ask(store, "SELECT count(*), sum(plies) FROM games"));
      assertEquals("" + (plies + 5), ask(store, "SELECT count(*) FROM positions"));
      assertEquals("" + candidates, ask(store, "SELECT count(*) FROM visits"));
      GameRecord first = records.get(0);
      assertEquals(
          first.id() + "," + first.outcomeForFirst() + "," + first.marginForFirst(),
          ask(store, "SELECT id, outcome, margin FROM games WHERE game_no = 0"));
      assertEquals(
          first.marginForFirst() + ",0,null",
          ask(
              store,
              "SELECT white_score - black_score, legal_actions, action FROM positions"
                  + " WHERE game_no = 0 AND action IS NULL"));
      assertEquals(
          "0",
          ask(
              store,
              "SELECT count(*) FROM positions p JOIN games g USING (game_no) WHERE"
                  + " p.ply = g.plies AND sign(white_score - black_score) <> outcome"));
      assertEquals(
          "0",
          ask(
              store,
              "SELECT count(*) FROM (SELECT game_no, ply, sum(weight) s FROM visits GROUP BY ALL)"
                  + " WHERE abs(s - 1) > 1e-4"));
      assertEquals("90", ask(store, "SELECT 90 FROM positions WHERE removed_pieces = 0 LIMIT 1"));
    }
  }

  @Test
  void tablesAreKeptAndBroughtUpToDateShardByShard() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    SampleGames.write(folder.resolve("b.shard"), "tictactoe-2", 4, 2);
    assertEquals("9", askOnce("SELECT count(*) FROM games"));
    assertEquals(9, gamesRead);
    assertEquals("9", askOnce("SELECT count(DISTINCT game_no) FROM games"));
    assertEquals(0, gamesRead);

    Files.createDirectories(folder.resolve("more"));
    SampleGames.write(folder.resolve("more/c.shard"), "dvonn", 3, 3);
    assertEquals("12", askOnce("SELECT count(DISTINCT game_no) FROM games"));
    assertEquals(3, gamesRead);

    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 2, 9);
    Files.delete(folder.resolve("b.shard"));
    assertEquals(
        "a.shard,2;more/c.shard,3",
        askOnce("SELECT shard, count(*) FROM games GROUP BY ALL ORDER BY ALL"));
    assertEquals(2, gamesRead);
    assertEquals(
        "0",
        askOnce("SELECT count(*) FROM positions WHERE game_no NOT IN (SELECT game_no FROM games)"));
  }

  @Test
  void fileThatIsNoDatabaseIsMadeAgain() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    Files.writeString(folder.resolve(QueryStore.FILE), "no database");
    assertEquals("5", askOnce("SELECT count(*) FROM games"));
    assertEquals("5", askOnce("SELECT count(*) FROM games"));
    assertEquals(0, gamesRead);
  }

  @Test
  void whereNoFileCanBeTablesAreInMemory() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    Files.createDirectories(folder.resolve(QueryStore.FILE).resolve("taken"));
    assertEquals("5", askOnce("SELECT count(*) FROM games"));
  }

  /** Whoever has the file open keeps it, and the other is answered all the same. */
  @Test
  void fileInUseIsNotTouched() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    try (QueryStore first = open(true)) {
      SampleGames.write(folder.resolve("b.shard"), "tictactoe", 3, 2);
      assertEquals("8", askOnce("SELECT count(*) FROM games"));
      assertEquals("5", ask(first, "SELECT count(*) FROM games"));
    }
    assertEquals("8", askOnce("SELECT count(*) FROM games"));
    assertEquals(3, gamesRead);
  }

  @Test
  void damagedShardIsLeftOut() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    Files.write(folder.resolve("b.shard"), new byte[99]);
    assertEquals("5", askOnce("SELECT count(*) FROM games"));
    assertTrue(Files.exists(folder.resolve("b.shard.damaged")));
  }

  /** No file is written or changed, whether the tables are kept or in memory. */
  @Test
  void questionsChangeNothing() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    askOnce("SELECT 1");
    List<Path> before = files();
    String out = folder.resolve("out").toString();
    List<String> writes =
        List.of(
            "DELETE FROM data.games",
            "DELETE FROM data.games RETURNING id",
            "DROP TABLE data.games",
            "DROP VIEW games",
            "CREATE TABLE more AS SELECT 1",
            "SET threads = 1",
            "ATTACH '" + out + "' AS other",
            "DETACH data",
            "DETACH data; ATTACH '" + folder.resolve(QueryStore.FILE) + "' AS d; SELECT 1",
            "COPY (SELECT 1) TO '" + out + "'",
            "EXPORT DATABASE '" + out + "'",
            "COPY (SELECT 1) TO '" + out + "'; SELECT 1",
            "SELECT 1; COPY (SELECT 1) TO '" + out + "'",
            "SELECT 1) TO '" + out + "'; COPY (SELECT 1",
            "EXPLAIN ANALYZE COPY (SELECT 1) TO '" + out + "'",
            "PREPARE p AS DELETE FROM data.games; EXECUTE p",
            "CALL force_checkpoint('data')",
            ";");
    for (boolean kept : List.of(true, false)) {
      try (QueryStore store = open(kept)) {
        for (String sql : writes) {
          QueryException e = assertThrows(QueryException.class, () -> ask(store, sql), sql);
          assertEquals(1, e.getMessage().lines().count(), e.getMessage());
          Path file = folder.resolve("answer.csv");
          assertThrows(QueryException.class, () -> store.export(sql, ExportFormat.CSV, file), sql);
          assertEquals(before, files(), sql);
        }
        assertEquals("5", ask(store, "SELECT count(*) FROM games"));
      }
    }
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void everyKindOfQuestionIsAnswered() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    try (QueryStore store = open(false)) {
      for (String sql :
          List.of(
              "SELECT 1 -- with a comment",
              " SELECT 1 ; ",
              "FROM games",
              "WITH g AS (SELECT * FROM games) SELECT * FROM g",
              "VALUES (1), (2)",
              "SELECT 1 UNION ALL SELECT 2",
              "DESCRIBE games",
              "SUMMARIZE games",
              "SELECT 'a;b' AS \"DELETE; DROP\"")) {
        assertFalse(ask(store, sql).isEmpty(), sql);
        Path file = folder.resolve("answer.csv");
        assertTrue(store.export(sql, ExportFormat.CSV, file) > 0, sql);
      }
    }
  }

  @Test
  void mistakesAreOneLine() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 1, 1);
    try (QueryStore store = open(false)) {
      for (String sql :
          List.of(
              "SELEC 1", "SELECT nothing FROM games", "SELECT 1 FROM (", "", "SELECT 1\nFROM x")) {
        QueryException e = assertThrows(QueryException.class, () -> ask(store, sql), sql);
        assertEquals(1, e.getMessage().lines().count(), e.getMessage());
        assertFalse(e.getMessage().contains("LINE 1"), e.getMessage());
      }
    }
  }

  @Test
  void exportsAreReadBack() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    try (QueryStore store = open(false)) {
      String expected = ask(store, "SELECT count(*), sum(ply), min(position) FROM positions");
      for (String name : List.of("p.parquet", "p.jsonl", "it's.csv")) {
        Path file = folder.resolve(name);
        long rows =
            store.export("SELECT * FROM positions;", ExportFormat.of(file).orElseThrow(), file);
        assertTrue(expected.startsWith(rows + ","), name);
        String read = "SELECT count(*), sum(ply), min(position) FROM '" + file + "'";
        assertEquals(expected, ask(store, read.replace("it's", "it''s")));
      }
    }
    try (var files = Files.list(folder)) {
      assertEquals(0, files.filter(file -> file.toString().endsWith(".tmp")).count());
    }
  }

  @Test
  void failedExportLeavesWhatWasThere() throws IOException {
    SampleGames.write(folder.resolve("a.shard"), "tictactoe", 5, 1);
    Path file = Files.writeString(folder.resolve("p.csv"), "before");
    try (QueryStore store = open(false)) {
      assertThrows(
          QueryException.class, () -> store.export("SELECT no FROM games", ExportFormat.CSV, file));
    }
    assertEquals("before", Files.readString(file));
  }

  @Test
  void columnsOfAViewHaveDifferentNames() {
    Schema.views(Games.all())
        .forEach(
            (view, columns) ->
                assertEquals(
                    columns.size(), columns.stream().map(Column::name).distinct().count(), view));
  }

  @Test
  void everyColumnIsDocumented() throws IOException {
    String text = Files.readString(DOCUMENTATION);
    Schema.views(Games.all())
        .forEach(
            (view, columns) ->
                columns.forEach(
                    column ->
                        assertTrue(
                            text.contains("| `" + column.name() + "` | " + column.meaning() + " |"),
                            view + "." + column.name() + ": " + column.meaning())));
  }
}
