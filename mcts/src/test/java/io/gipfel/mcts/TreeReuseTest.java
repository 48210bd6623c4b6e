package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Position;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search that goes on from what the one before has found. */
class TreeReuseTest {

  private static final PathGame GAME = PathGame.arbitrary(5, 6);
  private static final HashEvaluator EVALUATOR = new HashEvaluator(1);

  private static Search searched(Algorithm algorithm) {
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    return Searches.quiet(GAME, config, GAME.newPosition(0), 300, EVALUATOR);
  }

  private static void searchOn(Search search, Position position, long seed, boolean explore) {
    search.start(position, SearchLimit.simulations(50), new SplittableRandom(seed), explore);
    Searches.finish(GAME, search, EVALUATOR);
  }

  @ParameterizedTest
  @EnumSource
  void theKeptTreeIsTheOldSubtree(Algorithm algorithm) {
    Search search = searched(algorithm);
    for (int action : search.result().principalVariation()) {
      SearchTree tree = search.tree();
      String[] before = Searches.text(tree).split("\n", -1);
      int child = tree.child(SearchTree.ROOT, action);
      int visits = tree.visits[child];
      search.advance(action);
      assertEquals(visits, tree.visits[SearchTree.ROOT]);
      String[] kept = Searches.text(tree).split("\n", -1);
      String firstLine = "  " + action + kept[0].substring("root".length());
      int from = Arrays.asList(before).indexOf(firstLine);
      for (int line = 1; line < kept.length - 1; line++) {
        assertEquals(before[from + line], "  " + kept[line]);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void newSimulationsAddToTheOldOnes(Algorithm algorithm) {
    Search search = searched(algorithm);
    int best = search.result().best();
    int before = search.result().visits()[search.result().indexOf(best)];
    Position position = GAME.newPosition(0);
    position.play(best);
    search.advance(best);
    assertThrows(IllegalStateException.class, search::result);
    searchOn(search, position, 1, false);
    assertEquals(50, search.result().simulations());
    assertEquals(before - 1 + 50, Arrays.stream(search.result().visits()).sum());
  }

  /** Fault 10: root noise that is lost on a reused tree. */
  @Test
  void aKeptRootHasFreshNoise() {
    Position position = GAME.newPosition(0);
    Search search = searched(Algorithm.PUCT);
    int best = search.result().best();
    position.play(best);
    search.advance(best);
    searchOn(search, position, 7, true);
    float[] clean = search.result().priors();
    assertFalse(Arrays.equals(clean, rootPriors(search)), "no noise in the kept root");
    assertArrayEquals(
        clean,
        Searches.quiet(GAME, SearchConfig.defaults().with(Algorithm.PUCT), position, 1, EVALUATOR)
            .result()
            .priors());
    Search match = searched(Algorithm.PUCT);
    match.advance(best);
    searchOn(match, position, 7, false);
    assertArrayEquals(clean, rootPriors(match));
  }

  private static float[] rootPriors(Search search) {
    SearchTree tree = search.tree();
    int first = tree.firstChild[SearchTree.ROOT];
    return Arrays.copyOfRange(tree.prior, first, first + tree.childCount[SearchTree.ROOT]);
  }

  @ParameterizedTest
  @EnumSource
  void anotherPositionThanTheOneKeptStartsAfresh(Algorithm algorithm) {
    Search search = searched(algorithm);
    search.advance(0);
    Position other = GAME.newPosition(0);
    other.play(1);
    searchOn(search, other, 1, false);
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    Search fresh = Searches.quiet(GAME, config, other, 50, EVALUATOR);
    assertEquals(Searches.text(fresh.tree()), Searches.text(search.tree()));
  }

  @ParameterizedTest
  @EnumSource
  void anUnvisitedActionLeavesAnEmptyTree(Algorithm algorithm) {
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    Position position = GAME.newPosition(0);
    Search search = Searches.quiet(GAME, config, position, 2, EVALUATOR);
    int[] visits = search.result().visits();
    int unvisited = visits[0] == 0 ? 0 : 1;
    search.advance(unvisited);
    position.play(unvisited);
    searchOn(search, position, 1, false);
    assertEquals(49, Arrays.stream(search.result().visits()).sum());
  }
}
