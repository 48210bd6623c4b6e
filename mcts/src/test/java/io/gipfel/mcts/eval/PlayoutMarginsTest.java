package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Position;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayoutMarginsTest {

  private static final TicTacToe GAME = new TicTacToe(1);

  private static Position position(String text) {
    return GAME.notation().parsePosition(text);
  }

  @Test
  void finishedGamesHaveTheirTrueMargins() {
    try (MarginEstimator margins = new PlayoutMargins(GAME, 3)) {
      List<Position> positions = List.of(position("www/bb./... b 1"), position("bbb/ww./w.. w 1"));
      assertArrayEquals(new float[] {1, -1}, margins.marginsForFirst(positions));
    }
  }

  /** White wins one of two playouts; 4,000 have a standard error of 0.008: 1 alarm in 10^9. */
  @Test
  void marginsAreMeansOfPlayoutsWhateverElseIsAsked() {
    Position half = position("ww./bb./bwb w 1");
    try (MarginEstimator margins = new PlayoutMargins(GAME, 4_000)) {
      float alone = margins.marginsForFirst(List.of(half))[0];
      assertEquals(0.5 * 1 + 0.5 * -1, alone, 0.1);
      assertEquals(alone, margins.marginsForFirst(List.of(position("start"), half))[1]);
    }
  }
}
