package io.gipfel.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.puzzles.Puzzle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PuzzleSessionTest {

  private final Game game = Games.byName("dvonn");
  private final List<Puzzle> puzzles =
      List.of(
          new Puzzle(
              "dvonn",
              ".,.,.,.,.,.,.,.,./.,b6,w9,.,.,.,.,.,.,./w1,w2,.,.,.,.,.,.,."
                  + ",w1,./.,w1,w9,.,.,r,b1,b2,r,w2/w1,.,w1,r,.,.,b6,.,. w stack",
              "c5c4",
              4,
              -2,
              3,
              8),
          new Puzzle(
              "dvonn",
              ".,.,.,.,.,.,.,b3,./.,b1,.,.,.,.,.,b1,.,./.,b2,b1,.,.,.,w2*,w4,"
                  + "w2,w2,w1/b3*,b3*,.,.,.,w2,.,.,w1,w4/b4,.,.,.,w1,.,.,.,. b stack",
              "c5g5",
              5,
              -2,
              2,
              9),
          new Puzzle(
              "dvonn",
              "w1,b2,.,.,.,.,.,.,./r,.,.,.,.,.,w6,b3,.,./.,w6,b3,.,.,.,w2*,"
                  + "b5,w3,.,w3*/.,b4,.,.,.,.,.,b1,.,./b1,.,.,.,.,.,b1,.,. b stack",
              "h3c3",
              0,
              -6,
              3,
              7));

  private String play(String... lines) throws IOException {
    StringWriter out = new StringWriter();
    new PuzzleSession(game, puzzles, new PrintWriter(out), false)
        .play(new BufferedReader(new StringReader(String.join("\n", lines))));
    return out.toString();
  }

  private String wrong(Puzzle puzzle) {
    Position position = puzzle.start();
    for (int action : Positions.legalActions(game, position)) {
      if (action != puzzle.answerAction()) {
        return game.notation().formatAction(position, action);
      }
    }
    throw new AssertionError(puzzle);
  }

  @Test
  void answersAreJudgedAndExplained() throws IOException {
    Puzzle first = puzzles.get(0);
    String text =
        play(
            wrong(first),
            first.answer(),
            puzzles.get(1).answer().toUpperCase(Locale.ROOT),
            "solution");
    assertTrue(text.contains("\nPuzzle 1, difficulty " + first.difficulty() + " of 3: "), text);
    assertTrue(text.contains("> No: "), text);
    String mover = first.start().toMove().title();
    String result = first.isWin() ? mover + " wins by " + first.marginForMover() : "a draw";
    assertTrue(text.contains("> Right: " + result + " after " + first.answer()), text);
    assertTrue(text.contains(" after " + puzzles.get(2).answer()), text);
    assertTrue(text.endsWith("1 of 3 solved at the first try\n"), text);
  }

  @Test
  void commandsLeaveThePuzzleAsItIs() throws IOException {
    String text = play("", "moves", "board", "help", "x9", "next", "quit", "next");
    assertTrue(text.contains(" legal: "), text);
    assertTrue(text.contains("('help' lists the commands)\n"), text);
    assertEquals(2, text.split("\nPuzzle ", -1).length - 1, text);
    assertFalse(text.contains("Right"), text);
    assertTrue(text.endsWith("0 of 1 solved at the first try\n"), text);
  }
}
