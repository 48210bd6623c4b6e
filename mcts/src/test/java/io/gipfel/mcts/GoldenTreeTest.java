package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Position;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.HashEvaluator;
import org.junit.jupiter.api.Test;

/**
 * Whole trees, short enough to be checked by hand, so that no change of a search goes unnoticed.
 *
 * <p>White to move, two placements a turn, four squares free: 3, 5, 7 and 8; 5 with 8 wins. A line
 * is an action, its visits, and its mean value for White; children are indented. Sequential halving
 * spends 11 visits on 4 actions as 1 each, then 2, 1 and 1 more on the best two of each time; the
 * last visit finds one of them alone.
 */
class GoldenTreeTest {

  private static final TicTacToe GAME = new TicTacToe(2);

  private static String tree(Algorithm algorithm) {
    Position position = GAME.notation().parsePosition("wbw/.b./b.. w 2");
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    return Searches.text(Searches.quiet(GAME, config, position, 12, new HashEvaluator(1)).tree());
  }

  @Test
  void gumbel() {
    assertEquals(
        """
        root: 12 +0.2585
          3: 4 -0.0291
            5: 2 +0.1777
              8: 1 -0.0660
            7: 1 -0.8055
          5: 5 +0.9219
            8: 4 +1.0000
          7: 1 -0.1279
          8: 1 -0.4453
        """,
        tree(Algorithm.GUMBEL));
  }

  @Test
  void puct() {
    assertEquals(
        """
        root: 12 +0.6313
          5: 9 +0.9566
            8: 8 +1.0000
          7: 2 -0.1082
            8: 1 -0.0884
        """,
        tree(Algorithm.PUCT));
  }
}
