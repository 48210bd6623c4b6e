package io.gipfel.mcts;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Reads what a search has found off its tree. */
final class ResultReader {

  private final SearchTree tree;
  private final Selection selection;

  ResultReader(SearchTree tree, Selection selection) {
    this.tree = tree;
    this.selection = selection;
  }

  /**
   * The result of a search whose root is expanded.
   *
   * @param priors of the root's children, without noise, from the front
   * @param simulations that the search made
   */
  SearchResult read(float[] priors, int simulations) {
    int first = tree.firstChild[SearchTree.ROOT];
    int count = tree.childCount[SearchTree.ROOT];
    int[] visits = new int[count];
    float[] valuesForFirst = new float[count];
    ProvenBounds[] actionBounds = new ProvenBounds[count];
    for (int i = 0; i < count; i++) {
      visits[i] = tree.visits[first + i];
      valuesForFirst[i] = valueForFirst(first + i);
      actionBounds[i] = bounds(first + i);
    }
    int best = best();
    return new SearchResult(
        Arrays.copyOfRange(tree.action, first, first + count),
        visits,
        valuesForFirst,
        Arrays.copyOf(priors, count),
        policyTarget(count),
        valueForFirst(SearchTree.ROOT),
        tree.action[best],
        principalVariation(best),
        simulations,
        bounds(SearchTree.ROOT),
        actionBounds);
  }

  private ProvenBounds bounds(int node) {
    return TreeProofs.isBounded(tree, node)
        ? ProvenBounds.of(tree.lowerForFirst[node], tree.upperForFirst[node])
        : ProvenBounds.NONE;
  }

  /** The proven outcome, or the mean value; NaN if there is neither. */
  private float valueForFirst(int node) {
    return TreeProofs.isDecided(tree, node)
        ? TreeProofs.lowestOutcomeForFirst(tree, node)
        : tree.visits[node] == 0 ? Float.NaN : (float) tree.meanForFirst(node);
  }

  private int best() {
    return TreeProofs.isDecided(tree, SearchTree.ROOT)
        ? TreeProofs.best(tree, SearchTree.ROOT)
        : selection.best(tree);
  }

  private float[] policyTarget(int count) {
    float[] target = new float[count];
    if (TreeProofs.isDecided(tree, SearchTree.ROOT)) {
      TreeProofs.policyTarget(tree, SearchTree.ROOT, target);
    } else {
      selection.policyTarget(tree, target);
    }
    return target;
  }

  private int[] principalVariation(int best) {
    IntStream.Builder actions = IntStream.builder().add(tree.action[best]);
    int node = best;
    while (tree.isExpanded(node)) {
      int next =
          TreeProofs.isDecided(tree, node)
              ? TreeProofs.best(tree, node)
              : TreeProofs.mostVisitedOpen(tree, node);
      if (tree.visits[next] == 0) {
        break;
      }
      actions.add(tree.action[next]);
      node = next;
    }
    return actions.build().toArray();
  }
}
