package io.gipfel.mcts;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The Gumbel search: Danihelka, Guez, Schrittwieser and Silver, "Policy improvement by planning
 * with Gumbel", ICLR 2022.
 *
 * <p>At the root (Section 3) an action scores g + logit + σ(q), with g a Gumbel draw: the best m
 * before any visit are a sample of the policy without replacement, and sequential halving spends
 * the simulations on them. Below (Section 5) the choice is deterministic and makes the shares of
 * visits follow the improved policy softmax(logit + σ(q)), which at the root is also what the
 * policy should learn (Section 4).
 *
 * <p>q is the completed Q of the player to move as a chance to win, (1 + value) / 2; actions
 * without a value have the mixed value of Appendix D. It is not stretched to the smallest and
 * largest Q of the node, as MuZero's must be, which does not know the range of its values: where
 * all actions are about equal, that would turn noise into certainty.
 *
 * <p>All scores here are less σ(mixed value), which changes no comparison and no softmax: an action
 * without a value scores its logit alone, and below the root, where π' ∝ prior · e^(σ(q) - σ(mixed
 * value)), only the visited ones need an exponential.
 */
final class Gumbel implements Selection {

  private final GumbelConfig config;
  private final SequentialHalving halving = new SequentialHalving();

  /** For each child of the root: Gumbel draw, logarithm of the prior, visits before this search. */
  private final double[] noise;

  private final double[] logits;
  private final int[] visitsBefore;

  /** What {@link #halving} asked for at the last selection. */
  private int lastVisits;

  /**
   * Of the node last surveyed: children with visits, finished or in flight, and room for one number
   * each.
   */
  private final int[] visited;

  private final double[] weights;
  private int visitedCount;

  /** Of the node last surveyed: the others' best, and the sum of their priors. */
  private int bestUnvisited;

  private double unvisitedPrior;

  /**
   * Of the node last surveyed: mixed value of the player to move in [-1, 1]; σ(1) - σ(0) for it.
   */
  private double mixedValue;

  private double sigma;

  Gumbel(GumbelConfig config, int maxLegalActions) {
    this.config = config;
    this.noise = new double[maxLegalActions];
    this.logits = new double[maxLegalActions];
    this.visitsBefore = new int[maxLegalActions];
    this.visited = new int[maxLegalActions];
    this.weights = new double[maxLegalActions];
  }

  @Override
  public void start(int legalActions, int simulations, SplittableRandom random, boolean explore) {
    halving.start(Math.min(config.considered(), legalActions), simulations);
    lastVisits = 0;
    if (explore) {
      RootNoise.gumbel(random, noise, legalActions);
    } else {
      Arrays.fill(noise, 0, legalActions, 0);
    }
  }

  @Override
  public void rootExpanded(SearchTree tree) {
    int first = tree.firstChild[SearchTree.ROOT];
    for (int i = 0; i < tree.childCount[SearchTree.ROOT]; i++) {
      logits[i] = StrictMath.log(tree.prior[first + i]);
      visitsBefore[i] = tree.visits[first + i];
    }
  }

  /**
   * The best of the children that sequential halving wants visited. Each round of it waits for the
   * values of the one before, so a child is never in flight twice. A child that a proof has closed
   * leaves its place to the next best; where nobody can take it, the visit goes to the favourite.
   */
  @Override
  public int selectAtRoot(SearchTree tree) {
    int wanted = halving.visits();
    if (wanted != lastVisits && tree.inFlight[SearchTree.ROOT] > 0) {
      return SearchTree.NONE;
    }
    lastVisits = wanted;
    halving.next();
    int child = bestWithVisits(tree, wanted);
    return child == SearchTree.NONE ? best(tree) : child;
  }

  @Override
  public int best(SearchTree tree) {
    int first = tree.firstChild[SearchTree.ROOT];
    int most = 0;
    for (int i = 0; i < tree.childCount[SearchTree.ROOT]; i++) {
      if (TreeProofs.isOpen(tree, first + i)) {
        most = Math.max(most, visitsInThisSearch(tree, i));
      }
    }
    return bestWithVisits(tree, most);
  }

  private int visitsInThisSearch(SearchTree tree, int index) {
    int child = tree.firstChild[SearchTree.ROOT] + index;
    return tree.visits[child] + tree.inFlight[child] - visitsBefore[index];
  }

