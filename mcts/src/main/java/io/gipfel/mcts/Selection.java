package io.gipfel.mcts;

import java.util.SplittableRandom;

/**
 * How a search chooses among actions: on the way down, and in the end at the root. Holds what it
 * needs to remember at the root during one search; allocates nothing.
 */
interface Selection {

  /**
   * Begins a search, and draws all of its noise.
   *
   * @param legalActions legal actions at the root
   * @param simulations how many children of the root will be visited, at most
   * @param explore whether there is noise; without, {@code random} is not used
   */
  void start(int legalActions, int simulations, SplittableRandom random, boolean explore);

  /** Told once a search when the root has its children, before the first selection. */
  void rootExpanded(SearchTree tree);

  /**
   * The child of the root to visit next, or {@link SearchTree#NONE} if that cannot be said before
   * what is in flight has come back.
   */
  int selectAtRoot(SearchTree tree);

  /** The child of {@code node}, which is expanded and not the root, to visit next. */
  int select(SearchTree tree, int node);

  /** The child of the root to play. */
  int best(SearchTree tree);

  /**
   * Writes what a policy should learn from this search.
   *
   * @param out receives one weight a child of the root; they sum to 1
   */
  void policyTarget(SearchTree tree, float[] out);
}
