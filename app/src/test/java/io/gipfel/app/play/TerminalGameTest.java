package io.gipfel.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.Thinker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TerminalGameTest {

  /** An opponent who is quick in every game. */
  private static String opponent(Game game) {
    return "alphabeta:depth=" + (game.maxLegalActions() < 1_000 ? 2 : 1);
  }

  private static String play(Game game, Player side, boolean colours, String... lines) {
    StringWriter out = new StringWriter();
    try (Thinker opponent = Agents.thinker(AgentSpec.parse(opponent(game)), game)) {
      TerminalGame.Setup setup = new TerminalGame.Setup(game, opponent, opponent, side, 1, colours);
      new TerminalGame(setup, new PrintWriter(out))
          .play(new BufferedReader(new StringReader(String.join("\n", lines))));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString();
  }

  private static String ticTacToe(String... lines) {
    return play(Games.byName("tictactoe"), Player.FIRST, false, lines);
  }

  private static long count(String text, String part) {
    return text.lines().filter(line -> line.contains(part)).count();
  }

  static Iterable<Game> games() {
    return Games.all();
  }

  /** A toy may be lost before the person has had a turn. */
  @ParameterizedTest
  @MethodSource("games")
  void allGamesHaveMovesHintsAndOpinions(Game game) {
    for (Player side : Player.values()) {
      String text = play(game, side, false, "moves", "hint", "who", "undo");
      assertTrue(text.startsWith(game.name() + ": you are " + side.title()), text);
      if (text.endsWith("over> ")) {
        continue;
      }
      assertTrue(text.contains(" legal: "), text);
      assertTrue(text.contains(opponent(game) + " expects "), text);
      assertTrue(text.contains(opponent(game) + " says: "), text);
      assertTrue(text.contains("you have played nothing"), text);
    }
  }

  @Test
  void aGameGoesToItsResultAndOn() {
    String text = ticTacToe("a1", "c3", "b1", "a2", "c1", "b3", "a3", "c2", "b2", "new", "quit");
    assertEquals(1, text.split("over> ", -1).length - 1 - count(text, "the game is over"), text);
    assertTrue(text.contains("wins") || text.contains("a draw"), text);
    assertTrue(text.endsWith("White> "), text);
  }

  @Test
  void undoTakesBackTheAnswerToo() {
    String text = ticTacToe("b2", "undo", "board");
    String[] boards = text.split("  a b c", -1);
    assertEquals(5, boards.length, text);
    String empty = "3 . . .\n2 . . .\n1 . . .\n";
    assertTrue(boards[0].contains(empty), text);
    assertFalse(boards[1].contains(empty), text);
    assertTrue(boards[2].contains(empty), text);
    assertTrue(boards[3].contains(empty), text);
  }

  /** White places twice: only the last of his own is taken back, nothing of Black's. */
  @Test
  void undoKnowsWhoMoved() {
    String text = play(Games.byName("tictactoe-2"), Player.FIRST, false, "a1", "undo", "undo");
    assertEquals(1, count(text, "you have played nothing"), text);
    assertEquals(0, count(text, "Black plays"), text);
  }

  @Test
  void aBadLineChangesNothing() {
    String text = ticTacToe("b2", "b2", "z9", "quit");
    assertEquals(1, count(text, "Black plays"), text);
    assertEquals(1, count(text, "action 'b2': the square is taken"), text);
    assertEquals(1, count(text, "action 'z9': expected a square"), text);
  }

  @Test
  void sidesAreSwapped() {
    String text = ticTacToe("swap", "quit");
    assertTrue(text.contains("you are Black"), text);
    assertEquals(1, count(text, "White plays"), text);
  }

  @Test
  void coloursStandOutButChangeNothing() {
    for (Game game : Games.all()) {
      String coloured = play(game, Player.FIRST, true, "board");
      assertTrue(coloured.contains("\u001b["), coloured);
      assertEquals(
          play(game, Player.FIRST, false, "board"), coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
    }
  }
}
