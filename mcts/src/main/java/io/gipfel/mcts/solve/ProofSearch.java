package io.gipfel.mcts.solve;

import io.gipfel.core.Endgame;
import io.gipfel.core.Game;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Answers whether the first player can reach a margin, by alpha-beta with a window of one to the
 * end of the game.
 *
 * <p>Everything speaks for the first player: at his nodes one good action is enough, at the other's
 * all must be good. Each position keeps the two best bounds known of it, so that what one question
 * proved serves the next. A value is proven up to a collision of 64-bit hashes within one search.
 */
final class ProofSearch {

  /** How many positions are visited between two looks at the stop signal. */
  private static final int NODES_BETWEEN_LOOKS = 1 << 10;

  /**
   * What the killer promises on top: it makes the same reply likely after different moves, and so
   * the same positions. With 8 to 20, DVONN endings take 7 % fewer nodes.
   */
  private static final int KILLER_BONUS = 12;

  private static final int ACTION_BITS =
      Integer.SIZE - Integer.numberOfLeadingZeros(ProofRecord.NO_ACTION);

  private final Endgame endgame;
  private final TranspositionTable table;
  private final MarginBounds bounds = new MarginBounds();

  /** At p, the position after p plies of the line being searched. */
  private final Position[] line;

  private final int[][] legal;

  /** The children that must be visited at each ply: the promise for the mover above the action. */
  private final long[][] candidates;

  private final int[] candidateCounts;

  /** The keys of the candidates, and then what is known of them. */
  private final long[][] records;

  /** The last action at each ply that got its player his way after a visit. */
  private final int[] killers;

  /**
   * Those that leave the root as it is, the identity left out; so few that most roots have none.
   */
  private final Symmetry[] stabilizer;

  private final List<Symmetry> symmetries;
  private final Position image;
  private int stabilizers;

  private BooleanSupplier stop = () -> false;
  private boolean stopped;
  private long nodes;
  private long nodeLimit;
  private int provingAction;

  ProofSearch(Game game, Endgame endgame, TranspositionTable table) {
    this.endgame = endgame;
    this.table = table;
    int plies = game.maxPlies();
    legal = new int[plies + 1][game.maxLegalActions()];
    candidates = new long[plies + 1][game.maxLegalActions()];
    candidateCounts = new int[plies + 1];
    records = new long[plies + 1][game.maxLegalActions()];
    killers = new int[plies + 1];
    line = new Position[plies + 1];
    for (int i = 0; i < line.length; i++) {
      line[i] = game.newPosition();
    }
    symmetries = game.symmetries();
    stabilizer = new Symmetry[symmetries.size()];
    image = game.newPosition();
  }

  /** Forgets what was proven, and goes on with positions that can follow {@code root}. */
  void begin(Position root, long nodeLimit, BooleanSupplier stop) {
    table.newSearch();
    Arrays.fill(killers, ProofRecord.NO_ACTION);
    nodes = 0;
    allow(nodeLimit, stop);
    stabilizers = 0;
    for (int i = 1; i < symmetries.size(); i++) {
      image.copyFrom(root, symmetries.get(i));
      if (image.hash() == root.hash()) {
        stabilizer[stabilizers++] = symmetries.get(i);
      }
    }
  }

  /** Lets the search visit so many more positions, and remember what it knows. */
  void allow(long moreNodes, BooleanSupplier stop) {
    this.stop = stop;
    nodeLimit = moreNodes > Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + moreNodes;
    stopped = false;
  }

  /** Whether it ran out of nodes or was stopped: the last answer is then meaningless. */
  boolean isStopped() {
    return stopped;
  }

  /** Positions visited since {@link #begin}. */
  long nodes() {
    return nodes;
  }

  /** The action by which the player to move got his way in the last answer, if he did. */
  int provingAction() {
    return provingAction;
  }

  /**
   * Asks whether the game can be brought by the first player from {@code position} to a margin of
   * {@code bound} or more.
   *
   * @param position not terminal; the root of {@link #begin}, or one that can follow it
   * @return a margin that he can reach, if it is at least {@code bound}; else one that he can't
   *     surpass
   */
  int ask(Position position, int bound) {
    line[0].copyFrom(position);
    provingAction = ProofRecord.NO_ACTION;
    return visit(0, bound);
  }

  private int visit(int ply, int bound) {
    Position position = line[ply];
    long key = key(position);
    long record = table.find(key);
    int lower = -ProofRecord.MARGIN_LIMIT;
    int upper = ProofRecord.MARGIN_LIMIT;
    int hint = ProofRecord.NO_ACTION;
    if (record != TranspositionTable.NOTHING) {
      lower = ProofRecord.lowerForFirst(record);
      upper = ProofRecord.upperForFirst(record);
      hint = ProofRecord.action(record);
      if (ply > 0 && (lower >= bound || upper < bound)) {
        return lower >= bound ? lower : upper;
      }
    }
    int count = Positions.representatives(position, legal[ply]);
    if (count == 0) {
      return position.marginForFirst();
    }
    long before = nodes;
    int value = bestOfChildren(ply, bound, count, hint);
    if (stopped) {
      return 0;
    }
    boolean reached = value >= bound;
    if (reached) {
      lower = Math.max(lower, value);
    } else {
      upper = Math.min(upper, value);
    }
    int action = provingAction == ProofRecord.NO_ACTION ? hint : provingAction;
    int effort = Long.SIZE - Long.numberOfLeadingZeros(nodes - before);
    table.store(key, ProofRecord.of(lower, upper, action), effort);
    return reached ? lower : upper;
  }

