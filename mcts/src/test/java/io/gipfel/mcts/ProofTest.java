package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What searches prove is true, is used, and is paid for only once (fault 22). */
class ProofTest {

  private static final Game DVONN = Dvonn.withRandomSetup();
  private static final ProofConfig SOLVER = new ProofConfig(true, 2_000, 100_000, 1);

  private static SearchConfig proving(Algorithm algorithm, ProofConfig proofs) {
    return SearchConfig.defaults().with(algorithm).with(proofs);
  }

  /**
   * Every bound of every node holds by brute force, and what is played gives nothing proven away.
   */
  private static void checkAgainst(Minimax minimax, Search search, Position position) {
    checkNode(minimax, search.tree(), SearchTree.ROOT, position);
    SearchResult result = search.result();
    int exact = minimax.resultForFirst(position);
    if (result.bounds().isDecided()) {
      assertTrue(minimax.isOptimal(position, result.best()));
      assertEquals(Bound.outcomeForFirst(exact), result.valueForFirst());
    }
    if (result.bounds().isExact()) {
      assertEquals(Bound.marginForFirst(exact), result.bounds().lowestMarginForFirst());
      float share = result.policyTarget()[result.indexOf(result.best())];
      for (int i = 0; i < result.actions().length; i++) {
        float weight = result.policyTarget()[i];
        assertTrue(weight == 0 || weight == share);
        assertTrue(weight == 0 || minimax.keepsTheResult(position, result.actions()[i]));
      }
    } else {
      assertFalse(
          minimax.outcomeForFirst(position) != -position.toMove().sign()
              && minimax.outcomeForFirst(minimax.after(position, result.best()))
                  == -position.toMove().sign()
              && TreeProofs.isDecided(
                  search.tree(), search.tree().child(SearchTree.ROOT, result.best())));
    }
  }

  private static void checkNode(Minimax minimax, SearchTree tree, int node, Position position) {
    if (TreeProofs.isBounded(tree, node)) {
      int exact = minimax.resultForFirst(position);
      assertTrue(tree.lowerForFirst[node] <= exact && exact <= tree.upperForFirst[node]);
    }
    if (TreeProofs.isDecided(tree, node) && tree.visits[node] > 0) {
      assertEquals(minimax.outcomeForFirst(position), tree.meanForFirst(node));
    }
    assertEquals(0, tree.inFlight[node]);
    for (int i = 0; i < tree.childCount[node]; i++) {
      int child = tree.firstChild[node] + i;
      checkNode(minimax, tree, child, minimax.after(position, tree.action[child]));
    }
  }

  @ParameterizedTest
  @CsvSource({"GUMBEL,1", "GUMBEL,2", "GUMBEL,3", "PUCT,1", "PUCT,2", "PUCT,3"})
  void provesTicTacToe(Algorithm algorithm, int placements) {
    TicTacToe game = new TicTacToe(placements);
    Minimax minimax = new Minimax(game);
    Search search = new Search(game, proving(algorithm, ProofConfig.treeAlone()));
    int proven = 0;
    int searched = 0;
    for (Position position : minimax.reachable().values()) {
      if (Math.floorMod(position.hash() >> 20, 16) == 0) {
        int simulations = 20 + Math.floorMod(position.hash() >> 30, 300);
        search.start(position, SearchLimit.simulations(simulations), new SplittableRandom(1), true);
        Searches.finish(game, search, new HashEvaluator(1));
        checkAgainst(minimax, search, position);
        searched++;
        proven += search.result().bounds().isExact() ? 1 : 0;
      }
    }
    assertTrue(proven > searched / 2, proven + " of " + searched);
  }

  /** Here the margin has not the sign of the outcome, and who moves is arbitrary. */
  @ParameterizedTest
  @CsvSource({"GUMBEL,1", "GUMBEL,4", "PUCT,1", "PUCT,4", "PUCT,16"})
  void outcomeRanksBeforeMargin(Algorithm algorithm, int leaves) {
    PathGame game = PathGame.arbitrary(4, 5);
    Minimax minimax = new Minimax(game);
    SearchConfig config = proving(algorithm, ProofConfig.treeAlone()).withLeavesInFlight(leaves);
    Search search = new Search(game, config);
    int proven = 0;
    List<Position> positions = new ArrayList<>(minimax.reachable().values());
    for (Position position : positions) {
      for (int simulations = 1; simulations < 700; simulations = 3 * simulations + 1) {
        search.start(
            position, SearchLimit.simulations(simulations), new SplittableRandom(2), false);
        Searches.finish(game, search, new HashEvaluator(simulations));
        checkAgainst(minimax, search, position);
      }
      proven += search.result().bounds().isExact() ? 1 : 0;
    }
    assertTrue(proven > positions.size() * 9 / 10, proven + " of " + positions.size());
  }

