package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.hexapawn.Hexapawn;
import io.gipfel.mcts.eval.Judge;
import org.junit.jupiter.api.Test;

/** A game that nobody has listed is played and solved. */
class AlphaBetaHexapawnTest {

  private final Game game = new Hexapawn();

  /** Gardner, "Mathematical games", Scientific American, March 1962. */
  @Test
  void theSecondPlayerWins() {
    AlphaBetaSearch search = new AlphaBetaSearch(game, 10);
    AlphaBetaSearch.Result result =
        search.search(game.newPosition(), game.maxPlies(), AlphaBetaSearch.NEVER);
    assertTrue(result.complete());
    assertEquals(-Judge.WIN - 1, result.valueForFirst());
  }
}
