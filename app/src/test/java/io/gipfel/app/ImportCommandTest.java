package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Feature;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {

  private static final String GAME = "(;GM[Dvonn]P0[id \"white\"];P0[0 dropb A 1];P0[1 done])";
  private static final String BROKEN = "(;GM[Dvonn];P0[0 dropb A 9];P0[1 done])";

  @TempDir Path folder;

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private Cli.Result read(String format, String... files) {
    String[] args = {"import", "--format", format, "--out", folder.resolve("out").toString()};
    String[] all = java.util.Arrays.copyOf(args, args.length + files.length);
    System.arraycopy(files, 0, all, args.length, files.length);
    return Cli.run(all);
  }

  /**
   * Of the whole collection, an independent program counts 30.3 moves a game, 31.9 legal moves a
   * turn with a move and 82 at most, and stacks of up to 25 pieces.
   */
  private void checkFigures() throws IOException {
    Game game = Games.byName("dvonn");
    List<String> features = game.features().list().stream().map(Feature::name).toList();
    int[] measured = new int[features.size()];
    IntSummaryStatistics legal = new IntSummaryStatistics();
    IntSummaryStatistics highest = new IntSummaryStatistics();
    Set<Long> stacked = new HashSet<>();
    new Dataset(folder.resolve("out"), Checking.CHECKSUM, damaged -> {})
        .forEachShard(
            (provenance, records) -> {
              for (GameRecord record : records) {
                Replay replay = new Replay(game, record);
                for (; replay.hasNext(); replay.advance()) {
                  Position position = replay.position();
                  int action = replay.next().action();
                  if (game.notation().phase(position).equals("stack")
                      && !game.notation().formatAction(position, action).equals("pass")) {
                    legal.accept(Positions.legalActions(game, position).length);
                    stacked.add(record.id());
                  }
                }
                game.features().measure(replay.position(), measured);
                highest.accept(measured[features.indexOf("highest_stack")]);
              }
            });
    assertEquals(30.3, (double) legal.getCount() / stacked.size(), 0.1);
    assertEquals(31.9, legal.getAverage(), 0.1);
    assertEquals(82, legal.getMax());
    assertEquals(25, highest.getMax());
  }

  /**
   * The figures of the whole collection, of which five sixths are here: 9,693 of 9,708 games keep
   * the rules, White wins 48.8 %, Black 50.2 %, draws 1.0 %. Four files hold the same game twice.
   */
  @Test
  void peoplesGames() throws IOException {
    Path archive = Shared.file("records/boardspace-dvonn.zip");

    Cli.Result result = read("boardspace", archive.toString(), "--json");

    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode json = JsonMapper.builder().build().readTree(result.out());
    assertEquals(8_049, json.get("games").asInt());
    assertEquals("{\"finished\":7964,\"resigned\":85}", json.get("endings").toString());
    assertEquals(
        "{\"a blocked stack moves\":11,"
            + "\"a stack moves otherwise than its height in a straight line\":1}",
        json.get("rejected").toString());
    double white = json.get("whiteWins").asInt() / 8_049.0;
    double draws = json.get("draws").asInt() / 8_049.0;
    assertEquals(0.488, white, 0.01);
    assertEquals(0.010, draws, 0.002);
    checkFigures();
    for (JsonNode rejection : json.get("rejections")) {
      assertTrue(rejection.get("source").asText().contains(".sgf"));
      assertTrue(rejection.get("ply").asInt() >= 49);
      assertTrue(rejection.get("message").asText().contains("line "));
    }
  }

  @Test
  void rejectedGamesAreNamedAndTheOthersImported() throws IOException {
    Cli.Result result = read("boardspace", write("a.sgf", GAME), write("b.sgf", BROKEN));
    assertEquals(ExitCode.OK, result.code());
    assertTrue(result.out().startsWith("1 games imported to "), result.out());
    assertTrue(result.out().contains("1 unfinished"), result.out());
    assertTrue(result.out().contains("1 rejected\n       1 illegal action"), result.out());
    assertEquals(
        "rejected: "
            + folder.resolve("b.sgf")
            + " (line 1), ply 0: illegal action: line 1: action 'a9': there is no space a9\n",
        result.err());

    Cli.Result inspected = Cli.run("inspect", folder.resolve("out").toString());
    assertTrue(inspected.out().contains("1, of them 1 distinct, 1 unfinished"), inspected.out());
  }

  @Test
  void mistakesLeaveNothingBehind() throws IOException {
    UsageErrorTest.assertOneLine(
        read("boardspace", write("b.sgf", BROKEN)), "no game could be imported; the first of 1: ");
    UsageErrorTest.assertOneLine(
        read("codecup", write("b.sgf", BROKEN)), "no game could be imported; the first of 1: ");
    UsageErrorTest.assertOneLine(read("boardspace", write("b.zip", BROKEN)), "damaged zip archive");
    UsageErrorTest.assertOneLine(read("boardspace", "nowhere"), "nowhere: no such file");
    UsageErrorTest.assertOneLine(
        read("pgn", write("a.sgf", GAME)), "'pgn': expected one of boardspace, littlegolem");
    UsageErrorTest.assertOneLine(
        read("boardspace", write("a.sgf", GAME), "--game", "tictactoe"), "--game: expected one");
    assertFalse(Files.exists(folder.resolve("out")));
    assertFalse(Files.exists(folder.resolve("out.tmp")));
  }

  @Test
  void takenNameIsRefused() throws IOException {
    write("out", "something");
    UsageErrorTest.assertOneLine(
        read("boardspace", write("a.sgf", GAME)), "out: expected the name of a new folder");
  }
}
