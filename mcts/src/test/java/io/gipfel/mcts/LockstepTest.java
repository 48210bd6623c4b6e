package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many searches with one batch find what each finds alone. */
class LockstepTest {

  private static final TicTacToe GAME = new TicTacToe(2);
  private static final int SEARCHES = 20;

  private static List<Search> started(SearchConfig config) {
    SplittableRandom random = new SplittableRandom(11);
    List<Search> searches = new ArrayList<>();
    for (int i = 0; i < SEARCHES; i++) {
      Position position = GAME.newPosition();
      for (int ply = random.nextInt(4); ply > 0; ply--) {
        int[] legal = Positions.legalActions(GAME, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
      Search search = new Search(GAME, config);
      SearchLimit limit = SearchLimit.simulations(20 + 10 * (i % 7));
      search.start(position, limit, new SplittableRandom(i), true);
      searches.add(search);
    }
    return searches;
  }

  @ParameterizedTest
  @CsvSource({
    "GUMBEL,1,1",
    "GUMBEL,1,7",
    "GUMBEL,1,64",
    "GUMBEL,3,3",
    "GUMBEL,3,64",
    "PUCT,1,1",
    "PUCT,1,7",
    "PUCT,1,64",
    "PUCT,3,4",
    "PUCT,3,64"
  })
  void treesAreThoseOfEachSearchAlone(Algorithm algorithm, int leaves, int capacity) {
    SearchConfig config = SearchConfig.defaults().with(algorithm).withLeavesInFlight(leaves);
    Evaluator evaluator = new HashEvaluator(3);
    List<Search> alone = started(config);
    for (Search search : alone) {
      Searches.finish(GAME, search, evaluator);
    }
    List<Search> together = started(config);
    new Lockstep(GAME, evaluator, capacity).runAll(together);
    for (int i = 0; i < SEARCHES; i++) {
      assertEquals(
          Searches.text(alone.get(i).tree()), Searches.text(together.get(i).tree()), "search " + i);
      assertEquals(alone.get(i).result().best(), together.get(i).result().best());
    }
  }

  @ParameterizedTest
  @CsvSource({"7,7", "64,20"})
  void batchesAreAsFullAsTheyCanBe(int capacity, int expected) {
    List<Integer> sizes = new ArrayList<>();
    HashEvaluator hash = new HashEvaluator(3);
    Evaluator watching =
        new Evaluator() {
          @Override
          public void evaluate(EvaluationBatch batch) {
            sizes.add(batch.size());
            hash.evaluate(batch);
          }
        };
    new Lockstep(GAME, watching, capacity).tick(started(SearchConfig.defaults()));
    assertEquals(expected, sizes.get(0));
    assertTrue(sizes.size() == (SEARCHES + capacity - 1) / capacity, sizes.toString());
  }
}
