package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.HashEvaluator;
import io.gipfel.mcts.eval.UniformEvaluator;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What GIPF asks of a search: many pushes have equal results, and players act several times. */
class GipfSearchTest {

  private static final Game GAME = Games.byName("gipf-basic");

  @ParameterizedTest
  @EnumSource
  void eachResultIsSearchedOnceWithThePriorsOfAllItsActions(Algorithm algorithm) {
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    Position start = GAME.newPosition();
    Search search = Searches.quiet(GAME, config, start, 100, new UniformEvaluator());
    SearchResult result = search.result();
    int[] results = new int[GAME.maxLegalActions()];
    int count = Positions.representatives(start, results);
    assertEquals(24, count);
    assertArrayEquals(Arrays.copyOf(results, count), result.actions());
    float sum = 0;
    for (int i = 0; i < count; i++) {
      int sharing = 0;
      for (int action : Positions.legalActions(GAME, start)) {
        sharing += start.representative(action) == results[i] ? 1 : 0;
      }
      assertEquals(sharing / 42f, result.priors()[i], 1e-6f);
      sum += result.priors()[i];
    }
    assertEquals(1, sum, 1e-5f);
  }

  /** From any position of a game, with removals on the way. */
  @ParameterizedTest
  @EnumSource
  void accountsAreKeptThroughWholeGames(Algorithm algorithm) {
    Search search = new Search(GAME, SearchConfig.defaults().with(algorithm));
    SplittableRandom random = new SplittableRandom(1);
    for (int game = 0; game < 4; game++) {
      Position position = GAME.newPosition();
      while (!position.isTerminal()) {
        search.start(position, SearchLimit.simulations(60), random, true);
        Searches.finish(GAME, search, new HashEvaluator(game));
        SearchResult result = search.result();
        int sum = 0;
        for (int visits : result.visits()) {
          sum += visits;
        }
        assertEquals(59, sum);
        Positions.playChecked(GAME, position, result.best());
      }
    }
  }
}
