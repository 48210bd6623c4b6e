package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What DVONN asks of a search: White acts twice at the change of phase, and players pass. */
class DvonnSearchTest {

  private static final Game GAME = Dvonn.withPlacement();

  private static Position randomPosition(int plies, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = GAME.newPosition();
    for (int ply = 0; ply < plies && !position.isTerminal(); ply++) {
      int[] legal = Positions.legalActions(GAME, position);
      position.play(legal[random.nextInt(legal.length)]);
    }
    return position;
  }

  /** Fault 1 at the change of phase: White places at ply 48 and moves at ply 49. */
  @ParameterizedTest
  @EnumSource
  void whiteStandsAsWellBeforeTheLastPlacementAsAfterIt(Algorithm algorithm) {
    Position last = randomPosition(48, 1);
    assertEquals(Player.FIRST, last.toMove());
    Evaluator goodFromPly49 =
        Searches.saying(
            position -> position.ply() < 49 ? 0 : position.toMove() == Player.FIRST ? 1 : -1);
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    Search search = Searches.quiet(GAME, config, last, 3, goodFromPly49);
    SearchTree tree = search.tree();
    int firstMove = tree.firstChild[SearchTree.ROOT];
    assertEquals(1, tree.childCount[SearchTree.ROOT]);
    assertEquals(1, tree.moverSign[SearchTree.ROOT]);
    assertEquals(1, tree.moverSign[firstMove]);
    assertEquals(2, tree.valueSumForFirst[firstMove]);
    assertEquals(2, tree.valueSumForFirst[SearchTree.ROOT]);
  }

  /** From any position of a game, with passes and endings on the way. */
  @ParameterizedTest
  @EnumSource
  void accountsAreKeptInEveryPhase(Algorithm algorithm) {
    Search search = new Search(GAME, SearchConfig.defaults().with(algorithm));
    for (int plies = 0; plies < 80; plies += 3) {
      Position position = randomPosition(plies, plies);
      if (!position.isTerminal()) {
        search.start(position, SearchLimit.simulations(60), new SplittableRandom(1), true);
        Searches.finish(GAME, search, new HashEvaluator(plies));
        SearchResult result = search.result();
        int sum = 0;
        float target = 0;
        for (int i = 0; i < result.actions().length; i++) {
          sum += result.visits()[i];
          target += result.policyTarget()[i];
          assertTrue(result.policyTarget()[i] >= 0);
        }
        assertEquals(59, sum);
        assertEquals(1, target, 1e-5f);
        Positions.playChecked(GAME, position, result.best());
      }
    }
  }
}
