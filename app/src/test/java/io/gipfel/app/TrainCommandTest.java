package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code train} and {@code inspect} on a run small enough for a test. */
class TrainCommandTest {

  @TempDir static Path folder;
  private static Path config;
  private static Path run;
  private static Cli.Result trained;

  @BeforeAll
  static void train() throws IOException {
    config = TinyRun.config(folder);
    run = folder.resolve("run");
    trained = TinyRun.train(config, run);
  }

  @Test
  void runTellsItsGenerationsAndItsStrength() throws IOException {
    assertEquals(ExitCode.OK, trained.code(), trained.err());
    assertTrue(trained.err().contains("generation 1 of 1: "), trained.err());
    assertTrue(trained.err().contains("final network, generation 1, at 4 simulations:"));
    assertTrue(trained.err().contains("4 games: "), trained.err());
    assertEquals(
        trained.err().strip(), Files.readString(run.resolve("run.log")).strip(), "the log");
  }

  @Test
  void finishedRunIsToldAgainAndNotMadeAgain() {
    Cli.Result again = Cli.run("train", "--run", run.toString());
    assertEquals(ExitCode.OK, again.code(), again.err());
    assertFalse(again.err().contains("generation 1 of 1"), again.err());
    assertTrue(again.err().contains("final network"), again.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "train                                    | expected a CONFIG for a new run",
        "train absent.yaml                        | absent.yaml: no such file",
        "train CONFIG --set seed                  | --set seed: expected key.path=value",
        "train CONFIG --set game=chess            | --set game=chess: game: unknown game 'chess'",
        "train CONFIG --set learning.batchSize=-1 | learning.batchSize: expected at least 1",
        "train CONFIG --set learning.batch=8      | learning.batch: unknown key",
        "train CONFIG --run RUN --set seed=2      | this run was begun with another configuration",
        "train --run RUN --set seed=2             | an existing run keeps its configuration",
        "train --run NOWHERE                      | no run there; expected a CONFIG",
        "train CONFIG --run CONFIG                | cannot be written",
        "inspect                                  | Missing required parameter",
        "inspect NOWHERE                          | no such file; expected a run, a dataset",
        "inspect RUN --game 99                    | no game with the number 99",
        "inspect RUN --game x                     | --game",
      })
  void mistakeIsOneLine(String line, String expected) {
    List<String> words = new ArrayList<>();
    for (String word : Pattern.compile(" +").splitAsStream(line).toList()) {
      words.add(
          switch (word) {
            case "CONFIG" -> config.toString();
            case "RUN" -> run.toString();
            case "NOWHERE" -> folder.resolve("nowhere").toString();
            default -> word;
          });
    }
    Cli.Result result = Cli.run(words.toArray(new String[0]));
    assertEquals(ExitCode.BAD_INPUT, result.code(), result.err());
    assertEquals(1, result.err().strip().lines().count(), result.err());
    assertTrue(result.err().contains(expected), result.err());
  }

  @Test
  void inspectSumsUpARun() {
    Cli.Result result = Cli.run("inspect", run.toString());
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().contains("tictactoe, seed 1, 1 of 1 generations"), result.out());
    assertTrue(result.out().contains("random"), result.out());
    assertTrue(result.out().contains("final network"), result.out());
    assertTrue(result.out().contains("8"), result.out());
  }

  @Test
  void inspectAnswersPrograms() throws IOException {
    Cli.Result result = Cli.run("inspect", run.toString(), "--json");
    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode json = JsonMapper.builder().build().readTree(result.out());
    assertEquals(1, json.path("generations").size());
    assertEquals(8, json.path("generations").get(0).path("games").path("games").asInt());
    assertEquals(1, json.path("final").path("generation").asInt());
  }

  @Test
  void inspectReplaysAGame() {
    Cli.Result result = Cli.run("inspect", run.toString(), "--game", "5");
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().contains("a b c"), result.out());
  }
}
