package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.BruteForce;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In DVONN players pass, and White acts twice in a row where the phases meet. */
class AlphaBetaDvonnTest {

  private static final int TABLE_BITS = 10;
  private static final int ENDINGS = 1_000;

  /** The largest tree, in positions, that the reference is given to search to the end. */
  private static final int LARGEST_TREE = 200;

  private final Game game = Games.byName("dvonn-random");
  private final AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
  private final Minimax minimax = new Minimax(game);

  @Test
  void isMinimaxOnEndings() {
    BruteForce bruteForce = new BruteForce(game);
    int unequal = 0;
    for (int seed = 0; seed < ENDINGS; seed++) {
      Position ending = bruteForce.ending(RandomGames.positionsOf(game, seed), LARGEST_TREE);
      AlphaBetaSearch.Result result = search.search(ending, game.maxPlies(), AlphaBetaSearch.NEVER);
      String where = game.notation().formatPosition(ending);
      int expected = minimax.valueForFirst(ending, game.maxPlies());
      assertTrue(result.complete(), where);
      assertEquals(expected, result.valueForFirst(), where);
      Position next = minimax.after(ending, result.action());
      assertEquals(expected, minimax.valueForFirst(next, game.maxPlies()), where);
      unequal += expected == 0 ? 0 : 1;
    }
    assertTrue(unequal > ENDINGS / 2);
  }

  @Test
  void isMinimaxOfTwoPliesThroughoutAGame() {
    Game withPlacement = Games.byName("dvonn");
    AlphaBetaSearch deep = new AlphaBetaSearch(withPlacement, TABLE_BITS);
    for (Position position : RandomGames.positionsOf(withPlacement, 1)) {
      assertEquals(
          new Minimax(withPlacement).valueForFirst(position, 2),
          deep.search(position, 2, AlphaBetaSearch.NEVER).valueForFirst(),
          withPlacement.notation().formatPosition(position));
    }
  }

  @Test
  void isMinimaxOfThreePliesWhereThePhasesMeet() {
    Game withPlacement = Games.byName("dvonn");
    AlphaBetaSearch deep = new AlphaBetaSearch(withPlacement, TABLE_BITS);
    for (int seed = 0; seed < 5; seed++) {
      List<Position> positions = RandomGames.positionsOf(withPlacement, seed);
      for (int ply = 46; ply < 49; ply++) {
        Position position = positions.get(ply);
        assertEquals(
            new Minimax(withPlacement).valueForFirst(position, 3),
            deep.search(position, 3, AlphaBetaSearch.NEVER).valueForFirst(),
            withPlacement.notation().formatPosition(position));
      }
    }
  }

  @Test
  void aForcedPassIsPlayed() {
    Agent agent = new AlphaBetaAgent(game, AgentLimit.depth(2), () -> 0);
    int passes = 0;
    for (int seed = 0; seed < 50; seed++) {
      for (Position position : RandomGames.positionsOf(game, seed)) {
        int action = agent.choose(new OngoingGame(game, position, 1));
        passes += game.notation().formatAction(position, action).equals("pass") ? 1 : 0;
      }
    }
    assertTrue(passes > 20, passes + " passes");
  }
}
