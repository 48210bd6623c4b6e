package io.gipfel.mcts;

import java.util.Arrays;

/**
 * The tree of one search: an arena of parallel arrays, one entry a node. A node's children stand
 * next to each other in ascending order of action, and behind their parent.
 *
 * <p>Every legal action of an expanded node has its child node at once, visited or not, so the
 * statistics that a selection reads are contiguous. The arrays grow by doubling and are kept from
 * search to search: once warmed up, nothing is allocated. Arrays are replaced when they grow;
 * nobody keeps one across {@link #expand}.
 */
final class SearchTree {

  /** The node of the position that is searched. */
  static final int ROOT = 0;

  /** No node, or no action. */
  static final int NONE = -1;

  /** In {@link #firstChild}: nothing was asked about this node yet. */
  static final int UNEXPANDED = -1;

  /** In {@link #firstChild}: its evaluation is under way. */
  static final int PENDING = -2;

  /** In {@link #firstChild}: the game is over here. */
  static final int TERMINAL = -3;

  private static final int INITIAL_CAPACITY = 256;

  /** Parent node; {@link #NONE} for the root. */
  int[] parent = new int[INITIAL_CAPACITY];

  /** The action that leads here from the parent; {@link #NONE} for the root. */
  int[] action = new int[INITIAL_CAPACITY];

  /** The first child, or one of the three sentinels, which are negative. */
  int[] firstChild = new int[INITIAL_CAPACITY];

  /** Number of children, 0 unless expanded. */
  int[] childCount = new int[INITIAL_CAPACITY];

  /** Finished simulations through this node. */
  int[] visits = new int[INITIAL_CAPACITY];

  /** Simulations through this node that wait for an evaluation. */
  int[] inFlight = new int[INITIAL_CAPACITY];

  /** Sum of the values of all finished simulations through this node, each in [-1, 1]. */
  double[] valueSumForFirst = new double[INITIAL_CAPACITY];

  /** Evaluation of an expanded node, outcome of a terminal one, in [-1, 1]. */
  float[] evaluationForFirst = new float[INITIAL_CAPACITY];

  /** Probability of the action that leads here; positive, siblings sum to 1. */
  float[] prior = new float[INITIAL_CAPACITY];

  /** +1 where the first player is to move, -1 where the second is; set when expanded. */
  byte[] moverSign = new byte[INITIAL_CAPACITY];

  /** The proven {@link Bound} from below: what the first player reaches at least. */
  int[] lowerForFirst = new int[INITIAL_CAPACITY];

  /** The proven {@link Bound} from above: what the second player holds the first to. */
  int[] upperForFirst = new int[INITIAL_CAPACITY];

  /** Whether anything is proven of a child. */
  boolean[] boundsBelow = new boolean[INITIAL_CAPACITY];

  private int[] movedTo = {};
  private int size;

  /** A tree of a root alone. */
  SearchTree() {
    clear();
  }

  /** Nodes in use; they are numbered from 0. */
  int size() {
    return size;
  }

  /** Leaves an unexpanded root alone. */
  void clear() {
    size = 0;
    append(NONE, NONE, 1);
  }

  /** Whether {@code node} has children. */
  boolean isExpanded(int node) {
    return firstChild[node] >= 0;
  }

  /** Marks the end of a game. */
  void setTerminal(int node, int outcomeForFirst) {
    firstChild[node] = TERMINAL;
    evaluationForFirst[node] = outcomeForFirst;
  }

  /**
   * Gives {@code node} its children.
   *
   * @param actions their actions, ascending
   * @param priors their priors
   * @param count how many, at least 1
   */
  void expand(int node, int[] actions, float[] priors, int count) {
    reserve(size + count);
    firstChild[node] = size;
    childCount[node] = count;
    for (int i = 0; i < count; i++) {
      append(node, actions[i], priors[i]);
    }
  }

  private void append(int parentNode, int actionHere, float priorHere) {
    int node = size++;
    parent[node] = parentNode;
    action[node] = actionHere;
    firstChild[node] = UNEXPANDED;
    childCount[node] = 0;
    visits[node] = 0;
    inFlight[node] = 0;
    valueSumForFirst[node] = 0;
    evaluationForFirst[node] = 0;
    prior[node] = priorHere;
    moverSign[node] = 0;
    lowerForFirst[node] = Bound.LOWEST;
    upperForFirst[node] = Bound.HIGHEST;
    boundsBelow[node] = false;
  }

