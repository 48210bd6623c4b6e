package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.mcts.PathGame.PathPosition;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.UniformEvaluator;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The formulas of Danihelka et al. 2022, worked out by hand. */
class GumbelTest {

  /** Legal at the root and below are 2, 5 and 9 of ten actions; nobody ever wins. */
  private static PathGame sparse(Function<List<Integer>, Player> toMove) {
    return new PathGame(
        10,
        new PathGame.Rules() {
          @Override
          public int[] legal(List<Integer> path) {
            return path.size() == PathGame.MAX_PLIES ? new int[0] : new int[] {2, 5, 9};
          }

          @Override
          public Player toMove(List<Integer> path) {
            return toMove.apply(path);
          }

          @Override
          public int outcomeForFirst(List<Integer> path) {
            return 0;
          }
        });
  }

  /** Priors 0.5, 0.3, 0.2 everywhere, and values by path for the first player. */
  private static Evaluator evaluator(Function<List<Integer>, Double> valueForFirst) {
    return new Evaluator() {
      @Override
      public void evaluate(EvaluationBatch batch) {
        for (int slot = 0; slot < batch.size(); slot++) {
          PathPosition position = (PathPosition) batch.position(slot);
          double value = valueForFirst.apply(position.path());
          batch.valuesForMover()[slot] = (float) (value * position.toMove().sign());
          batch.logits()[batch.logitOffset(slot) + 2] = (float) Math.log(0.5);
          batch.logits()[batch.logitOffset(slot) + 5] = (float) Math.log(0.3);
          batch.logits()[batch.logitOffset(slot) + 9] = (float) Math.log(0.2);
        }
      }
    };
  }

  private static SearchConfig config(int considered, double visitScale) {
    return config(new GumbelConfig(considered, 50, visitScale));
  }

  private static SearchConfig config(GumbelConfig gumbel) {
    return new SearchConfig(
        SearchConfig.Algorithm.GUMBEL, gumbel, PuctConfig.defaults(), 1, ProofConfig.OFF);
  }

  /**
   * The root is worth 0.2; of its actions 2 and 5 are visited once and worth 0.4 and -0.2, all for
   * the mover. Mixed value (Appendix D): (0.2 + 2 · (0.5 · 0.4 - 0.3 · 0.2) / 0.8) / 3 = 0.18333.
   * σ(1) - σ(0) for q in [-1, 1]: (50 + 1) · 0.1 / 2 = 2.55. Odds (Section 4): 0.5 · e^(2.55 ·
   * 0.21667) = 0.86880, 0.3 · e^(-2.55 · 0.38333) = 0.11288, 0.2; their sum 1.18168.
   */
  @ParameterizedTest
  @EnumSource
  void theImprovedPolicy(Player mover) {
    PathGame game = sparse(path -> path.isEmpty() ? mover : mover.other());
    Evaluator evaluator =
        evaluator(
            path -> mover.sign() * (path.isEmpty() ? 0.2 : path.equals(List.of(2)) ? 0.4 : -0.2));
    Search search = Searches.quiet(game, config(2, 0.1), game.newPosition(0), 3, evaluator);
    SearchResult result = search.result();
    assertArrayEquals(new int[] {2, 5, 9}, result.actions());
    assertArrayEquals(new int[] {1, 1, 0}, result.visits());
    assertArrayEquals(new float[] {0.73522f, 0.09552f, 0.16925f}, result.policyTarget(), 2e-5f);
    assertArrayEquals(new float[] {0.5f, 0.3f, 0.2f}, result.priors(), 1e-6f);
    assertEquals(2, result.best());
  }

  /**
   * Section 5: with all values equal, π' is the prior, and visits follow the largest π'(a) - N(a) /
   * (1 + sum of N): of 0.5, 0.3, 0.2 first 2 (0.5); then 0.5 - 1/2, 0.3, 0.2: 5; then 0.5 - 1/3,
   * 0.3 - 1/3, 0.2: 9; then 0.25, 0.05, -0.05: 2; then 0.1, 0.1, 0: 2 by its place; then -0, 0.13,
   * 0.03: 5.
   */
  @Test
  void belowTheRootVisitsFollowThePolicy() {
    PathGame game = sparse(path -> Player.FIRST);
    Search search =
        Searches.quiet(game, config(1, 1), game.newPosition(0), 8, evaluator(path -> 0.0));
    SearchTree tree = search.tree();
    int child = tree.child(SearchTree.ROOT, 2);
    assertEquals(7, tree.visits[child]);
    assertEquals(3, tree.visits[tree.child(child, 2)]);
    assertEquals(2, tree.visits[tree.child(child, 5)]);
    assertEquals(1, tree.visits[tree.child(child, 9)]);
  }

  /**
   * With a visit offset so large that visits do not change σ, the shares of visits near an improved
   * policy that stands still: 0.5 · e^(20 · 0.49), 0.3 · e^(20 · 0.52), 0.2 · e^(20 · 0.5), which
   * is in proportion 0.40937, 0.44755, 0.2.
   */
  @Test
  void belowTheRootTheSharesOfVisitsNearTheImprovedPolicy() {
    PathGame game = sparse(path -> path.size() < 2 ? Player.FIRST : Player.SECOND);
    Function<List<Integer>, Double> values =
        path -> path.size() < 2 ? 0 : path.get(1) == 2 ? -0.02 : path.get(1) == 5 ? 0.04 : 0.0;
    SearchConfig config = config(new GumbelConfig(1, 2e6, 1e-5));
    Search search = Searches.quiet(game, config, game.newPosition(0), 2002, evaluator(values));
    SearchTree tree = search.tree();
    int node = tree.child(SearchTree.ROOT, 2);
    double[] odds = {0.40937, 0.44755, 0.2};
    for (int i = 0; i < 3; i++) {
      double share = tree.visits[tree.firstChild[node] + i] / 2000.0;
      assertEquals(odds[i] / (odds[0] + odds[1] + odds[2]), share, 0.005, "action " + i);
    }
  }

  /** Fault 19: actions stay legal, and each search has noise of its own. */
  @Test
  void noiseIsFreshAndBestActionsAreLegal() {
    PathGame game = sparse(path -> Player.FIRST);
    Position root = game.newPosition(0);
    int[] chosen = new int[10];
    for (int seed = 0; seed < 60; seed++) {
      Search search = Searches.exploring(game, config(2, 1), root, 4, new UniformEvaluator(), seed);
      chosen[search.result().best()]++;
    }
    assertEquals(60, chosen[2] + chosen[5] + chosen[9]);
    assertTrue(Math.min(chosen[2], Math.min(chosen[5], chosen[9])) > 0, Arrays.toString(chosen));
    Search quiet = Searches.quiet(game, config(2, 1), root, 4, new UniformEvaluator());
    assertEquals(2, quiet.result().best());
  }

  /**
   * Section 3: with one simulation the action is a draw of the policy itself. 2,000 draws with p =
   * 0.5, 0.3, 0.2; 5 standard deviations are at most 112; false alarms 2 in a million.
   */
  @Test
  void theGumbelTrickSamplesThePolicy() {
    PathGame game = sparse(path -> Player.FIRST);
    int[] chosen = new int[10];
    for (int seed = 0; seed < 2000; seed++) {
      Search search =
          Searches.exploring(
              game, config(3, 1), game.newPosition(0), 1, evaluator(path -> 0.0), seed);
      chosen[search.result().best()]++;
    }
    assertEquals(1000, chosen[2], 112);
    assertEquals(600, chosen[5], 102);
    assertEquals(400, chosen[9], 89);
  }
}
