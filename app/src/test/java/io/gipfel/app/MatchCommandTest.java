package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.ShardReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {

  private static final String TICTACTOE = " --game tictactoe";

  @TempDir private Path folder;

  private static Cli.Result run(String line) {
    return Cli.run(line.split(" "));
  }

  private static JsonNode json(Cli.Result result) throws IOException {
    assertEquals(1, result.out().lines().count(), result.toString());
    return new ObjectMapper().readTree(result.out());
  }

  @Test
  void greedyBeatsRandomAtDvonn() throws IOException {
    Cli.Result result = run("match greedy random --pairs 20 --json");
    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode json = json(result);
    List<String> fields = new ArrayList<>();
    json.fieldNames().forEachRemaining(fields::add);
    assertEquals(
        List.of("games", "wins", "draws", "losses", "score", "elo", "elo95", "distinctGames"),
        fields);
    assertEquals(40, json.get("games").asInt());
    assertEquals(40, json.get("distinctGames").asInt());
    assertEquals(
        40, json.get("wins").asInt() + json.get("draws").asInt() + json.get("losses").asInt());
    assertTrue(json.get("score").asDouble() > 0.7, result.out());
    assertTrue(json.get("elo95").get(0).asInt() > 0, result.out());
    assertTrue(result.err().contains("40 of 40 games"), result.err());
  }

  @Test
  void theTextTellsTheScoreWithItsInterval() {
    Cli.Result result = run("match alphabeta:depth=9 random --pairs 10" + TICTACTOE);
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(
        result.out().matches("(?s)alphabeta:depth=9 against random: 20 games of tictactoe.*"),
        result.out());
    assertTrue(result.out().matches("(?s).*score 0\\.\\d{3} \\[0\\.\\d{3}, [01]\\.\\d{3}\\].*"));
  }

  @Test
  void whatHasNoBoundIsNull() throws IOException {
    JsonNode json =
        json(run("match alphabeta:depth=3 random --pairs 4 --seed 4 --json --opening none"));
    assertEquals(8, json.get("wins").asInt());
    assertTrue(json.get("elo").isNull());
    assertTrue(json.get("elo95").get(0).asInt() > 0);
    assertTrue(json.get("elo95").get(1).isNull());
  }

  @Test
  void theSprtEndsTheMatchAndIsTheExitCode() {
    Cli.Result better = run("match greedy random --pairs 500 --sprt 0,100");
    assertEquals(ExitCode.OK, better.code(), better.err());
    assertTrue(better.out().contains("H1 accepted"), better.out());
    assertTrue(
        better.err().contains("8 of 1000 games; greedy against random: +8 =0 -0; log-likelihood"),
        better.err());
    Cli.Result worse = run("match random greedy --pairs 500 --sprt 0,100");
    assertEquals(ExitCode.NO, worse.code(), worse.err());
    assertTrue(worse.out().contains("H0 accepted"), worse.out());
    Cli.Result unclear = run("match random random --pairs 2 --sprt 0,10" + TICTACTOE);
    assertEquals(ExitCode.NO, unclear.code(), unclear.err());
    assertTrue(unclear.out().contains("undecided"), unclear.out());
  }

  @Test
  void programsAreToldWhatTheSprtSays() throws IOException {
    JsonNode better = json(run("match greedy random --pairs 500 --sprt 0,100 --json")).get("sprt");
    assertEquals("H1", better.get("verdict").asText());
    assertEquals(-2.9444, better.get("lower").asDouble());
    assertEquals(2.9444, better.get("upper").asDouble());
    assertTrue(better.get("llr").asDouble() >= 2.9444, better.toString());
    String drawn = "match random random --pairs 2 --sprt 0,10 --json" + TICTACTOE;
    JsonNode unclear = json(run(drawn)).get("sprt");
    assertEquals("UNDECIDED", unclear.get("verdict").asText());
    assertTrue(Math.abs(unclear.get("llr").asDouble()) < 2.9444, unclear.toString());
  }

  @Test
  void simulationsAreThoseOfTheOption() {
    Cli.Result result = run("match mcts:sims=1000 random --sims 8 --pairs 2" + TICTACTOE);
    assertTrue(result.out().startsWith("mcts:sims=8 against random"), result.toString());
    Cli.Result timed = run("match alphabeta:depth=3 random --time 1ms --pairs 1" + TICTACTOE);
    assertTrue(timed.out().startsWith("alphabeta:time=1ms against random"), timed.toString());
  }

  @Test
  void anEngineThatDoesNotStartForfeitsItsGames() {
    String[] args = {
      "match", "random", "engine:codecup:/nowhere/engine", "--pairs", "1", "--threads", "1"
    };
    Cli.Result result = Cli.run(args);
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().contains("+2 =0 -0"), result.out());
    assertTrue(result.out().contains("forfeits: engine '/nowhere/engine'"), result.out());
  }

  @Test
  void anInterruptedMatchGoesOnFromItsJournal() throws IOException {
    String command = "match greedy random --pairs 5 --json --threads 1";
    String whole = run(command).out();
    Path out = folder.resolve("match.jsonl");
    assertEquals(whole, run(command + " --out " + out).out());
    String journal = Files.readString(out);
    Files.writeString(out, journal.substring(0, journal.length() / 2));
    Cli.Result result = run(command + " --out " + out);
    assertEquals(whole, result.out());
    assertTrue(result.err().contains("going on after"), result.err());
    assertEquals(11, Files.readAllLines(out).size());
  }

  @Test
  void aRequestToTerminateStopsCleanlyAndLosesNothing() throws Exception {
    Path out = folder.resolve("match.jsonl");
    List<String> command =
        List.of("match", "greedy", "random", "--pairs", "100000", "--out", out.toString());
    Path log = folder.resolve("log");
    Process process = start(log, command);
    try {
      while (!Files.exists(out) || Files.size(out) < 5_000) {
        assertTrue(process.isAlive(), () -> read(log));
        TimeUnit.MILLISECONDS.sleep(20);
      }
      process.destroy();
      process.waitFor();
    } finally {
      process.destroyForcibly();
    }
    String printed = Files.readString(log);
    assertTrue(printed.contains("the same command goes on from " + out), printed);
    assertTrue(printed.contains("greedy against random"), printed);
    int games = Files.readAllLines(out).size() - 1;
    String longer = "match greedy random --json --out " + out + " --pairs " + (games + 1);
    assertEquals(2 * (games + 1), json(run(longer)).get("games").asInt());
  }

  /** The program with {@code command} in a JVM of its own. */
  private static Process start(Path log, List<String> command) throws IOException {
    List<String> java = new ArrayList<>();
    java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    java.addAll(List.of("-cp", System.getProperty("java.class.path"), "io.gipfel.app.Main"));
    java.addAll(command);
    return new ProcessBuilder(java).redirectErrorStream(true).redirectOutput(log.toFile()).start();
  }

  /** The program that an agent runs ends with this one, which is no reason to lose the game. */
  @Test
  void aRequestToTerminateForfeitsNoGame() throws Exception {
    Path out = folder.resolve("match.jsonl");
    Path log = folder.resolve("log");
    String silent = "engine:codecup:sleep 600";
    Process process =
        start(log, List.of("match", silent, "random", "--pairs", "2", "--out", out.toString()));
    try {
      while (process.descendants().findAny().isEmpty()) {
        assertTrue(process.isAlive(), () -> read(log));
        TimeUnit.MILLISECONDS.sleep(20);
      }
      process.destroy();
      process.waitFor();
    } finally {
      process.destroyForcibly();
    }
    assertTrue(read(log).contains("the same command goes on from " + out), () -> read(log));
    assertEquals(1, Files.readAllLines(out).size(), "the header alone");
  }

  private static String read(Path log) {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Test
  void openingsComeFromAFile() throws IOException {
    Path openings = folder.resolve("openings.txt");
    Files.writeString(openings, "# two openings\n\nw../.b./... w 1\nstart moves a1 c3 b2\n");
    Path out = folder.resolve("match.jsonl");
    Cli.Result result =
        run(
            "match alphabeta:depth=9 alphabeta:depth=9 --pairs 3 --openings "
                + openings
                + " --out "
                + out
                + TICTACTOE);
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().contains("openings openings.txt ("), result.out());
    assertTrue(result.out().contains("score 0.500"), "each is played with either colour");
    String journal = Files.readString(out);
    assertEquals(4, journal.split("w../.b./... w 1", -1).length - 1, journal);
    Files.writeString(openings, "start moves a1 b1\n");
    UsageErrorTest.assertOneLine(
        run(
            "match alphabeta:depth=9 alphabeta:depth=9 --pairs 3 --openings "
                + openings
                + " --out "
                + out
                + TICTACTOE),
        "line 1: expected the journal of this match");
    Files.writeString(openings, "start moves a1 a1\n");
    UsageErrorTest.assertOneLine(
        run("match greedy greedy --openings " + openings + TICTACTOE),
        "openings.txt line 1: action 'a1': the square is taken");
    Files.writeString(openings, "start\nwww/bb./... b 1\n");
    UsageErrorTest.assertOneLine(
        run("match greedy greedy --openings " + openings + TICTACTOE),
        "openings.txt line 2: expected a game that goes on");
    Files.writeString(openings, "# nothing\n");
    UsageErrorTest.assertOneLine(
        run("match greedy greedy --openings " + openings + TICTACTOE),
        "openings.txt: expected a position a line, found none");
  }

  @Test
  void keepsTheGamesAsAShard() throws Exception {
    Path shard = folder.resolve("match.shard");
    Cli.Result result = run("match greedy random --pairs 2 --dataset " + shard);
    assertEquals(ExitCode.OK, result.code(), result.err());
    ShardReader reader = new ShardReader(shard);
    assertEquals("greedy against random", reader.provenance().player());
    assertEquals(4, reader.records().size());
    for (GameRecord record : reader.records()) {
      Replay.check(Games.byName("dvonn"), record);
    }
  }

  /** What comes to light after the match must not hide its result. */
  @Test
  void theResultIsPrintedBeforeTheShardIsWritten() throws IOException {
    Path shard = folder.resolve("match.shard");
    Files.createDirectory(folder.resolve("match.shard.tmp"));
    Cli.Result result = run("match greedy random --pairs 1 --dataset " + shard);
    assertEquals(ExitCode.BAD_INPUT, result.code());
    assertTrue(result.out().startsWith("greedy against random: 2 games"), result.out());
    assertTrue(result.err().contains("cannot write shard " + shard), result.err());
  }

  @Test
  void theJournalOfAnotherMatchIsRefused() {
    Path out = folder.resolve("match.jsonl");
    run("match random random --pairs 1 --out " + out + TICTACTOE);
    UsageErrorTest.assertOneLine(
        run("match random greedy --pairs 1 --out " + out + TICTACTOE),
        out + " line 1: expected the journal of this match");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match                                      | 'A'",
        "match random --game tictactoe-3            | no network for tictactoe-3 is shipped",
        "match random random --openings /nowhere/f  | /nowhere/f: no such file",
        "match random random --openings pom.xml     | pom.xml line 1: position",
        "match random random --opening none --openings f | expected --opening or --openings",
        "match random randum                        | agent 'randum': unknown kind 'randum'",
        "match random random --game go              | unknown game 'go'",
        "match random random --pairs 0              | pairs: expected at least 1, found 0",
        "match random random --opening often        | opening 'often': expected none, setup",
        "match random random --sprt 10              | such as 0,30, found '10'",
        "match random random --sprt 10,0            | expected elo0 < elo1, found 10.0 and 0.0",
        "match random random --sims 5               | --sims: expected an agent",
        "match mcts:sims=5 random --time soon       | time: expected a duration",
        "match mcts:sims=5 random --time 1s --sims 5 | mutually exclusive",
        "match random random --threads 0            | at least 1",
        "match random random --dataset games.bin    | games.bin: expected a name that ends in"
            + " .shard",
        "match random random --dataset /nowhere/f.shard | expected a folder /nowhere, found none",
        "match random random --dataset pom.xml/f.shard | found none",
        "match random random --out /nowhere/f.jsonl | /nowhere/f.jsonl: no such file",
        "match random random --game tictactoe --opening setup | no other random setup",
        "match random net:/nowhere:sims=5           | /nowhere: no such file",
        "ladder random                              | AGENT",
        "ladder random greedy --chart ladder.pdf    | ladder.pdf: expected a name that ends in"
            + " .svg",
        "ladder random greedy --chart /nowhere/l.svg | expected a folder /nowhere, found none",
        "ladder random greedy --anchor mcts         | --anchor: expected one of random, greedy",
      })
  void mistakesGiveOneLine(String line, String expected) {
    UsageErrorTest.assertOneLine(run(line), expected);
  }
}
