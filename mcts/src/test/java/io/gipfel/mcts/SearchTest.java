package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Position;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.PathGame.PathPosition;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What every search owes: its accounts, its limits, and the use of what it is told. */
class SearchTest {

  private static final PathGame GAME = PathGame.arbitrary(5, 6);

  private static SearchConfig config(Algorithm algorithm) {
    return SearchConfig.defaults().with(algorithm);
  }

  @ParameterizedTest
  @CsvSource({"GUMBEL,1", "GUMBEL,4", "GUMBEL,16", "PUCT,1", "PUCT,4", "PUCT,16"})
  void noSimulationIsLostAndNoLeafEvaluatedTwice(Algorithm algorithm, int leaves) {
    Set<List<Integer>> evaluated = new HashSet<>();
    HashEvaluator hash = new HashEvaluator(1);
    Evaluator watching =
        batch -> {
          assertTrue(batch.size() <= leaves, "batch of " + batch.size());
          for (int slot = 0; slot < batch.size(); slot++) {
            assertTrue(
                evaluated.add(((PathPosition) batch.position(slot)).path()), "evaluated twice");
          }
          hash.evaluate(batch);
        };
    for (int simulations : new int[] {1, 2, 3, 17, 300}) {
      evaluated.clear();
      SearchConfig config = config(algorithm).withLeavesInFlight(leaves);
      Search search = Searches.quiet(GAME, config, GAME.newPosition(0), simulations, watching);
      SearchResult result = search.result();
      assertEquals(simulations, result.simulations());
      assertEquals(simulations - 1, Arrays.stream(result.visits()).sum());
      for (int node = 0; node < search.tree().size(); node++) {
        assertEquals(0, search.tree().inFlight[node], "in flight after the search");
      }
      assertEquals(1, sum(result.policyTarget()), 1e-5);
      assertEquals(1, sum(result.priors()), 1e-5);
    }
  }

  private static double sum(float[] values) {
    double sum = 0;
    for (float value : values) {
      sum += value;
    }
    return sum;
  }

  @ParameterizedTest
  @EnumSource
  void severalLeavesInFlightMakeBatchesOfSeveral(Algorithm algorithm) {
    int[] batches = {0};
    HashEvaluator hash = new HashEvaluator(1);
    Evaluator counting =
        batch -> {
          batches[0]++;
          hash.evaluate(batch);
        };
    SearchConfig config = config(algorithm).withLeavesInFlight(4);
    Searches.quiet(GAME, config, GAME.newPosition(0), 200, counting);
    assertTrue(batches[0] < 120, batches[0] + " batches");
  }

  /** Fault 20: a search that is blind to its network. */
  @ParameterizedTest
  @EnumSource
  void differentEvaluatorsMakeDifferentTrees(Algorithm algorithm) {
    Position root = GAME.newPosition(0);
    assertFalse(
        Searches.text(
                Searches.quiet(GAME, config(algorithm), root, 50, new HashEvaluator(1)).tree())
            .equals(
                Searches.text(
                    Searches.quiet(GAME, config(algorithm), root, 50, new HashEvaluator(2))
                        .tree())));
  }

  /** Fault 20: c3 wins at once; the evaluator's policy knows nothing. */
  @ParameterizedTest
  @EnumSource
  void aWinInOneIsFoundWithinFiftySimulations(Algorithm algorithm) {
    TicTacToe game = new TicTacToe(1);
    Position root = game.notation().parsePosition("ww./bb./... w 1");
    Evaluator quiet = Searches.saying(position -> 0);
    for (int seed = 0; seed < 20; seed++) {
      Search search = Searches.exploring(game, config(algorithm), root, 50, quiet, seed);
      assertEquals(2, search.result().best());
    }
  }

  @Test
  void endsEarlyWhenToldAndThenOnlyThen() {
    int[] asked = {0};
    SearchLimit limit = SearchLimit.simulations(100).orWhen(() -> ++asked[0] == 30);
    Search search = new Search(GAME, SearchConfig.defaults());
    search.start(GAME.newPosition(0), limit, new SplittableRandom(1), false);
    Searches.finish(GAME, search, new HashEvaluator(1));
    assertEquals(30, search.result().simulations());
    assertEquals(30, asked[0]);
  }

  @Test
  void saysWhatWentWrong() {
    Search search = new Search(GAME, SearchConfig.defaults().withLeavesInFlight(2));
    assertTrue(search.isDone());
    assertThrows(IllegalStateException.class, search::result);
    Position over = new TicTacToe(1).notation().parsePosition("www/bb./... b 1");
    Search other = new Search(new TicTacToe(1), SearchConfig.defaults());
    SplittableRandom random = new SplittableRandom(1);
    SearchLimit limit = SearchLimit.simulations(3);
    assertThrows(IllegalArgumentException.class, () -> other.start(over, limit, random, false));
    search.start(GAME.newPosition(0), limit, random, false);
    assertThrows(IllegalStateException.class, search::result);
    assertThrows(
        IllegalArgumentException.class, () -> search.descend(new EvaluationBatch(GAME, 1)));
    EvaluationBatch batch = new EvaluationBatch(GAME, 4);
    search.descend(batch);
    assertThrows(IllegalStateException.class, () -> search.descend(batch));
    batch.valuesForMover()[0] = Float.NaN;
    assertThrows(IllegalStateException.class, () -> search.absorb(batch));
  }

  @ParameterizedTest
  @EnumSource
  void oneSearchAfterAnotherIsAsIfItWereNew(Algorithm algorithm) {
    Search used = new Search(GAME, config(algorithm));
    HashEvaluator evaluator = new HashEvaluator(1);
    Position root = GAME.newPosition(0);
    for (int i = 0; i < 3; i++) {
      used.start(root, SearchLimit.simulations(40), new SplittableRandom(i), true);
      Searches.finish(GAME, used, evaluator);
      Search fresh = Searches.exploring(GAME, config(algorithm), root, 40, evaluator, i);
      assertEquals(Searches.text(fresh.tree()), Searches.text(used.tree()));
      assertArrayEquals(fresh.result().policyTarget(), used.result().policyTarget());
      root.play(used.result().best());
    }
  }
}