  /** Counts a finished simulation that ended at {@code leaf} on the way up to the root. */
  void backUp(int leaf, double valueForFirst) {
    for (int node = leaf; node != NONE; node = parent[node]) {
      visits[node]++;
      valueSumForFirst[node] += valueForFirst;
    }
  }

  /** Adds {@code change} to the simulations in flight from {@code leaf} up to the root. */
  void addInFlight(int leaf, int change) {
    for (int node = leaf; node != NONE; node = parent[node]) {
      inFlight[node] += change;
    }
  }

  /** Mean value of the finished simulations through {@code node}, which has been visited. */
  double meanForFirst(int node) {
    return valueSumForFirst[node] / visits[node];
  }

  /** The child of {@code node} that {@code actionThere} leads to, or {@link #NONE}. */
  int child(int node, int actionThere) {
    if (!isExpanded(node)) {
      return NONE;
    }
    int first = firstChild[node];
    int index = Arrays.binarySearch(action, first, first + childCount[node], actionThere);
    return index < 0 ? NONE : index;
  }

  /**
   * Writes the actions from the root to {@code node} to the end of {@code out}.
   *
   * @return where they begin
   */
  int path(int node, int[] out) {
    int begin = out.length;
    for (int n = node; n != ROOT; n = parent[n]) {
      out[--begin] = action[n];
    }
    return begin;
  }

  /**
   * Makes {@code newRoot} the root and forgets everything that is not below it. Nothing may be in
   * flight.
   *
   * <p>Nodes move to the front in their old order, which keeps siblings together and parents before
   * children; a node's place never rises, so one ascending pass suffices.
   */
  void keepSubtree(int newRoot) {
    if (movedTo.length < size) {
      movedTo = new int[parent.length];
    }
    int oldSize = size;
    Arrays.fill(movedTo, 0, newRoot + 1, NONE);
    size = 0;
    move(newRoot, NONE);
    for (int node = newRoot + 1; node < oldSize; node++) {
      int newParent = movedTo[parent[node]];
      if (newParent == NONE) {
        movedTo[node] = NONE;
      } else {
        if (firstChild[newParent] == node) {
          firstChild[newParent] = size;
        }
        move(node, newParent);
      }
    }
    action[ROOT] = NONE;
    prior[ROOT] = 1;
  }

  private void move(int from, int newParent) {
    int to = size++;
    movedTo[from] = to;
    parent[to] = newParent;
    action[to] = action[from];
    firstChild[to] = firstChild[from];
    childCount[to] = childCount[from];
    visits[to] = visits[from];
    inFlight[to] = inFlight[from];
    valueSumForFirst[to] = valueSumForFirst[from];
    evaluationForFirst[to] = evaluationForFirst[from];
    prior[to] = prior[from];
    moverSign[to] = moverSign[from];
    lowerForFirst[to] = lowerForFirst[from];
    upperForFirst[to] = upperForFirst[from];
    boundsBelow[to] = boundsBelow[from];
  }

  private void reserve(int nodes) {
    if (nodes <= parent.length) {
      return;
    }
    int capacity = Math.max(nodes, 2 * parent.length);
    parent = Arrays.copyOf(parent, capacity);
    action = Arrays.copyOf(action, capacity);
    firstChild = Arrays.copyOf(firstChild, capacity);
    childCount = Arrays.copyOf(childCount, capacity);
    visits = Arrays.copyOf(visits, capacity);
    inFlight = Arrays.copyOf(inFlight, capacity);
    valueSumForFirst = Arrays.copyOf(valueSumForFirst, capacity);
    evaluationForFirst = Arrays.copyOf(evaluationForFirst, capacity);
    prior = Arrays.copyOf(prior, capacity);
    moverSign = Arrays.copyOf(moverSign, capacity);
    lowerForFirst = Arrays.copyOf(lowerForFirst, capacity);
    upperForFirst = Arrays.copyOf(upperForFirst, capacity);
    boundsBelow = Arrays.copyOf(boundsBelow, capacity);
  }
}
