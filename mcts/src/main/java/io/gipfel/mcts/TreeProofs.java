package io.gipfel.mcts;

/**
 * Proven bounds in a search tree: MCTS-Solver (Winands, Björnsson and Saito 2008) with score bounds
 * (Cazenave and Saffidine 2010).
 *
 * <p>Each node holds a result that the first player reaches at least and one that the second player
 * holds him to. At a node of the first player both are the largest of the children's, at one of the
 * second the smallest, whoever moved before. A node is <em>decided</em> when its outcome is proven,
 * and <em>exact</em> when its margin is too.
 *
 * <p>No proof is averaged away. The mean of a decided node is its outcome. Where an action is
 * proven lost while others are not, visits of it count at its parent like the mean of the other
 * visits: the mover would not make it.
 */
final class TreeProofs {

  private TreeProofs() {}

  /** Whether the result of {@code node} is proven with its margin. */
  static boolean isExact(SearchTree tree, int node) {
    return tree.lowerForFirst[node] == tree.upperForFirst[node];
  }

  /** Whether the outcome of {@code node} is proven. */
  static boolean isDecided(SearchTree tree, int node) {
    return lowestOutcomeForFirst(tree, node) == highestOutcomeForFirst(tree, node);
  }

  /** The outcome that the first player reaches at least. */
  static int lowestOutcomeForFirst(SearchTree tree, int node) {
    return Bound.outcomeForFirst(tree.lowerForFirst[node]);
  }

  private static int highestOutcomeForFirst(SearchTree tree, int node) {
    return Bound.outcomeForFirst(tree.upperForFirst[node]);
  }

  /** Whether anything is proven of {@code node}. */
  static boolean isBounded(SearchTree tree, int node) {
    return tree.lowerForFirst[node] > Bound.LOWEST || tree.upperForFirst[node] < Bound.HIGHEST;
  }

  /** The result that the player with this sign reaches at least, as he ranks results. */
  private static int sureForSign(SearchTree tree, int node, int sign) {
    return sign > 0 ? tree.lowerForFirst[node] : -tree.upperForFirst[node];
  }

  /** The best result that the player with this sign can hope for, as he ranks results. */
  private static int hopeForSign(SearchTree tree, int node, int sign) {
    return sign > 0 ? tree.upperForFirst[node] : -tree.lowerForFirst[node];
  }

  /**
   * Whether the player to move at its parent has a reason to look at {@code child}: it is not
   * proven lost or, where the parent is decided, it may be better than what is proven there. A node
   * that is not exact has such a child.
   */
  static boolean isOpen(SearchTree tree, int child) {
    int parent = tree.parent[child];
    int sign = tree.moverSign[parent];
    int hope = hopeForSign(tree, child, sign);
    return isDecided(tree, parent)
        ? hope > sureForSign(tree, parent, sign)
        : Bound.outcomeForFirst(hope) >= 0;
  }

  /** The open child of {@code node} with the most visits; of equals, the first. */
  static int mostVisitedOpen(SearchTree tree, int node) {
    int most = SearchTree.NONE;
    int first = tree.firstChild[node];
    for (int child = first; child < first + tree.childCount[node]; child++) {
      if ((most == SearchTree.NONE || tree.visits[child] > tree.visits[most])
          && isOpen(tree, child)) {
        most = child;
      }
    }
    return most;
  }

  /**
   * The child to play at a decided node: with the largest proven result for the mover, then with
   * the largest that it may have, then with the most visits, then with the largest prior.
   */
  static int best(SearchTree tree, int node) {
    int first = tree.firstChild[node];
    int best = first;
    for (int child = first + 1; child < first + tree.childCount[node]; child++) {
      int better = compare(tree, node, child, best);
      if (better == 0) {
        better = Integer.compare(tree.visits[child], tree.visits[best]);
      }
      if (better == 0) {
        better = Float.compare(tree.prior[child], tree.prior[best]);
      }
      if (better > 0) {
        best = child;
      }
    }
    return best;
  }

  /** Whether at an exact node it is known of every child whether it is optimal. */
  static boolean knowsOptimalActions(SearchTree tree, int node) {
    int sign = tree.moverSign[node];
    int result = sureForSign(tree, node, sign);
    int first = tree.firstChild[node];
    for (int child = first; child < first + tree.childCount[node]; child++) {
      if (hopeForSign(tree, child, sign) >= result && !isExact(tree, child)) {
        return false;
      }
    }
    return true;
  }

