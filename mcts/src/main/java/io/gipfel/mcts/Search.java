package io.gipfel.mcts;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.eval.EvaluationBatch;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * One search at a time of one game, in two phases, so that many searches can share a batch: {@link
 * #descend} puts leaves into the batch, somebody evaluates it, and {@link #absorb} takes the
 * answers.
 *
 * <pre>{@code
 * search.start(position, SearchLimit.simulations(64), random, false);
 * while (!search.isDone()) {
 *   batch.clear();
 *   search.descend(batch);
 *   evaluator.evaluate(batch);
 *   search.absorb(batch);
 * }
 * int action = search.result().best();
 * }</pre>
 *
 * {@link Lockstep} is that loop for many searches. What a search finds depends on the position, the
 * settings, the random stream and the evaluator alone, never on what else is in the batch. A search
 * belongs to one thread; it is made once and used again and again, and once warmed up allocates
 * nothing but its results.
 */
public final class Search {

  private static final SearchLimit NO_LIMIT = SearchLimit.simulations(1);

  /** A leaf on its way to the evaluator and back. */
  private static final class Leaf {
    final Position position;
    final int[] legal;
    int legalCount;
    int node;
    int slot;

    Leaf(Game game) {
      position = game.newPosition();
      legal = new int[game.maxLegalActions()];
    }
  }

  private final SearchTree tree = new SearchTree();
  private final Selection selection;
  private final Endgames endgames;
  private final boolean proves;
  private final Position root;
  private final RootProof rootProof;
  private final Leaf[] leaves;
  private final int[] path;
  private final float[] priors;
  private final float[] rootPriors;

  private SearchLimit limit = NO_LIMIT;
  private boolean started;
  private boolean keptRoot;
  private boolean stopped = true;
  private int simulations;
  private int leafCount;

  /** Whether the root was found exact in this search, and its optimal actions looked for. */
  private boolean knownExact;

  /** A search of {@code game}, not started. */
  public Search(Game game, SearchConfig config) {
    this(game, config, new Endgames(game, config.proofs()));
  }

  /**
   * A search of {@code game}, not started.
   *
   * @param endgames of the same settings; the searches of one thread may share them
   */
  public Search(Game game, SearchConfig config, Endgames endgames) {
    this.endgames = endgames;
    proves = endgames.enabled();
    selection = config.newSelection(game.maxLegalActions());
    root = game.newPosition();
    rootProof = new RootProof(tree, root, endgames, game.maxLegalActions());
    leaves = new Leaf[config.leavesInFlight()];
    Arrays.setAll(leaves, i -> new Leaf(game));
    path = new int[game.maxPlies() + 1];
    priors = new float[game.maxLegalActions()];
    rootPriors = new float[game.maxLegalActions()];
  }

  /**
   * Begins a search. The tree is new, unless {@link #advance} has just led to this position: then
   * the search goes on from what is known, and its limit counts new simulations only. Where the
   * result of the position is proven, the search is done at once.
   *
   * @param position what to search, not terminal; copied
   * @param random source of the noise, drawn from before this method returns
   * @param explore whether the root has noise, as self-play wants and a match does not; without,
   *     {@code random} is not used
   * @throws IllegalArgumentException if the position is terminal
   */
  public void start(
      Position position, SearchLimit limit, SplittableRandom random, boolean explore) {
    if (position.isTerminal()) {
      throw new IllegalArgumentException("expected a position to search, found a finished game");
    }
    if (!keptRoot || root.hash() != position.hash()) {
      tree.clear();
    }
    root.copyFrom(position);
    keptRoot = false;
    started = true;
    stopped = false;
    this.limit = limit;
    knownExact = false;
    simulations = 0;
    leafCount = 0;
    boolean expanded = tree.isExpanded(SearchTree.ROOT);
    int toChildren = limit.simulations() - (expanded ? 0 : 1);
    int results = Positions.representatives(root, leaves[0].legal);
    selection.start(results, toChildren, random, explore);
    if (expanded) {
      rootExpanded();
    }
    if (proves) {
      rootProof.begin();
      endIfExact();
    }
  }

  private void rootExpanded() {
    int first = tree.firstChild[SearchTree.ROOT];
    System.arraycopy(tree.prior, first, rootPriors, 0, tree.childCount[SearchTree.ROOT]);
    selection.rootExpanded(tree);
  }

  /** Whether the limit is reached; true before the first start. */
  public boolean isDone() {
    return leafCount == 0 && (stopped || simulations == limit.simulations());
  }

  /** The most leaves that {@link #descend} adds to a batch. */
  public int leavesInFlight() {
    return leaves.length;
  }

  /**
   * Runs simulations down to leaves that need an evaluation, and adds those to {@code batch}: at
   * most {@link #leavesInFlight}, none if the search is done. Simulations that end in a finished
   * game need none and are finished at once. The batch must come back to {@link #absorb},
   * evaluated, before the next descent.
   *
   * @throws IllegalArgumentException if the batch has no room for {@link #leavesInFlight} leaves
   */
  public void descend(EvaluationBatch batch) {
    int room = batch.capacity() - batch.size();
    if (room < leaves.length) {
      throw new IllegalArgumentException(
          "expected room for " + leaves.length + " leaves in the batch, found " + room);
    }
    if (leafCount > 0) {
      throw new IllegalStateException("the leaves of the last descent were not absorbed");
    }
    while (!stopped && leafCount < leaves.length && simulations + leafCount < limit.simulations()) {
      int node = selectLeaf();
      if (node == SearchTree.NONE) {
        return;
      }
      if (tree.firstChild[node] == SearchTree.TERMINAL) {
        finishSimulation(node, tree.evaluationForFirst[node]);
      } else if (isSettled(node)) {
        finishSimulation(node, TreeProofs.lowestOutcomeForFirst(tree, node));
      } else {
        visitLeaf(node, batch);
      }
    }
  }

  /** The next leaf, or {@link SearchTree#NONE} if it is in flight already. */
  private int selectLeaf() {
    int node = SearchTree.ROOT;
    if (tree.isExpanded(node)) {
      node = selection.selectAtRoot(tree);
      while (node != SearchTree.NONE && tree.isExpanded(node) && !isSettled(node)) {
        node = selection.select(tree, node);
      }
    }
    return node != SearchTree.NONE && tree.firstChild[node] == SearchTree.PENDING
        ? SearchTree.NONE
        : node;
  }

  /**
   * Whether nothing more needs to be known of {@code node}: its outcome is proven and, if that of
   * the root is too, so that margins count, its margin.
   */
  private boolean isSettled(int node) {
    return proves
        && (TreeProofs.isDecided(tree, SearchTree.ROOT)
            ? TreeProofs.isExact(tree, node)
            : TreeProofs.isDecided(tree, node));
  }

  /** Plays the way to a node that nobody has visited, and sees what is there. */
  private void visitLeaf(int node, EvaluationBatch batch) {
    Leaf leaf = leaves[leafCount];
    leaf.position.copyFrom(root);
    for (int i = tree.path(node, path); i < path.length; i++) {
      leaf.position.play(path[i]);
    }
    leaf.legalCount = leaf.position.legalActions(leaf.legal);
    if (leaf.legalCount == 0) {
      int outcome = leaf.position.outcomeForFirst();
      tree.setTerminal(node, outcome);
      if (proves) {
        int result = Bound.of(outcome, leaf.position.marginForFirst());
        TreeProofs.prove(tree, node, result, result);
      }
      finishSimulation(node, outcome);
      return;
    }
    if (proves && node != SearchTree.ROOT && settleBySolver(node, leaf.position)) {
      finishSimulation(node, TreeProofs.lowestOutcomeForFirst(tree, node));
      return;
    }
    leaf.node = node;
    leaf.slot = batch.add(leaf.position);
    leafCount++;
    tree.firstChild[node] = SearchTree.PENDING;
    tree.addInFlight(node, 1);
  }

  /** Asks the solver about a leaf at its first visit; whether that settles it. */
  private boolean settleBySolver(int node, Position position) {
    if (tree.visits[node] > 0 || !endgames.boundLeaf(position)) {
      return false;
    }
    TreeProofs.prove(tree, node, endgames.lowerForFirst(), endgames.upperForFirst());
    return isSettled(node);
  }

  /** Ends the search if the result of the root is proven, and sees which actions are optimal. */
  private void endIfExact() {
    if (knownExact || !TreeProofs.isExact(tree, SearchTree.ROOT)) {
      return;
    }
    knownExact = true;
    stopped = true;
    rootProof.findOptimalActions();
    if (!tree.isExpanded(SearchTree.ROOT)) {
      expandWithoutEvaluation();
    }
    rootProof.proveOptimalActions();
  }

  /** Gives a root whose result is proven its children, with equal priors. */
  private void expandWithoutEvaluation() {
    int[] legal = leaves[0].legal;
    int count = Positions.representatives(root, legal);
    Arrays.fill(priors, 0, count, 1f / count);
    tree.expand(SearchTree.ROOT, legal, priors, count);
    tree.moverSign[SearchTree.ROOT] = (byte) root.toMove().sign();
    rootExpanded();
  }

  /**
   * Takes the evaluations of the leaves of the last descent out of {@code batch}. Here the values
   * for the player to move become values for the first player, and logits become priors.
   *
   * @throws IllegalStateException if a value is not a number in [-1, 1]
   */
  public void absorb(EvaluationBatch batch) {
    for (int i = 0; i < leafCount; i++) {
      Leaf leaf = leaves[i];
      float valueForMover = batch.valuesForMover()[leaf.slot];
      if (!(Math.abs(valueForMover) <= 1.0001f)) {
        throw new IllegalStateException(
            "the evaluator's value: expected one in [-1, 1], found " + valueForMover);
      }
      int sign = leaf.position.toMove().sign();
      batch.logitsOf(leaf.slot, leaf.legal, leaf.legalCount, priors);
      Softmax.inPlace(priors, leaf.legalCount);
      mergeEqualResults(leaf);
      tree.expand(leaf.node, leaf.legal, priors, leaf.legalCount);
      tree.moverSign[leaf.node] = (byte) sign;
      tree.evaluationForFirst[leaf.node] = sign * valueForMover;
      tree.addInFlight(leaf.node, -1);
      if (leaf.node == SearchTree.ROOT) {
        rootExpanded();
        rootProof.proveWitness();
      }
      finishSimulation(leaf.node, sign * valueForMover);
    }
    leafCount = 0;
  }

  /** Keeps one action of each result, with the priors of all that have it. */
  private void mergeEqualResults(Leaf leaf) {
    int kept = 0;
    for (int i = 0; i < leaf.legalCount; i++) {
      int action = leaf.legal[i];
      int representative = leaf.position.representative(action);
      if (representative == action) {
        leaf.legal[kept] = action;
        priors[kept++] = priors[i];
      } else {
        priors[Arrays.binarySearch(leaf.legal, 0, kept, representative)] += priors[i];
      }
    }
    leaf.legalCount = kept;
  }

  private void finishSimulation(int leaf, float valueForFirst) {
    simulations++;
    if (proves) {
      TreeProofs.backUp(tree, leaf, valueForFirst);
      endIfExact();
    } else {
      tree.backUp(leaf, valueForFirst);
    }
    stopped |= limit.stopNow().getAsBoolean();
  }

  /**
   * What the search has found: once it is done, or so far. With tree reuse, visits and values
   * include those of earlier searches.
   *
   * @throws IllegalStateException if it was not started since {@link #advance}, has not yet
   *     absorbed the evaluation of its root, or has leaves in flight
   */
  public SearchResult result() {
    if (!started || leafCount > 0 || !tree.isExpanded(SearchTree.ROOT)) {
      throw new IllegalStateException("the search has found nothing yet");
    }
    return new ResultReader(tree, selection).read(rootPriors, simulations);
  }

  /**
   * Goes on to the position after {@code action} and keeps the part of the tree below it for the
   * next {@link #start}. May be called several times, once an action.
   *
   * @param action legal in the position searched
   * @throws IllegalStateException if the search is not done
   */
  public void advance(int action) {
    if (!isDone() || !(started || keptRoot)) {
      throw new IllegalStateException("expected a search that is done");
    }
    int child = tree.child(SearchTree.ROOT, action);
    if (child == SearchTree.NONE) {
      tree.clear();
    } else {
      tree.keepSubtree(child);
    }
    root.play(action);
    started = false;
    keptRoot = true;
  }

  /** The tree, for tests and for whoever shows it. */
  SearchTree tree() {
    return tree;
  }
}
