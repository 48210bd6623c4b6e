package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {

  /** Whoever does not stop both rows loses: White must take a2 or b3 and wins. */
  private static final String WON = "wb./.b./w.. w 1";

  @TempDir private Path folder;

  private static JsonNode json(Cli.Result result) throws IOException {
    return JsonMapper.builder().build().readTree(result.out());
  }

  @Test
  void linesOfASolvedPosition() {
    Cli.Result result = Cli.run("solve", "--game", "tictactoe", WON);
    assertEquals(ExitCode.OK, result.code(), result.err());
    String[] lines = result.out().split("\n", -1);
    assertEquals("White wins by 1", lines[0]);
    assertEquals("best: a2 b3", lines[1]);
    assertTrue(lines[2].matches("line: (a2|b3)( [abc][123])*"), lines[2]);
    assertTrue(lines[3].matches("\\d+ positions in \\d+\\.\\d{3} s"), lines[3]);
  }

  @Test
  void jsonOfASolvedPosition() throws IOException {
    Cli.Result result = Cli.run("solve", "--game", "tictactoe", "start", "--json");
    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode json = json(result);
    assertTrue(json.get("exact").asBoolean());
    assertEquals(0, json.get("lowerForFirst").asInt());
    assertEquals(0, json.get("upperForFirst").asInt());
    assertEquals(9, json.get("best").size());
    assertEquals(9, json.get("line").size());
    assertTrue(json.get("nodes").asLong() > 0);
    assertTrue(json.get("seconds").asDouble() > 0);
  }

  @Test
  void boundsWhenTheTimeIsUp() throws IOException {
    String[] args = {"solve", "--game", "dvonn-random", "start", "--time", "1ms", "--memory", "1"};
    Cli.Result result = Cli.run(args);
    assertEquals(ExitCode.NO, result.code(), result.err());
    assertTrue(result.out().startsWith("not solved: from 'Black wins by "), result.out());
    assertTrue(result.out().contains("\nbest so far: "), result.out());
  }

  @Test
  void aFinishedGameHasItsResultAndNoLine() throws IOException {
    Cli.Result result = Cli.run("solve", "--game", "tictactoe", "wb./wb./w.. b 1", "--json");
    assertEquals(ExitCode.OK, result.code());
    assertEquals(1, json(result).get("lowerForFirst").asInt());
    assertEquals(0, json(result).get("best").size());
    assertEquals(0, json(result).get("line").size());
    assertTrue(
        Cli.run("solve", "--game", "tictactoe", "wb./wb./w.. b 1")
            .out()
            .startsWith("White wins by 1\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve                                              | (specify one of these)",
        "solve --game tictactoe                             | POSITION",
        "solve start                                        | --game",
        "solve --game tictactoe xxx                         | position 'xxx': expected 'start'",
        "solve --game tictactoe start --games x             | mutually exclusive",
        "solve --game tictactoe start --time soon           | --time: expected a duration",
        "solve --game tictactoe start --time 0s             | --time: expected 1 to",
        "solve --game tictactoe start --memory 0            | --memory: expected at least 1, found"
            + " 0",
        "solve --game tictactoe start --memory 9999         | --memory: expected at most 8192",
        "solve --games nowhere                              | nowhere: no such file",
        "solve --games nowhere --budgets 1s,10ms            | --budgets: expected times in"
            + " ascending",
        "solve --games nowhere --budgets 1s,often           | --budgets: expected a duration",
        "solve --games src --positions 0                    | --positions: expected 1 to 1000000",
        "solve --games src --to-come 0                      | --to-come: expected 1 or more, found"
            + " 0",
        "solve --games src                                  | src: expected finished games of one",
      })
  void mistakesGiveOneLine(String line, String expected) {
    UsageErrorTest.assertOneLine(Cli.run(line.strip().split(" +", -1)), expected);
  }

  @Test
  void sharesOfRecordedGames() throws IOException {
    String dataset = RandomGames.imported(folder, 5, "");
    String[] args = {
      "solve",
      "--games",
      dataset,
      "--to-come",
      "1,2,99",
      "--budgets",
      "1s,2s",
      "--positions",
      "4",
      "--json"
    };
    Cli.Result result = Cli.run(args);
    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode rows = json(result).get("rows");
    for (int i = 0; i < 2; i++) {
      assertEquals(4, rows.get(i).get("positions").asInt());
      assertEquals("[4,4]", rows.get(i).get("solved").toString());
    }
    assertEquals(0, rows.get(2).get("positions").asInt());
    assertEquals("[1000,2000]", json(result).get("budgetsMillis").toString());
  }

  @Test
  void aDamagedShardIsNamedAndTheOthersAreUsed() throws IOException {
    String dataset = RandomGames.imported(folder, 2, "");
    Path shard;
    try (var files = Files.list(Path.of(dataset))) {
      shard = files.findFirst().orElseThrow();
    }
    byte[] bytes = Files.readAllBytes(shard);
    bytes[bytes.length / 2] ^= 1;
    Files.write(shard.resolveSibling("a-" + shard.getFileName()), bytes);
    Cli.Result result =
        Cli.run(
            "solve", "--games", dataset, "--to-come", "1", "--budgets", "1s", "--positions", "9");
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.err().startsWith("warning: "), result.err());
    assertTrue(
        result.out().lines().skip(1).findFirst().orElse("").matches(" +1 +2 .*100\\.0%"),
        result.out());
  }
}