  /**
   * Of the root's open children with {@code visits} visits in this search, the one that scores
   * best; {@link SearchTree#NONE} if there is none.
   */
  private int bestWithVisits(SearchTree tree, int visits) {
    survey(tree, SearchTree.ROOT);
    int first = tree.firstChild[SearchTree.ROOT];
    int best = SearchTree.NONE;
    double bestScore = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tree.childCount[SearchTree.ROOT]; i++) {
      int child = first + i;
      if (visitsInThisSearch(tree, i) == visits && TreeProofs.isOpen(tree, child)) {
        double score = noise[i] + logits[i] + advantage(tree, child);
        if (score > bestScore) {
          bestScore = score;
          best = child;
        }
      }
    }
    return best;
  }

  /** Section 4: the improved policy, over the open children. */
  @Override
  public void policyTarget(SearchTree tree, float[] out) {
    survey(tree, SearchTree.ROOT);
    int first = tree.firstChild[SearchTree.ROOT];
    int count = tree.childCount[SearchTree.ROOT];
    for (int i = 0; i < count; i++) {
      weights[i] =
          TreeProofs.isOpen(tree, first + i)
              ? logits[i] + advantage(tree, first + i)
              : Double.NEGATIVE_INFINITY;
    }
    Softmax.of(weights, count, out);
  }

  /** Section 5: the largest π'(a) - N(a) / (1 + sum of N); equal ones go to the lower action. */
  @Override
  public int select(SearchTree tree, int node) {
    int visitsBelow = survey(tree, node) + tree.inFlight[node];
    double largest = 0;
    for (int i = 0; i < visitedCount; i++) {
      weights[i] = advantage(tree, visited[i]);
      largest = Math.max(largest, weights[i]);
    }
    double unvisitedScale = Softmax.exp(-largest);
    double sum = unvisitedPrior * unvisitedScale;
    for (int i = 0; i < visitedCount; i++) {
      weights[i] = tree.prior[visited[i]] * Softmax.exp(weights[i] - largest);
      sum += weights[i];
    }
    double share = 1 / sum;
    double perVisit = 1.0 / (1 + visitsBelow);
    int best = bestUnvisited;
    double bestScore =
        best == SearchTree.NONE
            ? Double.NEGATIVE_INFINITY
            : tree.prior[best] * unvisitedScale * share;
    for (int i = 0; i < visitedCount; i++) {
      int child = visited[i];
      int visits = tree.visits[child] + tree.inFlight[child];
      double score = weights[i] * share - visits * perVisit;
      if (score > bestScore || (score == bestScore && child < best)) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  }

  /** σ(completed Q) - σ(mixed value) of {@code child}, whose parent was surveyed last. */
  private double advantage(SearchTree tree, int child) {
    if (tree.visits[child] == 0) {
      return 0;
    }
    int sign = tree.moverSign[tree.parent[child]];
    return sigma * (sign * tree.meanForFirst(child) - mixedValue);
  }

  /**
   * Goes through the open children of {@code node} once and sets the fields about the node last
   * surveyed.
   *
   * @return the finished visits of all open children
   */
  private int survey(SearchTree tree, int node) {
    boolean pending = tree.inFlight[node] > 0;
    boolean bounds = tree.boundsBelow[node];
    int first = tree.firstChild[node];
    int end = first + tree.childCount[node];
    int most = 0;
    int visitsBelow = 0;
    double valuedPrior = 0;
    double weightedForFirst = 0;
    double others = 0;
    float bestPrior = -1;
    visitedCount = 0;
    bestUnvisited = SearchTree.NONE;
    for (int child = first; child < end; child++) {
      if (bounds && !TreeProofs.isOpen(tree, child)) {
        continue;
      }
      float prior = tree.prior[child];
      int visits = tree.visits[child];
      if (visits > 0) {
        visitsBelow += visits;
        most = Math.max(most, visits);
        valuedPrior += prior;
        weightedForFirst += prior * tree.meanForFirst(child);
        visited[visitedCount++] = child;
      } else if (pending && tree.inFlight[child] > 0) {
        visited[visitedCount++] = child;
      } else {
        others += prior;
        if (prior > bestPrior) {
          bestPrior = prior;
          bestUnvisited = child;
        }
      }
    }
    unvisitedPrior = others;
    double meanForFirst = visitsBelow == 0 ? 0 : weightedForFirst / valuedPrior;
    mixedValue =
        tree.moverSign[node]
            * (tree.evaluationForFirst[node] + visitsBelow * meanForFirst)
            / (1 + visitsBelow);
    sigma = (config.visitOffset() + most) * config.visitScale() / 2;
    return visitsBelow;
  }
}