  /**
   * The best of the children for the player to move, or the first that is good enough, which is
   * then the proving action. Before any other child is visited, what is known of each is looked at,
   * as it often answers the question; the rest are visited in the order of their promise.
   */
  private int bestOfChildren(int ply, int bound, int count, int hint) {
    boolean maximizes = line[ply].toMove() == Player.FIRST;
    int best = maximizes ? -ProofRecord.MARGIN_LIMIT : ProofRecord.MARGIN_LIMIT;
    int first = count == 1 ? legal[ply][0] : hint;
    // The hint may come from a symmetric position, where it means another action.
    if (Arrays.binarySearch(legal[ply], 0, count, first) >= 0) {
      best = visitFirst(ply, first, bound);
      if (stopped || (best >= bound) == maximizes) {
        provingAction = first;
        return best;
      }
    }
    best = seeChildren(ply, bound, count, first, best);
    if (!stopped && (best >= bound) != maximizes) {
      best = recallChildren(ply, bound, best);
    }
    if (stopped || (best >= bound) == maximizes) {
      return best;
    }
    for (int i = 0; i < candidateCounts[ply]; i++) {
      int action = nextCandidate(ply, i);
      int value = playChild(ply, action) ? visit(ply + 1, bound) : 0;
      best = maximizes ? Math.max(best, value) : Math.min(best, value);
      if (stopped || (best >= bound) == maximizes) {
        provingAction = action;
        killers[ply] = action;
        return best;
      }
    }
    provingAction = ProofRecord.NO_ACTION;
    return best;
  }

  private int visitFirst(int ply, int action, int bound) {
    if (!playChild(ply, action)) {
      return 0;
    }
    return isDecided(line[ply + 1], bound) ? decidedValue(bound) : visit(ply + 1, bound);
  }

  /** Whether the game itself answers the question in {@code position}. */
  private boolean isDecided(Position position, int bound) {
    endgame.bound(position, bound, bounds);
    return bounds.lowerForFirst() >= bound || bounds.upperForFirst() < bound;
  }

  private int decidedValue(int bound) {
    return bounds.lowerForFirst() >= bound ? bounds.lowerForFirst() : bounds.upperForFirst();
  }

  /** Puts a child on the line; false if the search must stop instead. */
  private boolean playChild(int ply, int action) {
    if (nodes >= nodeLimit || (nodes % NODES_BETWEEN_LOOKS == 0 && stop.getAsBoolean())) {
      stopped = true;
      return false;
    }
    nodes++;
    line[ply + 1].copyFrom(line[ply]);
    line[ply + 1].play(action);
    return true;
  }

  /**
   * Asks the game about the children, but for the one that was visited already. Ends with the first
   * that is good enough, the proving action; or lists those of which the game does not know.
   *
   * @return the best of {@code best} and the children that the game knows
   */
  private int seeChildren(int ply, int bound, int count, int visited, int best) {
    Player mover = line[ply].toMove();
    boolean maximizes = mover == Player.FIRST;
    Position child = line[ply + 1];
    int result = best;
    int candidateCount = 0;
    for (int i = 0; i < count; i++) {
      int action = legal[ply][i];
      if (action == visited) {
        continue;
      }
      if (!playChild(ply, action)) {
        return 0;
      }
      if (isDecided(child, bound)) {
        int value = decidedValue(bound);
        result = maximizes ? Math.max(result, value) : Math.min(result, value);
        if ((result >= bound) == maximizes) {
          provingAction = action;
          return result;
        }
      } else {
        records[ply][candidateCount] = key(child);
        long promise = endgame.promise(child, mover);
        promise += action == killers[ply] ? KILLER_BONUS : 0;
        candidates[ply][candidateCount++] = promise << ACTION_BITS | action;
      }
    }
    candidateCounts[ply] = candidateCount;
    return result;
  }

  /**
   * Looks up the candidates. Ends with the first that is good enough, the proving action; or leaves
   * those that must be visited. All are looked up one right after the other, since the table is far
   * larger than any cache, and the processor then waits for several of them at a time.
   *
   * @return the best of {@code best} and the children that need no visit
   */
  private int recallChildren(int ply, int bound, int best) {
    boolean maximizes = line[ply].toMove() == Player.FIRST;
    long[] list = candidates[ply];
    long[] known = records[ply];
    int count = candidateCounts[ply];
    for (int i = 0; i < count; i++) {
      known[i] = table.find(known[i]);
    }
    int result = best;
    int left = 0;
    for (int i = 0; i < count; i++) {
      int lower = ProofRecord.lowerForFirst(known[i]);
      int upper = ProofRecord.upperForFirst(known[i]);
      if (known[i] == TranspositionTable.NOTHING || (lower < bound && upper >= bound)) {
        list[left++] = list[i];
      } else {
        int value = lower >= bound ? lower : upper;
        result = maximizes ? Math.max(result, value) : Math.min(result, value);
        if ((result >= bound) == maximizes) {
          provingAction = (int) list[i] & ProofRecord.NO_ACTION;
          return result;
        }
      }
    }
    candidateCounts[ply] = left;
    return result;
  }

  /** Moves the most promising of the candidates from {@code from} on to that place. */
  private int nextCandidate(int ply, int from) {
    long[] list = candidates[ply];
    int best = from;
    for (int i = from + 1; i < candidateCounts[ply]; i++) {
      if (list[i] > list[best]) {
        best = i;
      }
    }
    long candidate = list[best];
    list[best] = list[from];
    list[from] = candidate;
    return (int) candidate & ProofRecord.NO_ACTION;
  }

  /** The hash of a position, the same for those that a symmetry of the root maps on each other. */
  private long key(Position position) {
    long key = position.hash();
    for (int i = 0; i < stabilizers; i++) {
      image.copyFrom(position, stabilizer[i]);
      key = Math.min(key, image.hash());
    }
    return key;
  }
}
