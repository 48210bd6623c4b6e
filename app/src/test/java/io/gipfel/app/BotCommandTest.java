package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots as programs of their own, over pipes. */
class BotCommandTest {

  private static List<String> java(String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
    words.add(System.getProperty("java.class.path"));
    words.add("io.gipfel.app.Main");
    words.addAll(List.of(arguments));
    return words;
  }

  private static String engine(String protocol, String... arguments) {
    return "engine:" + protocol + ":'" + String.join("' '", java(arguments)) + "'";
  }

  /** One over either protocol, in games in which a player acts several times in a row. */
  @ParameterizedTest
  @ValueSource(strings = {"tictactoe-2", "dvonn"})
  void twoBotsPlayWholeGames(String game) {
    String ugi = engine("ugi:depth=1", "bot", "--game", game, "alphabeta:depth=4");
    String codeCup =
        engine("codecup", "bot", "--game", game, "--protocol", "codecup", "alphabeta:depth=1");
    Cli.Result result = Cli.run("match", ugi, codeCup, "--game", game, "--pairs", "1");
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().contains("2 games of " + game), result.out());
    assertFalse(result.out().contains("forfeits"), result.out());
  }

  private static String talk(String input, String... arguments) throws Exception {
    Process process = new ProcessBuilder(java(arguments)).redirectErrorStream(true).start();
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(ExitCode.OK, process.waitFor(), said);
    return said;
  }

  @Test
  void speaksUgiUnlessToldOtherwise() throws Exception {
    String said = talk("ugi\nquit\n", "bot", "--game", "tictactoe", "greedy");
    assertTrue(said.startsWith("id name gipfel "), said);
    assertTrue(said.lines().findFirst().orElse("").endsWith(" greedy"), said);
    assertTrue(said.stripTrailing().endsWith("ugiok"), said);
  }

  @Test
  void playsInATerminalOverAPipe() throws Exception {
    String said = talk("b2\nquit\n", "play", "--game", "tictactoe", "--against", "greedy");
    assertTrue(said.contains("you are White against greedy"), said);
    assertTrue(said.contains("Black plays "), said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bot nobody | agent 'nobody': unknown kind",
        "bot net:/nowhere | /nowhere: no such file",
        "bot net:default --game tictactoe | no network for tictactoe is shipped",
        "bot greedy --game go | unknown game 'go'",
        "bot greedy --protocol uci | --protocol",
        "bot greedy --protocol codecup --game dvonn-random | expected a game with a fixed start",
        "play --against nobody | agent 'nobody': unknown kind",
        "play --side red | --side",
      })
  void mistakesGiveOneLine(String line, String expected) throws IOException {
    UsageErrorTest.assertOneLine(Cli.run(line.split(" ", -1)), expected);
  }
}
