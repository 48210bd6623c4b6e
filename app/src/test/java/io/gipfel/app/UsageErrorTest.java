package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake on the command line gives one line that says what is wrong, and exit code 2. */
class UsageErrorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                              | expected a command: ",
        "frobnicate                                    | 'frobnicate'",
        "--frobnicate                                  | '--frobnicate'",
        "moves --game tictactoe start --frobnicate     | '--frobnicate'",
        "moves --game tictactoe                        | 'POSITION'",
        "moves start                                   | '--game=G'",
        "moves --game go start                         | unknown game 'go': expected one of dvonn",
        "moves --game tictactoe xxx                    | position 'xxx': expected 'start'",
        "moves --game tictactoe www/bbb/... w 1        | both players have three in a row",
        "perft --game tictactoe start                  | '--depth=N'",
        "perft --game tictactoe start --depth deep     | 'deep' is not an int",
        "perft --game tictactoe start --depth 0        | --depth: expected 1 to 100, found 0",
        "perft --game tictactoe start --depth 101      | --depth: expected 1 to 100, found 101",
        "perft --game tictactoe nowhere --depth 1      | position 'nowhere'",
        "serve --port 65536                            | --port: expected 0 to 65535, found 65536",
        "serve --run nowhere                           | --run nowhere: expected the folder of a"
            + " run",
        "serve --data nowhere                          | --data nowhere: no such file",
        "serve --network nowhere                       | --network nowhere: no such file",
        "serve --against nobody                        | --against agent 'nobody': unknown kind",
        "serve --against phases:place=net:nowhere      | --against nowhere: no such file",
        "serve --against net:best.onnx                 | a network is given by --network",
        "verify                                        | 'FILES'",
        "verify nowhere.jsonl                          | nowhere.jsonl: no such file",
        "verify --max-nodes many nowhere.jsonl         | 'many' is not a long",
      })
  void badUsageGivesOneLine(String line, String expected) {
    String[] args = line == null ? new String[0] : line.split(" ");
    assertOneLine(Cli.run(args), expected);
  }

  @Test
  void aFolderIsNoVectorFile(@TempDir Path folder) {
    assertOneLine(Cli.run("verify", folder.toString()), folder + ": is a directory");
  }

  @Test
  void truncatedGzipIsNamed(@TempDir Path folder) throws IOException {
    Path whole = Path.of("src/test/resources/vectors/dvonn-random-games.jsonl.gz");
    Path half = folder.resolve("half.jsonl.gz");
    Files.write(half, Arrays.copyOf(Files.readAllBytes(whole), 100));
    assertOneLine(Cli.run("verify", half.toString()), half + ": truncated or damaged gzip data");
  }

  /** Boards whose first spaces are gone begin with a dash. */
  @Test
  void positionsThatBeginAsOptionsDoStandBehindTwoDashes() {
    String board = "----/.w.../.....-/....w../.....-/g...-/---- b place 1,5,7 2,1,2/1,1,1 - - -";
    assertOneLine(
        Cli.run("moves", "--game", "zertz", board),
        "'" + board + "' looks like an option: expected it last, behind '--'");
    Cli.Result result = Cli.run("moves", "--game", "zertz", "--", board);
    assertEquals(ExitCode.OK, result.code(), result.err());
  }

  @Test
  void debugShowsTheStackTrace() {
    Cli.Result result = Cli.run("moves", "--game", "tictactoe", "xxx", "--debug");
    assertEquals(ExitCode.BAD_INPUT, result.code());
    assertTrue(result.err().contains("\tat io.gipfel"), result.err());
  }

  static void assertOneLine(Cli.Result result, String... expected) {
    assertEquals(ExitCode.BAD_INPUT, result.code(), result.toString());
    assertEquals("", result.out());
    assertEquals(1, result.err().lines().count(), result.err());
    assertTrue(result.err().startsWith("gipfel: "), result.err());
    Stream<String> missing = Arrays.stream(expected).filter(text -> !result.err().contains(text));
    assertEquals("", String.join(" ", missing.toList()), result.err());
  }
}
