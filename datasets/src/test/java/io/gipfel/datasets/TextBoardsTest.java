package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Game;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TextBoardsTest {

  private static final Game GAME = new TicTacToe(2);

  @Test
  void showsBoardsActionsAndWhatTheSearchThought() throws IOException {
    GameRecorder recorder =
        new GameRecorder(GAME, GAME.notation().parsePosition("w../.bb/w.. w 2"));
    int[] two = {1, 3};
    recorder.play(new PlyRecord(1, two, new int[] {6, 2}, new int[] {3, 1}, 0.5f, true, false));
    recorder.play(new PlyRecord(3, new int[] {3}, new int[] {9}, new int[] {2}, 1, false, true));
    GameRecord record = recorder.finish(7, 8);

    StringBuilder text = new StringBuilder();
    TextBoards.write(GAME, record, text);

    assertEquals(
        """
        tictactoe-2 game 7, seed 8, 2 plies: White wins, margin 1

          3 w . .
          2 . b b
          1 w . .
            a b c

          1  White b1  value +0.50 for White  6 of 8 visits  policy 75 %
          3 w . .
          2 . b b
          1 w w .
            a b c

          2  White a2  proven +1 for White  9 of 9 visits
          3 w . .
          2 w b b
          1 w w .
            a b c

        """,
        text.toString());
  }

  @Test
  void drawsAreCalledDraws() throws IOException {
    StringBuilder text = new StringBuilder();
    GameRecord draw = ReplayTest.game(1, 0, 4, 8, 1, 7, 6, 2, 5, 3);
    TextBoards.write(new TicTacToe(1), draw, text);
    assertEquals(
        "tictactoe game 12, seed 34, 9 plies: a draw",
        text.toString().lines().findFirst().orElseThrow());
    assertEquals(
        "  9  White a2",
        text.toString().lines().filter(l -> l.startsWith("  9")).findFirst().orElseThrow());
  }

  @Test
  void brokenGameIsNamed() {
    GameRecord broken =
        new GameRecord(
            5,
            0,
            "tictactoe-2",
            "start",
            List.of(PlyRecord.unsearched(0), PlyRecord.unsearched(0)),
            0,
            0);
    ReplayException e =
        assertThrows(
            ReplayException.class, () -> TextBoards.write(GAME, broken, new StringBuilder()));
    assertEquals(
        "tictactoe-2 game 5, ply 1: action 0 is not legal:"
            + " expected one of [1, 2, 3, 4, 5, 6, 7, 8]",
        e.getMessage());
  }
}
