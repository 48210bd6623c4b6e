package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In GIPF a turn may be a push and removals of the one, and then removals of the other player. */
class AlphaBetaGipfTest {

  private static final int TABLE_BITS = 10;

  @ParameterizedTest
  @ValueSource(strings = {"gipf-basic", "gipf-standard", "gipf-tournament"})
  void isMinimaxThroughRemovals(String name) {
    Game game = Games.byName(name);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    Minimax minimax = new Minimax(game);
    int removals = 0;
    for (int seed = 0; seed < 12; seed++) {
      for (Position position : RandomGames.positionsOf(game, seed)) {
        boolean removing = game.notation().phase(position).equals("remove");
        removals += removing ? 1 : 0;
        int depth = removing ? 3 : seed == 0 ? 2 : 1;
        assertEquals(
            minimax.valueForFirst(position, depth),
            search.search(position, depth, AlphaBetaSearch.NEVER).valueForFirst(),
            game.notation().formatPosition(position));
      }
    }
    assertTrue(removals > 10, removals + " removals");
  }
}