  /** How the mover at {@code node} ranks two of its children by what is proven of them. */
  private static int compare(SearchTree tree, int node, int child, int other) {
    int sign = tree.moverSign[node];
    int surer = Integer.compare(sureForSign(tree, child, sign), sureForSign(tree, other, sign));
    return surer != 0
        ? surer
        : Integer.compare(hopeForSign(tree, child, sign), hopeForSign(tree, other, sign));
  }

  /**
   * The policy of a decided node: all actions that are proven as good as the best share equally.
   *
   * @param out receives one weight a child; they sum to 1
   */
  static void policyTarget(SearchTree tree, int node, float[] out) {
    int first = tree.firstChild[node];
    int count = tree.childCount[node];
    int best = best(tree, node);
    int optimal = 0;
    for (int i = 0; i < count; i++) {
      out[i] = compare(tree, node, first + i, best) == 0 ? 1 : 0;
      optimal += (int) out[i];
    }
    for (int i = 0; i < count; i++) {
      out[i] /= optimal;
    }
  }

  /** Tells the tree that the result of {@code node} lies between the two bounds. */
  static void prove(SearchTree tree, int node, int lowerForFirst, int upperForFirst) {
    int below = SearchTree.NONE;
    double sumBelow = 0;
    boolean decidedBelow = false;
    boolean narrowed = true;
    for (int n = node; n != SearchTree.NONE; n = tree.parent[n]) {
      double sum = tree.valueSumForFirst[n];
      boolean wasDecided = isDecided(tree, n);
      if (n == node) {
        narrowed = narrow(tree, n, lowerForFirst, upperForFirst);
      } else {
        narrowed = narrowed && narrowByChildren(tree, n);
      }
      if (isDecided(tree, n)) {
        tree.valueSumForFirst[n] = (double) lowestOutcomeForFirst(tree, n) * tree.visits[n];
      } else if (decidedBelow && !isOpen(tree, below)) {
        int others = tree.visits[n] - tree.visits[below];
        tree.valueSumForFirst[n] = (sum - sumBelow) / others * tree.visits[n];
      } else if (n != node) {
        tree.valueSumForFirst[n] += tree.valueSumForFirst[below] - sumBelow;
      }
      if (!narrowed && tree.valueSumForFirst[n] == sum) {
        return;
      }
      decidedBelow = !wasDecided && isDecided(tree, n);
      sumBelow = sum;
      below = n;
    }
  }

  private static boolean narrowByChildren(SearchTree tree, int node) {
    int sign = tree.moverSign[node];
    int sure = Integer.MIN_VALUE;
    int hope = Integer.MIN_VALUE;
    int first = tree.firstChild[node];
    for (int child = first; child < first + tree.childCount[node]; child++) {
      sure = Math.max(sure, sureForSign(tree, child, sign));
      hope = Math.max(hope, hopeForSign(tree, child, sign));
    }
    return sign > 0 ? narrow(tree, node, sure, hope) : narrow(tree, node, -hope, -sure);
  }

  private static boolean narrow(SearchTree tree, int node, int lower, int upper) {
    boolean narrower = lower > tree.lowerForFirst[node] || upper < tree.upperForFirst[node];
    if (narrower) {
      tree.lowerForFirst[node] = Math.max(lower, tree.lowerForFirst[node]);
      tree.upperForFirst[node] = Math.min(upper, tree.upperForFirst[node]);
      assert tree.lowerForFirst[node] <= tree.upperForFirst[node] : "proofs contradict each other";
      int parent = tree.parent[node];
      if (parent != SearchTree.NONE) {
        tree.boundsBelow[parent] = true;
      }
    }
    return narrower;
  }

  /**
   * Counts a finished simulation that ended at {@code leaf}, as {@link SearchTree#backUp} does, but
   * lets no node hear of a value outside its bounds.
   */
  static void backUp(SearchTree tree, int leaf, double valueForFirst) {
    double value = valueForFirst;
    int below = SearchTree.NONE;
    for (int node = leaf; node != SearchTree.NONE; node = tree.parent[node]) {
      if (tree.boundsBelow[node]
          && below != SearchTree.NONE
          && !isDecided(tree, node)
          && !isOpen(tree, below)) {
        value = tree.meanForFirst(node);
      } else {
        value = Math.max(value, lowestOutcomeForFirst(tree, node));
        value = Math.min(value, highestOutcomeForFirst(tree, node));
      }
      tree.visits[node]++;
      tree.valueSumForFirst[node] += value;
      below = node;
    }
  }
}
