package io.gipfel.mcts;

import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * What the solver proves of the root of a search and of its actions, told to the tree. The solver
 * works when the search begins, and once more when the result of the root is exact, to find the
 * actions that keep it.
 */
final class RootProof {

  private static final int NO_WITNESS = -1;

  private final SearchTree tree;
  private final Position root;
  private final Endgames endgames;
  private final int[] optimal;
  private int optimalCount;

  /** The action by which the solver proved its bound for the player to move. */
  private int witness = NO_WITNESS;

  /** That bound; a tree that was kept may know a better one by another action. */
  private int witnessed;

  /**
   * Proofs for searches one after the other.
   *
   * @param root the position at the root of {@code tree}, whatever it is at each call
   * @param maxLegalActions the most that {@code root} can have
   */
  RootProof(SearchTree tree, Position root, Endgames endgames, int maxLegalActions) {
    this.tree = tree;
    this.root = root;
    this.endgames = endgames;
    optimal = new int[maxLegalActions];
  }

  /** Asks the solver about the root, unless its result is exact already. */
  void begin() {
    witness = NO_WITNESS;
    optimalCount = 0;
    if (TreeProofs.isExact(tree, SearchTree.ROOT) || !endgames.boundRoot(root)) {
      return;
    }
    int lower = endgames.lowerForFirst();
    int upper = endgames.upperForFirst();
    TreeProofs.prove(tree, SearchTree.ROOT, lower, upper);
    witness = endgames.bestAction();
    witnessed = root.toMove() == Player.FIRST ? lower : upper;
    if (tree.isExpanded(SearchTree.ROOT)) {
      proveWitness();
    }
  }

  /** Proves of the solver's action, if there is one, what it proved of the root by it. */
  void proveWitness() {
    if (witness == NO_WITNESS) {
      return;
    }
    int child = tree.child(SearchTree.ROOT, root.representative(witness));
    if (root.toMove() == Player.FIRST) {
      TreeProofs.prove(tree, child, witnessed, Bound.HIGHEST);
    } else {
      TreeProofs.prove(tree, child, Bound.LOWEST, witnessed);
    }
  }

  /** Has the solver find actions that keep the exact result of the root, if the tree does not. */
  void findOptimalActions() {
    boolean expanded = tree.isExpanded(SearchTree.ROOT);
    if (!expanded || !TreeProofs.knowsOptimalActions(tree, SearchTree.ROOT)) {
      optimalCount = endgames.optimalActions(root, !expanded, optimal);
    }
  }

  /** Proves the actions found of the root, which now has children. */
  void proveOptimalActions() {
    int result = tree.lowerForFirst[SearchTree.ROOT];
    for (int i = 0; i < optimalCount; i++) {
      int child = tree.child(SearchTree.ROOT, root.representative(optimal[i]));
      TreeProofs.prove(tree, child, result, result);
    }
  }
}
