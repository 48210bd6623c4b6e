package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvaluateCommandTest {

  /** Black to move completes a row. */
  private static final String OPEN = "ww./bb./w.. b 1";

  private static Cli.Result run(String input, String line) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return Cli.run(line.split(" ", -1));
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void everyLineOfInputGetsItsLine() {
    String input = "# two positions\n\n" + OPEN + "\n  start moves b2 a1  \n";
    Cli.Result result = run(input, "evaluate mcts:sims=400 --game tictactoe");
    assertEquals(ExitCode.OK, result.code(), result.err());
    List<String> lines = result.out().lines().toList();
    assertEquals(2, lines.size(), result.out());
    assertTrue(lines.get(0).endsWith("\t" + OPEN), lines.get(0));
    assertTrue(lines.get(1).endsWith("\tstart moves b2 a1"), lines.get(1));
  }

  /** Whoever is to move, the value is White's. */
  @Test
  void valuesAreForWhite() {
    String line = "evaluate mcts:sims=400 --game tictactoe --json";
    Cli.Result blackWins = run(OPEN + "\n", line);
    assertTrue(blackWins.out().contains("\"mover\":\"b\""), blackWins.out());
    assertTrue(blackWins.out().contains("\"value\":-"), blackWins.out());
    Cli.Result whiteWins = run("ww./bb./... w 1\n", line);
    assertTrue(whiteWins.out().contains("\"mover\":\"w\""), whiteWins.out());
    assertFalse(whiteWins.out().contains("\"value\":-"), whiteWins.out());
  }

  @Test
  void finishedGamesHaveTheirResult() {
    Cli.Result json = run("wb./wb./w.. b 1\n", "evaluate random --game tictactoe --json");
    assertEquals(
        "{\"line\":\"wb./wb./w.. b 1\",\"value\":1,\"proven\":true,\"margin\":1,\"nodes\":0}\n",
        json.out());
    Cli.Result text = run("wb./wb./w.. b 1\n", "evaluate random --game tictactoe");
    assertEquals("=+1\t-\twb./wb./w.. b 1\n", text.out());
  }

  @Test
  void agentsWithoutAnOpinionStillChoose() {
    Cli.Result result = run("start\n", "evaluate random --json");
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().contains("\"action\":\""), result.out());
    assertFalse(result.out().contains("value"), result.out());
  }

  @Test
  void theLineWithAMistakeIsNamed() {
    Cli.Result result = run("start\n\nstart moves z9\n", "evaluate random --game tictactoe");
    assertEquals(ExitCode.BAD_INPUT, result.code());
    assertTrue(result.err().startsWith("gipfel: line 3: "), result.err());
    assertEquals(1, result.err().lines().count(), result.err());
    assertEquals(1, result.out().lines().count(), "the answers before it stay");
    UsageErrorTest.assertOneLine(run("", "evaluate nobody"), "agent 'nobody': unknown kind");
  }
}
