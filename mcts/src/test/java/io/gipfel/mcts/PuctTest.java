package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Player;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The formulas of AlphaZero and KataGo, worked out by hand on trees built by hand. */
class PuctTest {

  private static final int[] ACTIONS = {0, 1, 2};

  /** A root with three actions: visits so far and sums of values for the first player. */
  private static SearchTree tree(int sign, float[] priors, int[] visits, double[] sums) {
    SearchTree tree = new SearchTree();
    tree.expand(SearchTree.ROOT, ACTIONS, priors, 3);
    tree.moverSign[SearchTree.ROOT] = (byte) sign;
    tree.backUp(SearchTree.ROOT, 0);
    for (int i = 0; i < 3; i++) {
      for (int visit = 0; visit < visits[i]; visit++) {
        tree.backUp(tree.firstChild[SearchTree.ROOT] + i, sign * sums[i] / visits[i]);
      }
    }
    return tree;
  }

  private static int select(SearchTree tree, double fpuReduction) {
    Puct puct = new Puct(new PuctConfig(1, fpuReduction, 0.25, 10, 0), 3);
    return tree.action[puct.select(tree, SearchTree.ROOT)];
  }

  /**
   * 9 visits in all, so √9 = 3. Action 0: 0.4 + 3 · 0.5 / 6 = 0.65. Action 1: 0.1 + 3 · 0.3 / 4 =
   * 0.325. Action 2 has the node's mean (2 + 0.3) / 9 = 0.2556 less a reduction of r · √0.8, and U
   * = 3 · 0.2 = 0.6: 0.8556 with r = 0, 0.4084 with r = 0.5.
   */
  @ParameterizedTest
  @EnumSource
  void theLargestQPlusU(Player mover) {
    float[] priors = {0.5f, 0.3f, 0.2f};
    SearchTree tree = tree(mover.sign(), priors, new int[] {5, 3, 0}, new double[] {2, 0.3, 0});
    assertEquals(2, select(tree, 0));
    assertEquals(0, select(tree, 0.5));
  }

  @Test
  void beforeAnyVisitTheLargestPriorAndOfEqualsTheFirst() {
    int[] none = {0, 0, 0};
    double[] zero = {0, 0, 0};
    assertEquals(1, select(tree(1, new float[] {0.2f, 0.5f, 0.3f}, none, zero), 0.2));
    assertEquals(0, select(tree(1, new float[] {0.4f, 0.2f, 0.4f}, none, zero), 0.2));
  }

  @Test
  void aVisitInFlightCountsAsALoss() {
    float[] priors = {0.4f, 0.4f, 0.2f};
    SearchTree tree = tree(-1, priors, new int[] {2, 2, 2}, new double[] {1, 0.9, 0});
    assertEquals(0, select(tree, 0));
    tree.addInFlight(tree.firstChild[SearchTree.ROOT], 1);
    assertEquals(1, select(tree, 0));
  }

  @Test
  void bestIsTheMostVisitedThenTheBetterThenTheFirst() {
    Puct puct = new Puct(PuctConfig.defaults(), 3);
    float[] priors = {0.4f, 0.4f, 0.2f};
    assertEquals(3, puct.best(tree(-1, priors, new int[] {2, 1, 3}, new double[] {2, 1, -3})));
    assertEquals(2, puct.best(tree(-1, priors, new int[] {2, 2, 1}, new double[] {0, 0.5, 1})));
    assertEquals(1, puct.best(tree(-1, priors, new int[] {2, 2, 1}, new double[] {0.5, 0.5, 1})));
  }

  /** Fault 10: noise in self-play roots alone, on legal actions alone, none in matches. */
  @Test
  void noiseIsAtTheRootAndOnlyWhenExploring() {
    TicTacToe game = new TicTacToe(1);
    SearchConfig config = SearchConfig.defaults().with(Algorithm.PUCT);
    Evaluator evaluator = new HashEvaluator(4);
    Search match = Searches.quiet(game, config, game.newPosition(), 200, evaluator);
    Search selfPlay = Searches.exploring(game, config, game.newPosition(), 200, evaluator, 1);
    assertArrayEquals(match.result().priors(), selfPlay.result().priors());
    assertArrayEquals(match.result().priors(), priorsBelow(match.tree(), SearchTree.ROOT));
    float[] noisy = priorsBelow(selfPlay.tree(), SearchTree.ROOT);
    double sum = 0;
    for (int i = 0; i < 9; i++) {
      assertTrue(noisy[i] >= 0.75f * match.result().priors()[i] - 1e-6f);
      assertTrue(noisy[i] != match.result().priors()[i]);
      sum += noisy[i];
    }
    assertEquals(1, sum, 1e-5);
    for (int action = 0; action < 9; action++) {
      int inMatch = match.tree().child(SearchTree.ROOT, action);
      int inSelfPlay = selfPlay.tree().child(SearchTree.ROOT, action);
      if (match.tree().isExpanded(inMatch) && selfPlay.tree().isExpanded(inSelfPlay)) {
        assertArrayEquals(
            priorsBelow(match.tree(), inMatch), priorsBelow(selfPlay.tree(), inSelfPlay));
      }
    }
    assertFalse(
        Arrays.equals(
            noisy,
            priorsBelow(
                Searches.exploring(game, config, game.newPosition(), 200, evaluator, 2).tree(),
                SearchTree.ROOT)));
  }

  private static float[] priorsBelow(SearchTree tree, int node) {
    int first = tree.firstChild[node];
    return Arrays.copyOfRange(tree.prior, first, first + tree.childCount[node]);
  }

  @Test
  void thePolicyTargetIsTheSharesOfVisits() {
    Puct puct = new Puct(PuctConfig.defaults(), 3);
    float[] out = new float[3];
    float[] priors = {0.5f, 0.3f, 0.2f};
    puct.policyTarget(tree(1, priors, new int[] {5, 3, 0}, new double[3]), out);
    assertArrayEquals(new float[] {0.625f, 0.375f, 0}, out);
    puct.policyTarget(tree(1, priors, new int[3], new double[] {0, 0, 0}), out);
    assertArrayEquals(priors, out);
  }

  /**
   * Wu 2019, Section 3.2, with k = 2 and 100 visits below the root: action 1 with prior 0.015 is
   * forced to √(2 · 0.015 · 100) = 1.7 visits, action 2 with 0.175 to 5.9.
   *
   * <p>Pruning: the best, action 0, scores 0.5 + 10.05 · 0.81 / 93 = 0.5875. Action 1 is worth
   * -0.9: both of its visits go. Action 2 is worth 0.3 and has 6 visits; with 5 it would score 0.3
   * + 10.05 · 0.175 / 6 = 0.5931, more than the best, so none of them goes.
   */
  @Test
  void forcedPlayoutsAreMadeAndPrunedAgain() {
    Puct puct = new Puct(new PuctConfig(1, 0.2, 0, 10, 2), 3);
    puct.start(3, 100, new SplittableRandom(1), true);
    float[] priors = {0.81f, 0.015f, 0.175f};
    SearchTree tree = tree(1, priors, new int[] {93, 1, 6}, new double[] {46, -0.9, 1.8});
    assertEquals(1, tree.action[puct.selectAtRoot(tree)]);
    tree = tree(1, priors, new int[] {92, 2, 6}, new double[] {46, -1.8, 1.8});
    assertEquals(0, tree.action[puct.selectAtRoot(tree)]);
    float[] out = new float[3];
    puct.policyTarget(tree, out);
    assertArrayEquals(new float[] {92 / 98f, 0, 6 / 98f}, out, 1e-6f);
  }
}
