package io.gipfel.mcts.solve;

import io.gipfel.core.Endgame;
import io.gipfel.core.Game;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
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

  private final Endgame endgame;
  private final TranspositionTable table;
  private final MoveOrder order;
  private final MarginBounds bounds = new MarginBounds();

  /** At p, the position after p plies of the line being searched. */
  private final Position[] line;

  private final int[][] legal;

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
    order = new MoveOrder(game.heuristic(), plies + 1, game.maxLegalActions(), game.actionCount());
    legal = new int[plies + 1][game.maxLegalActions()];
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
    order.clear();
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
    int lower;
    int upper;
    int hint = ProofRecord.NO_ACTION;
    if (record == TranspositionTable.NOTHING) {
      endgame.bound(position, bounds);
      lower = bounds.lowerForFirst();
      upper = bounds.upperForFirst();
    } else {
      lower = ProofRecord.lowerForFirst(record);
      upper = ProofRecord.upperForFirst(record);
      hint = ProofRecord.action(record);
    }
    if (ply > 0 && (lower >= bound || upper < bound)) {
      return lower >= bound ? lower : upper;
    }
    int[] actions = legal[ply];
    int count = position.legalActions(actions);
    if (count == 0) {
      return position.marginForFirst();
    }
    long before = nodes;
    order.rate(position, ply, actions, count, hint);
    int value = visitChildren(ply, bound, count);
    if (stopped) {
      return 0;
    }
    boolean reached = value >= bound;
    if (reached) {
      lower = Math.max(lower, value);
    } else {
      upper = Math.min(upper, value);
    }
    int effort = Long.SIZE - Long.numberOfLeadingZeros(nodes - before);
    int action = actions[0];
    if (reached == (position.toMove() == Player.FIRST)) {
      action = provingAction;
      order.refuted(position.toMove(), ply, action, effort);
    }
    table.store(key, ProofRecord.of(lower, upper, action), effort);
    return reached ? lower : upper;
  }

  /** The best of the children for the player to move, or the first that is good enough. */
  private int visitChildren(int ply, int bound, int count) {
    Position position = line[ply];
    Position child = line[ply + 1];
    boolean maximizes = position.toMove() == Player.FIRST;
    int best = maximizes ? -ProofRecord.MARGIN_LIMIT : ProofRecord.MARGIN_LIMIT;
    for (int i = 0; i < count; i++) {
      int action = order.next(ply, legal[ply], i, count);
      if (nodes >= nodeLimit || (nodes % NODES_BETWEEN_LOOKS == 0 && stop.getAsBoolean())) {
        stopped = true;
        return 0;
      }
      nodes++;
      child.copyFrom(position);
      child.play(action);
      int value = visit(ply + 1, bound);
      if (stopped) {
        return 0;
      }
      best = maximizes ? Math.max(best, value) : Math.min(best, value);
      if ((best >= bound) == maximizes) {
        provingAction = action;
        return best;
      }
    }
    return best;
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
