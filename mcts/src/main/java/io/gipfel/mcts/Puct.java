package io.gipfel.mcts;

import java.util.SplittableRandom;

/**
 * AlphaZero's selection (Silver et al. 2018, Methods, "Search"): the action with the largest Q + U,
 * where U = cPuct · prior · √(visits of the node) / (1 + visits of the action).
 *
 * <p>Q is the mean value for the player to move, in [-1, 1]. An unvisited action has KataGo's first
 * play urgency instead (Wu 2019): the node's mean less {@code fpuReduction} · √(prior of the
 * visited actions). Simulations in flight count as visits that lost (virtual loss, Chaslot et al.
 * 2008).
 */
final class Puct implements Selection {

  private final PuctConfig config;
  private final double[] noise;
  private boolean explore;

  Puct(PuctConfig config, int maxLegalActions) {
    this.config = config;
    this.noise = new double[maxLegalActions];
  }

  @Override
  public void start(int legalActions, int simulations, SplittableRandom random, boolean explore) {
    this.explore = explore;
    if (explore) {
      RootNoise.dirichlet(random, config.noiseConcentration(), noise, legalActions);
    }
  }

  @Override
  public void rootExpanded(SearchTree tree) {
    if (!explore) {
      return;
    }
    int first = tree.firstChild[SearchTree.ROOT];
    double share = config.noiseFraction();
    for (int i = 0; i < tree.childCount[SearchTree.ROOT]; i++) {
      tree.prior[first + i] = (float) ((1 - share) * tree.prior[first + i] + share * noise[i]);
    }
  }

  @Override
  public int selectAtRoot(SearchTree tree) {
    int forced = explore && config.forcedPlayouts() > 0 ? forcedChild(tree) : SearchTree.NONE;
    return forced != SearchTree.NONE
        ? forced
        : select(tree, SearchTree.ROOT, explore ? 0 : config.fpuReduction());
  }

  @Override
  public int select(SearchTree tree, int node) {
    return select(tree, node, config.fpuReduction());
  }

  /**
   * One pass over the children. All unvisited ones have the same Q, so of those only the first with
   * the largest prior can win; equal scores go to the lower action.
   */
  private int select(SearchTree tree, int node, double fpuReduction) {
    int sign = tree.moverSign[node];
    double factor = factor(tree, node);
    boolean pending = tree.inFlight[node] > 0;
    boolean bounds = tree.boundsBelow[node];
    int first = tree.firstChild[node];
    int end = first + tree.childCount[node];
    int best = SearchTree.NONE;
    double bestScore = Double.NEGATIVE_INFINITY;
    int unvisited = SearchTree.NONE;
    float unvisitedPrior = -1;
    float visitedPrior = 0;
    for (int child = first; child < end; child++) {
      if (bounds && !TreeProofs.isOpen(tree, child)) {
        continue;
      }
      float prior = tree.prior[child];
      int lost = pending ? tree.inFlight[child] : 0;
      int n = tree.visits[child] + lost;
      if (n == 0) {
        if (prior > unvisitedPrior) {
          unvisitedPrior = prior;
          unvisited = child;
        }
      } else {
        visitedPrior += prior;
        double score = (sign * tree.valueSumForFirst[child] - lost) / n + factor * prior / (1 + n);
        if (score > bestScore) {
          bestScore = score;
          best = child;
        }
      }
    }
    if (unvisited == SearchTree.NONE) {
      return best;
    }
    double firstPlayUrgency =
        sign * tree.meanForFirst(node) - fpuReduction * Math.sqrt(visitedPrior);
    double score = firstPlayUrgency + factor * unvisitedPrior;
    return score > bestScore || (score == bestScore && unvisited < best) ? unvisited : best;
  }

  /** What U has in common for all children of {@code node}. */
  private double factor(SearchTree tree, int node) {
    return config.cPuct() * Math.sqrt(tree.visits[node] + tree.inFlight[node]);
  }

