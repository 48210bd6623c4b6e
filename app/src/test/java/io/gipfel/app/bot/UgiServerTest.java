package io.gipfel.app.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.mcts.agent.Thinker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UgiServerTest {

  /** What a bot answers to {@code lines}, the end of the input behind them. */
  private static List<String> talk(String game, String agent, String... lines) {
    Game rules = Games.byName(game);
    StringWriter out = new StringWriter();
    try (Thinker thinker = Agents.thinker(AgentSpec.parse(agent), rules)) {
      UgiServer server = new UgiServer(new Bot(rules, thinker, "a bot"), new PrintWriter(out));
      server.serve(new BufferedReader(new StringReader(String.join("\n", lines))));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString().lines().toList();
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  /** What it plays, without the lines that tell times. */
  private static List<String> choices(List<String> answers) {
    return answers.stream().filter(line -> line.startsWith("bestmove")).toList();
  }

  /** A thinker that hands each game to {@code think}, and then fails with what that returns. */
  private static Thinker failing(Function<OngoingGame, Throwable> think) {
    return (Thinker)
        Proxy.newProxyInstance(
            Thinker.class.getClassLoader(),
            new Class<?>[] {Thinker.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "units" -> Set.of();
                  case "ownLimit" -> AgentLimit.simulations(1);
                  case "think" -> throw think.apply((OngoingGame) arguments[0]);
                  default -> "failing";
                });
  }

  private static List<String> talk(Thinker thinker, String... lines) throws IOException {
    StringWriter out = new StringWriter();
    UgiServer server =
        new UgiServer(new Bot(Games.byName("tictactoe"), thinker, "a bot"), new PrintWriter(out));
    server.serve(new BufferedReader(new StringReader(String.join("\n", lines))));
    return out.toString().lines().toList();
  }

  /** Else a server would wait for ever for the end of a search that has died. */
  @Test
  void aFaultInTheSearchIsToldAndTheServerGoesOn() throws IOException {
    for (Throwable failure :
        List.of(new IllegalStateException("out of order"), new OutOfMemoryError("full"))) {
      String fault = "info string error: a fault of the program: " + failure;
      assertEquals(
          List.of(fault, "response false", fault),
          talk(failing(game -> failure), "go", "stop", "query gameover", "go", "stop", "quit"));
    }
  }

  /** Clocks and trees belong to a game: a position further on in the same one keeps them. */
  @ParameterizedTest
  @CsvSource({
    "position startpos moves b2 a1, position startpos moves b2 a1 c3 c1, true, 4",
    "position startpos moves b2 a1, position startpos moves b2 a1, true, 2",
    "position startpos, position startpos moves b2, true, 1",
    "position fen .../.b./... w 1, position fen .../.b./... w 1 moves a1, true, 1",
    "position startpos moves b2 a1, position startpos moves b2, false, 1",
    "position startpos moves b2 a1, position startpos moves b2 c1 c3, false, 3",
    "position startpos moves b2, position fen .../.w./... b 1 moves a1, false, 1",
    "position startpos moves b2 a1, uginewgame, false, 0"
  })
  void aGameThatGoesOnIsTheSame(String first, String then, boolean same, int actions)
      throws IOException {
    List<OngoingGame> games = new ArrayList<>();
    List<Integer> lengths = new ArrayList<>();
    Thinker thinker =
        failing(
            game -> {
              games.add(game);
              lengths.add(game.actionCount());
              return new IllegalStateException("seen");
            });
    talk(thinker, first, "go", "stop", then, "go", "stop");
    assertEquals(same, games.get(0) == games.get(1));
    assertEquals(actions, lengths.get(1));
  }

  /** The ends of the range that the server declares, and what lies beyond. */
  @ParameterizedTest
  @CsvSource({
    "0, true",
    "2147483647, true",
    "2147483648, false",
    "99999999999, false",
    "-1, false"
  })
  void seedsAreThoseThatItDeclares(String seed, boolean taken) {
    String refusal = "info string error: Seed: expected 0 to 2147483647, found '" + seed + "'";
    assertEquals(
        taken ? List.of() : List.of(refusal),
        talk("tictactoe", "random", "setoption name Seed value " + seed));
  }

  @Test
  void introducesItself() {
    assertEquals(
        List.of(
            "id name a bot",
            "id author the authors of Gipfel",
            "option name Limit type string default sims=10",
            "option name Seed type spin default 1 min 0 max 2147483647",
            "ugiok",
            "readyok"),
        talk("tictactoe", "mcts:sims=10", "ugi", "isready"));
  }

  /** White places twice, then Black twice: the turn is that of the position. */
  @ParameterizedTest
  @CsvSource({
    "position startpos, true",
    "position startpos moves a1, true",
    "position startpos moves a1 b1, false",
    "position startpos moves a1 b1 a2, false",
    "position startpos moves a1 b1 a2 b2, true",
    "position fen .../.../... b 1, false",
    "position fen .../.../... b 1 moves a1, true",
  })
  void theTurnIsThatOfThePosition(String position, String expected) {
    assertEquals(
        List.of("response " + expected, "response false", "response none"),
        talk("tictactoe-2", "random", position, "query p1turn", "query gameover", "query result"));
  }

  @ParameterizedTest
  @CsvSource({"www/bb./... b 1, p1win", "ww./bbb/w.. w 1, p2win", "wbw/wbb/bww b 1, draw"})
  void theResultIsThatOfTheBoard(String position, String expected) {
    assertEquals(
        List.of("response true", "response " + expected, "response false"),
        talk(
            "tictactoe",
            "random",
            "position fen " + position,
            "query gameover",
            "query result",
            "query p1turn"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go",
        "go nodes 20",
        "go movetime 5",
        "go p1time 100 p2time 100",
        "go p1time 1 p2time 100 p1inc 1 p2inc 1"
      })
  void thinksAndAnswers(String go) {
    List<String> answer = talk("tictactoe", "mcts:sims=20", "position startpos moves b2 a1", go);
    assertTrue(last(answer).matches("bestmove [abc][123]"), answer.toString());
    String info = answer.get(answer.size() - 2);
    assertTrue(
        info.matches("info time \\d+ nodes \\d+ nps \\d+ score cp -?\\d+ pv( [abc][123])+"), info);
  }

  @ParameterizedTest
  @ValueSource(strings = {"go depth 2", "go nodes 3000", "go movetime 5"})
  void alphaBetaTakesEveryLimit(String go) {
    List<String> answer = talk("dvonn-random", "alphabeta:depth=1", go);
    assertTrue(last(answer).startsWith("bestmove "), answer.toString());
    assertTrue(answer.get(0).startsWith("info depth "), answer.toString());
  }

  /** A certain win shows, for the side that thinks. */
  @Test
  void theScoreIsForTheSideThatThinks() {
    String won =
        talk("tictactoe", "alphabeta:depth=9", "position fen ww./bb./... b 1", "go").get(0);
    assertTrue(won.contains(" score cp 10001 "), won);
    String lost =
        talk("tictactoe", "alphabeta:depth=9", "position fen w.w/.b./w.b b 1", "go").get(0);
    assertTrue(lost.contains(" score cp -10001 "), lost);
  }

  /** The end of the input would come before the end of such searches. */
  @ParameterizedTest
  @ValueSource(strings = {"go infinite", "go movetime 86400000", "go nodes 100000000"})
  void stopAnswersAtOnce(String go) {
    List<String> answer = talk("dvonn", "mcts:sims=20", go, "isready", "stop", "isready");
    assertEquals("readyok", answer.get(0));
    assertEquals("readyok", last(answer));
    assertTrue(answer.get(answer.size() - 2).startsWith("bestmove "), answer.toString());
  }

  @Test
  void quitEndsASearchWithItsAnswer() {
    List<String> answer = talk("dvonn", "mcts:sims=20", "go infinite", "quit", "isready");
    assertTrue(last(answer).startsWith("bestmove "), answer.toString());
  }

  @Test
  void theEndOfTheInputLetsASearchFinish() {
    List<String> answer = talk("dvonn", "mcts:sims=20", "go nodes 300");
    assertTrue(answer.get(answer.size() - 2).contains(" nodes 300 "), answer.toString());
    List<String> endless = talk("dvonn", "mcts:sims=20", "go infinite");
    assertTrue(last(endless).startsWith("bestmove "), endless.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello                           | expected ugi, isready, setoption",
        "position                        | position: expected startpos or fen POSITION",
        "position here                   | position: expected startpos or fen POSITION",
        "position startpos a1            | position: expected startpos or fen POSITION",
        "position startpos moves a1 a1   | action 'a1': the square is taken",
        "position startpos moves a1 z9   | action 'z9': expected a square",
        "position fen nothing            | position 'nothing': expected 'start' or a board",
        "position fen www/bb./... b 1 moves c3 | action 'c3': the game is over",
        "go fast                         | go: unknown word 'fast'",
        "go nodes                        | go: expected a whole number behind nodes, found"
            + " 'nothing'",
        "go nodes many                   | go: expected a whole number behind nodes, found 'many'",
        "go nodes -1                     | go: expected a whole number behind nodes, found '-1'",
        "go nodes 0                      | sims: expected 1 to",
        "go nodes 5 nodes 6              | go: found nodes twice",
        "go nodes 5 movetime 6           | go: expected movetime, nodes, depth or infinite alone",
        "go infinite nodes 5             | go: unknown word 'infinite'",
        "go depth 3                      | go: mcts:sims=20 cannot keep to depth=3",
        "go p1time 100                   | go: expected p2time, since it is that player's turn",
        "query                           | query: expected p1turn, gameover or result",
        "query weather                   | query: expected p1turn, gameover or result",
        "setoption                       | setoption: expected name NAME value VALUE",
        "setoption name Hash value 1     | setoption: expected Limit or Seed, found 'Hash'",
        "setoption name Limit value fast | unknown option 'fast': expected sims=... or time=...",
        "setoption name Limit value depth=3 | unknown option 'depth=3': expected sims=... or"
            + " time=...",
        "setoption name Seed value x     | Seed: expected 0 to 2147483647, found 'x'",
      })
  void aBadLineGetsOneLineBackAndChangesNothing(String line, String expected) {
    String position = "position startpos moves b2";
    List<String> good = talk("tictactoe", "mcts:sims=20", position, "query p1turn", "go");
    List<String> bad = talk("tictactoe", "mcts:sims=20", position, line, "query p1turn", "go");
    assertTrue(bad.get(0).startsWith("info string error: "), bad.toString());
    assertTrue(bad.get(0).contains(expected), bad.get(0));
    assertEquals(good.size() + 1, bad.size());
    assertEquals(good.get(0), bad.get(1));
    assertEquals(last(good), last(bad));
  }

  @Test
  void nothingIsThoughtAboutWhenTheGameIsOver() {
    List<String> answer = talk("tictactoe", "greedy", "position fen www/bb./... b 1", "go");
    assertEquals(1, answer.size());
    assertTrue(answer.get(0).contains("found a finished game"), answer.get(0));
  }

  @Test
  void onlyThreeCommandsAreHeardWhileItThinks() {
    List<String> answer =
        talk("dvonn", "mcts:sims=20", "go infinite", "position startpos", "isready", "stop");
    assertEquals(
        "info string error: expected stop, isready or quit while it thinks, found 'position'",
        answer.get(0));
    assertEquals("readyok", answer.get(1));
  }

  /** The option and the number of the game decide the random choices. */
  @Test
  void theSeedDecidesRandomChoices() {
    String[] game = {"go", "stop", "uginewgame", "go", "stop", "uginewgame", "go"};
    List<String> choices = choices(talk("dvonn", "random", game));
    assertEquals(choices, choices(talk("dvonn", "random", game)));
    assertTrue(choices.stream().distinct().count() > 1, choices.toString());
    assertNotEquals(
        last(choices),
        last(talk("dvonn", "random", "setoption name Seed value 9", "uginewgame", "go")));
  }

  @Test
  void theLimitIsAnOption() {
    List<String> answer = talk("dvonn", "mcts:sims=20", "setoption name Limit value sims=77", "go");
    assertTrue(answer.get(answer.size() - 2).contains(" nodes 77 "), answer.toString());
  }
}
