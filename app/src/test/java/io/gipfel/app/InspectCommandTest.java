package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions to a dataset of three imported games. */
class InspectCommandTest {

  private static final String LOG =
      """
      # White: Ann, "the first"
      # Black: Bot
      # Year: 2011
      Start
      A1 B1 C1
      Quit
      # White: Cid
      Start
      K5 J5 I5 RESIGN
      Quit
      Start
      F3
      Quit
      """;

  @TempDir Path folder;

  private String dataset;

  @BeforeEach
  void importGames() throws IOException {
    String log = Files.writeString(folder.resolve("games.log"), LOG).toString();
    dataset = folder.resolve("dataset").toString();
    assertEquals(
        ExitCode.OK, Cli.run("import", log, "--format", "codecup", "--out", dataset).code());
  }

  private Cli.Result inspect(String... options) {
    List<String> args = new ArrayList<>(List.of("inspect", dataset));
    args.addAll(List.of(options));
    return Cli.run(args.toArray(String[]::new));
  }

  private static String out(Cli.Result result) {
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertEquals("", result.err());
    return result.out();
  }

  @Test
  void sumShowsEndingsAndFeatures() {
    String text = out(inspect());
    assertTrue(text.contains("3, of them 3 distinct, 1 resigned, 2 unfinished"), text);
    assertTrue(text.contains("White wins 1 (100.0 %)"), text);
    assertTrue(text.contains("  connected_groups"), text);
    assertTrue(text.contains("  a1 b1 c1"), text);
  }

  @Test
  void replayShowsWhoPlayed() {
    String text = out(inspect("--game", "1"));
    assertTrue(text.startsWith("dvonn game 1, seed 0, 3 plies: White wins, Black resigned"), text);
    assertTrue(text.contains("\nwhite: Cid\n"), text);
  }

  @Test
  void answersAreTablesCsvOrJson() throws IOException {
    String sql = "SELECT white, year, plies / 2 AS half FROM games ORDER BY id";
    assertEquals(
        """
        white             year    half
        Ann, "the first"  2011  1.5000
        Cid                     1.5000
                                0.5000
        (3 rows)
        """,
        out(inspect("--sql", sql)));
    assertEquals(
        "white,year,half\r\n\"Ann, \"\"the first\"\"\",2011,1.5\r\nCid,,1.5\r\n,,0.5\r\n",
        out(inspect("--sql", sql, "--csv")));
    JsonNode json = JsonMapper.builder().build().readTree(out(inspect("--sql", sql, "--json")));
    assertEquals(2011, json.get(0).get("year").asInt());
    assertTrue(json.get(1).get("year").isNull());
    assertEquals("[]\n", out(inspect("--sql", "SELECT 1 FROM games WHERE id > 9", "--json")));
  }

  @Test
  void columnsAreDescribed() {
    String text = out(inspect("--sql", "describe"));
    assertTrue(text.contains("number of legal actions; 0 if it is terminal"), text);
    assertTrue(text.contains("positions  highest_stack"), text);
    assertFalse(text.contains("shards"), text);
  }

  @Test
  void positionsAndAnswersAreExported() throws IOException {
    Path positions = folder.resolve("p.csv");
    assertEquals(
        "10 rows written to " + positions, out(inspect("--export", "" + positions)).strip());
    assertEquals(11, Files.readAllLines(positions).size());
    Path answer = folder.resolve("a.jsonl");
    out(inspect("--sql", "SELECT id FROM games ORDER BY id DESC", "--export", "" + answer));
    assertEquals("{\"id\":2}\n{\"id\":1}\n{\"id\":0}\n", Files.readString(answer));
    Path parquet = folder.resolve("p.parquet");
    out(inspect("--export", "" + parquet));
    assertEquals("PAR1", Files.readString(parquet, StandardCharsets.ISO_8859_1).substring(0, 4));
  }

  @Test
  void exportedGamesAreTheSameWhenImported() throws IOException {
    String lines = out(inspect("--sql", "SELECT line, ending, white, year FROM games", "--csv"));
    for (String format : List.of("boardspace", "littlegolem", "codecup")) {
      Path file = folder.resolve(format + ".txt");
      String exported = out(inspect("--export", "" + file, "--format", format));
      assertEquals("3 games written to " + file + ", 0 left out", exported.strip());
      dataset = folder.resolve(format).toString();
      Cli.run("import", "" + file, "--format", format, "--out", dataset);
      assertEquals(
          lines, out(inspect("--sql", "SELECT line, ending, white, year FROM games", "--csv")));
      dataset = folder.resolve("dataset").toString();
    }
  }

  @Test
  void gamesThroughAPosition() throws IOException {
    String text = out(inspect("--find", "start"));
    assertTrue(text.startsWith("3 of 3 games: White won 100.0 %, Black 0.0 %"), text);
    assertTrue(text.contains("  a1              2   100%     0%     0%"), text);
    JsonNode json =
        JsonMapper.builder().build().readTree(out(inspect("--find", "start", "--json")));
    assertEquals(3, json.get("passages").size());
    assertEquals("a1", json.get("continuations").get(0).get("action").asText());
  }

  @Test
  void aMatchIsInspectedByItsJournal() throws IOException {
    Path journal = folder.resolve("match.jsonl");
    Cli.run(
        "match", "random", "greedy", "--game", "tictactoe", "--pairs", "3", "--out", "" + journal);
    dataset = journal.toString();
    assertTrue(out(inspect()).contains("games       6, of them"));
    assertEquals(
        "white\r\ngreedy\r\nrandom\r\n",
        out(inspect("--sql", "SELECT DISTINCT white FROM games ORDER BY 1", "--csv")));
    Files.writeString(journal, Files.readString(journal) + "{}\n");
    UsageErrorTest.assertOneLine(
        inspect(), journal + " line 8: expected a line of a match journal");
  }

  @Test
  void mistakesAreOneLine() throws IOException {
    UsageErrorTest.assertOneLine(inspect("--sql", "SELECT x FROM games"), "--sql: Binder Error");
    UsageErrorTest.assertOneLine(inspect("--sql", "SELECT 1", "--game", "1"), "expected one of");
    UsageErrorTest.assertOneLine(inspect("--csv"), "--csv: expected together with --sql");
    UsageErrorTest.assertOneLine(inspect("--format", "codecup"), "--format: expected together");
    UsageErrorTest.assertOneLine(
        inspect("--find", "nowhere"), "--find: position: expected 'start'");
    UsageErrorTest.assertOneLine(
        inspect("--export", "" + folder.resolve("x.xls")), "x.xls: expected a name that ends in");
    UsageErrorTest.assertOneLine(
        inspect("--export", "" + folder.resolve("no/x.csv")), "expected a file in a folder");
    UsageErrorTest.assertOneLine(inspect("--export", "" + folder), "expected a file in a folder");
    Files.createDirectories(folder.resolve("empty"));
    dataset = folder.resolve("empty").toString();
    UsageErrorTest.assertOneLine(inspect("--sql", "SELECT 1"), "expected games to ask about");
    UsageErrorTest.assertOneLine(inspect("--find", "start"), "--find: expected games");
    UsageErrorTest.assertOneLine(
        inspect("--export", "" + folder.resolve("x.sgf"), "--format", "boardspace"),
        "no game can be written");
    assertFalse(Files.exists(folder.resolve("x.sgf")));
    assertFalse(Files.exists(folder.resolve("x.sgf.tmp")));
  }
}