  /** From random games, the earliest positions from which so few courses of the game lead on. */
  private static List<Position> endings(int most, int count) {
    SplittableRandom random = new SplittableRandom(3);
    List<Position> endings = new ArrayList<>();
    while (endings.size() < count) {
      List<Position> game = new ArrayList<>();
      Position position = DVONN.newPosition(random.nextLong());
      while (!position.isTerminal()) {
        game.add(Positions.copyOf(DVONN, position));
        int[] legal = Positions.legalActions(DVONN, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
      int ply = game.size() - 1;
      while (ply > 0 && size(game.get(ply - 1), most) <= most) {
        ply--;
      }
      endings.add(game.get(ply));
    }
    return endings;
  }

  /** Actions of all courses of the game from {@code position}; some number above {@code most}. */
  private static int size(Position position, int most) {
    int size = 0;
    for (int action : Positions.legalActions(DVONN, position)) {
      Position next = Positions.copyOf(DVONN, position);
      next.play(action);
      size += 1 + (size > most ? 0 : size(next, most - size));
    }
    return size;
  }

  @ParameterizedTest
  @EnumSource
  void dvonnEndingsAreAsBruteForceSays(Algorithm algorithm) {
    Minimax minimax = new Minimax(DVONN);
    Search alone = new Search(DVONN, proving(algorithm, ProofConfig.treeAlone()));
    Search solving = new Search(DVONN, proving(algorithm, SOLVER));
    int exact = 0;
    for (Position position : endings(3_000, 60)) {
      for (Search search : List.of(alone, solving)) {
        search.start(position, SearchLimit.simulations(100), new SplittableRandom(1), true);
        Searches.finish(DVONN, search, new HashEvaluator(1));
        checkAgainst(minimax, search, position);
      }
      if (solving.result().bounds().isExact()) {
        exact++;
        SearchResult result = solving.result();
        for (int i = 0; i < result.actions().length; i++) {
          assertEquals(
              minimax.keepsTheResult(position, result.actions()[i]), result.policyTarget()[i] > 0);
        }
      }
    }
    assertTrue(exact > 50, exact + " of 60 proven");
  }

  /**
   * Where a budget of the solver suffices for the outcome of the root and not for its margin, the
   * action that proved the outcome is played: here White wins by one move alone.
   */
  @ParameterizedTest
  @EnumSource
  void anOutcomeProvenWithoutItsMarginIsNotGivenAway(Algorithm algorithm) throws Exception {
    Position position =
        DVONN
            .notation()
            .parsePosition(
                ".,.,.,.,.,.,.,b1,r/.,.,.,.,.,.,b2,w1,w1,b1/.,.,.,.,.,.,.,b2,w3,w1,b1"
                    + "/.,.,.,.,.,.,b3,w1,r,w1/.,.,.,.,.,.,r,b1,w1 w stack");
    int decided = 0;
    for (int nodes = 1_000; nodes < 1_000_000; nodes += nodes / 2) {
      SearchConfig config = proving(algorithm, new ProofConfig(true, 0, nodes, 1));
      Search search = new Search(DVONN, config);
      search.start(position, SearchLimit.simulations(4), new SplittableRandom(1), false);
      Searches.finish(DVONN, search, new HashEvaluator(nodes));
      SearchResult result = search.result();
      if (result.bounds().isDecided()) {
        assertEquals("k4k3", DVONN.notation().formatAction(position, result.best()));
        assertEquals(1, result.policyTarget()[result.indexOf(result.best())]);
        decided += result.bounds().isExact() ? 0 : 1;
      }
    }
    assertTrue(decided > 0, "no budget proves the outcome alone");
  }

  /**
   * What a kept tree knows by one action is not said of the action by which the solver knows less.
   */
  @ParameterizedTest
  @EnumSource
  void aKeptTreeStaysTrueWhereTheSolverGivesUp(Algorithm algorithm) {
    Minimax minimax = new Minimax(DVONN);
    for (Position ending : endings(3_000, 40)) {
      for (int nodes = 10; nodes < 1_000; nodes *= 3) {
        Search search = new Search(DVONN, proving(algorithm, new ProofConfig(true, 0, nodes, 1)));
        Position position = Positions.copyOf(DVONN, ending);
        while (!position.isTerminal()) {
          search.start(position, SearchLimit.simulations(40), new SplittableRandom(1), false);
          Searches.finish(DVONN, search, new HashEvaluator(nodes));
          checkAgainst(minimax, search, position);
          int action = search.result().best();
          search.advance(action);
          position.play(action);
        }
      }
    }
  }

  /** Once the result is exact the rest of the game is known, without one more evaluation. */
  @ParameterizedTest
  @EnumSource
  void aProvenGameIsPlayedOutWithoutEvaluations(Algorithm algorithm) {
    Evaluator never = batch -> assertEquals(0, batch.size());
    Search search = new Search(DVONN, proving(algorithm, SOLVER));
    int played = 0;
    for (Position position : endings(3_000, 60)) {
      search.start(position, SearchLimit.simulations(50), new SplittableRandom(1), true);
      Searches.finish(DVONN, search, new HashEvaluator(1));
      ProvenBounds proven = search.result().bounds();
      if (!proven.isExact()) {
        continue;
      }
      while (true) {
        assertEquals(proven, search.result().bounds());
        position.play(search.result().best());
        if (position.isTerminal()) {
          break;
        }
        search.advance(search.result().best());
        search.start(position, SearchLimit.simulations(50), new SplittableRandom(1), true);
        assertTrue(search.isDone());
        Searches.finish(DVONN, search, never);
      }
      assertEquals(proven.lowestMarginForFirst(), position.marginForFirst());
      assertEquals(proven.lowestOutcomeForFirst(), position.outcomeForFirst());
      played++;
    }
    assertTrue(played > 30, played + " of 60");
  }

  @ParameterizedTest
  @CsvSource({"GUMBEL,1", "GUMBEL,8", "PUCT,1", "PUCT,8"})
  void nothingIsEvaluatedBelowWhatIsProven(Algorithm algorithm, int leaves) {
    PathGame game = PathGame.arbitrary(4, 5);
    SearchConfig config = proving(algorithm, ProofConfig.treeAlone()).withLeavesInFlight(leaves);
    Search search = new Search(game, config);
    HashEvaluator hash = new HashEvaluator(1);
    int[] undecided = {0};
    Evaluator watching =
        batch -> {
          hash.evaluate(batch);
          SearchTree tree = search.tree();
          if (leaves > 1 || TreeProofs.isDecided(tree, SearchTree.ROOT)) {
            return;
          }
          undecided[0]++;
          for (int leaf = 0; leaf < tree.size(); leaf++) {
            for (int n = leaf;
                tree.firstChild[leaf] == SearchTree.PENDING && n != SearchTree.NONE;
                n = tree.parent[n]) {
              assertFalse(TreeProofs.isDecided(tree, n));
            }
          }
        };
    for (int seed = 0; seed < 5; seed++) {
      search.start(
          game.newPosition(), SearchLimit.simulations(400), new SplittableRandom(seed), true);
      Searches.finish(game, search, watching);
    }
    assertTrue(leaves > 1 || undecided[0] > 50);
  }

  /** A lost action that looked good does not spoil its parent's mean. */
  @ParameterizedTest
  @EnumSource
  void visitsOfALostActionAreNotAveragedIn(Algorithm algorithm) {
    SearchTree tree = new SearchTree();
    tree.expand(SearchTree.ROOT, new int[] {0, 1}, new float[] {0.5f, 0.5f}, 2);
    tree.moverSign[SearchTree.ROOT] = 1;
    TreeProofs.backUp(tree, SearchTree.ROOT, 0.3);
    TreeProofs.backUp(tree, 1, 0.9);
    TreeProofs.backUp(tree, 1, 0.9);
    TreeProofs.backUp(tree, 2, 0.1);
    TreeProofs.prove(tree, 1, Bound.LOWEST, Bound.of(-1, -3));
    assertEquals(-1, tree.meanForFirst(1));
    assertEquals(0.2, tree.meanForFirst(SearchTree.ROOT), 1e-12);
    TreeProofs.backUp(tree, 1, 0.9);
    assertEquals(0.2, tree.meanForFirst(SearchTree.ROOT), 1e-12);
    assertFalse(TreeProofs.isOpen(tree, 1));
    TreeProofs.prove(tree, 2, Bound.of(-1, -7), Bound.of(-1, -7));
    assertEquals(-1, tree.meanForFirst(SearchTree.ROOT));
    assertEquals(Bound.of(-1, -7), tree.lowerForFirst[SearchTree.ROOT]);
    assertEquals(Bound.of(-1, -3), tree.upperForFirst[SearchTree.ROOT]);
    assertEquals(
        2, TreeProofs.best(tree, SearchTree.ROOT), "the loss that is known not to be worse");
  }
}