  /**
   * The first visited child with fewer visits than are forced on it, or {@link SearchTree#NONE}.
   */
  private int forcedChild(SearchTree tree) {
    int first = tree.firstChild[SearchTree.ROOT];
    for (int child = first; child < first + tree.childCount[SearchTree.ROOT]; child++) {
      int n = tree.visits[child] + tree.inFlight[child];
      if (n > 0 && n < forcedVisits(tree, child) && TreeProofs.isOpen(tree, child)) {
        return child;
      }
    }
    return SearchTree.NONE;
  }

  /** √(k · prior · visits of all children): Wu 2019, Section 3.2. */
  private double forcedVisits(SearchTree tree, int child) {
    double ofAll = tree.visits[SearchTree.ROOT] + tree.inFlight[SearchTree.ROOT] - 1;
    return Math.sqrt(config.forcedPlayouts() * tree.prior[child] * ofAll);
  }

  /** The most visited open child; of equals the one with the larger Q, then the lower action. */
  @Override
  public int best(SearchTree tree) {
    int first = tree.firstChild[SearchTree.ROOT];
    int best = SearchTree.NONE;
    for (int child = first; child < first + tree.childCount[SearchTree.ROOT]; child++) {
      if (TreeProofs.isOpen(tree, child)
          && (best == SearchTree.NONE || compare(tree, child, best) > 0)) {
        best = child;
      }
    }
    return best;
  }

  private static int compare(SearchTree tree, int child, int other) {
    int more = Integer.compare(tree.visits[child], tree.visits[other]);
    if (more != 0) {
      return more;
    }
    int sign = tree.moverSign[SearchTree.ROOT];
    return tree.visits[child] == 0
        ? Float.compare(tree.prior[child], tree.prior[other])
        : Double.compare(sign * tree.meanForFirst(child), sign * tree.meanForFirst(other));
  }

  /** The shares of visits to open children, those forced left out; priors if there are none. */
  @Override
  public void policyTarget(SearchTree tree, float[] out) {
    int first = tree.firstChild[SearchTree.ROOT];
    int count = tree.childCount[SearchTree.ROOT];
    boolean prune = explore && config.forcedPlayouts() > 0;
    int best = best(tree);
    long sum = 0;
    double openPrior = 0;
    for (int i = 0; i < count; i++) {
      boolean open = TreeProofs.isOpen(tree, first + i);
      int visits = prune ? prunedVisits(tree, first + i, best) : tree.visits[first + i];
      out[i] = open ? visits : 0;
      sum += (long) out[i];
      openPrior += open ? tree.prior[first + i] : 0;
    }
    for (int i = 0; i < count; i++) {
      boolean open = TreeProofs.isOpen(tree, first + i);
      out[i] = sum > 0 ? out[i] / sum : open ? (float) (tree.prior[first + i] / openPrior) : 0;
    }
  }

  /**
   * Visits of {@code child} without those that only forcing can explain: as many of the forced ones
   * are taken away as leave it a smaller Q + U than {@code best} has, and a single visit that
   * remains goes too (Wu 2019, Section 3.2).
   */
  private int prunedVisits(SearchTree tree, int child, int best) {
    int visits = tree.visits[child];
    if (child == best || visits == 0) {
      return visits;
    }
    double factor = factor(tree, SearchTree.ROOT);
    double bestScore = score(tree, best, factor, tree.visits[best]);
    int least = Math.max(0, visits - (int) Math.ceil(forcedVisits(tree, child)));
    int kept = visits;
    while (kept > least && score(tree, child, factor, kept - 1) < bestScore) {
      kept--;
    }
    return kept == 1 && kept < visits ? 0 : kept;
  }

  /** Q + U of a visited child of the root, as if it had {@code visits} visits of the same mean. */
  private static double score(SearchTree tree, int child, double factor, int visits) {
    return tree.moverSign[SearchTree.ROOT] * tree.meanForFirst(child)
        + factor * tree.prior[child] / (1 + visits);
  }
}
