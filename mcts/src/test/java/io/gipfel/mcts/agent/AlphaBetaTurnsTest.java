package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * In GIPF a turn may be a push and removals of the one, and then removals of the other player; in
 * ZÈRTZ it is a placement and a removal, or a chain of jumps.
 */
class AlphaBetaTurnsTest {

  private static final int TABLE_BITS = 10;

  @ParameterizedTest
  @CsvSource({
    "gipf-basic, remove, 3",
    "gipf-standard, remove, 3",
    "gipf-tournament, remove, 3",
    "zertz, remove, 2",
    "zertz, jump, 3",
    "zertz-blitz, chain, 4",
  })
  void isMinimaxThroughTurnsOfSeveralActions(String name, String phase, int plies) {
    Game game = Games.byName(name);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    Minimax minimax = new Minimax(game);
    int met = 0;
    for (int seed = 0; seed < 12; seed++) {
      for (Position position : RandomGames.positionsOf(game, seed)) {
        boolean inPhase = game.notation().phase(position).equals(phase);
        met += inPhase ? 1 : 0;
        int depth = inPhase ? plies : seed == 0 ? 2 : 1;
        assertEquals(
            minimax.valueForFirst(position, depth),
            search.search(position, depth, AlphaBetaSearch.NEVER).valueForFirst(),
            game.notation().formatPosition(position));
      }
    }
    assertTrue(met > 10, met + " positions in the phase " + phase);
  }
}
