package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.eval.Judge;
import io.gipfel.mcts.solve.TranspositionTable;
import java.util.function.BooleanSupplier;

/**
 * Alpha-beta by iterative deepening, with principal variation search (Marsland and Campbell 1982)
 * and a transposition table. A search to depth d gives exactly the minimax value of the tree of d
 * plies under the game's heuristic, finished games valued by {@link Judge}; what it remembers
 * changes its speed, never its answer.
 *
 * <p>A value speaks for the player to move at its node, and is negated for the parent only where
 * the player changes: a turn may be several plies, and a pass is one.
 *
 * <p>It searches in memory allocated at construction and allocates nothing a node. One search at a
 * time; the same position and depth always give the same answer.
 */
final class AlphaBetaSearch {

  /** Never stops a search early. */
  static final BooleanSupplier NEVER = () -> false;

  private static final int NONE = -1;

  /** How many positions are visited between two looks at the stop signal. */
  private static final int NODES_BETWEEN_LOOKS = 1 << 10;

  /**
   * What a search found.
   *
   * @param action the best action, always legal
   * @param valueForFirst its value on the scale of {@link Judge}
   * @param depth the last depth that was searched completely, 0 if none was
   * @param complete whether every line was followed to the end of the game
   * @param nodes positions visited, the root not counted
   */
  record Result(int action, int valueForFirst, int depth, boolean complete, long nodes) {}

  private final Judge judge;
  private final TranspositionTable table;
  private final MoveOrder order;

  /** At p, the position after p plies of the line being searched. */
  private final Position[] line;

  private final int[][] legal;

  private BooleanSupplier stop = NEVER;
  private boolean stopped;
  private boolean horizonTouched;
  private long nodes;
  private int rootAction;
  private int rootValueForMover;

  /**
   * A search in positions of {@code game}.
   *
   * @param tableBits the table gets {@code 2^tableBits} buckets of 32 bytes
   */
  AlphaBetaSearch(Game game, int tableBits) {
    if (game.actionCount() > AlphaBetaRecord.ACTION_LIMIT) {
      throw new IllegalArgumentException(
          game.name() + ": expected at most " + AlphaBetaRecord.ACTION_LIMIT + " actions");
    }
    int plies = Math.min(game.maxPlies(), TranspositionTable.MAX_PRIORITY);
    judge = new Judge(game.heuristic());
    table = new TranspositionTable(tableBits);
    order = new MoveOrder(game.heuristic(), plies, game.maxLegalActions(), game.actionCount());
    legal = new int[plies][game.maxLegalActions()];
    line = new Position[plies + 1];
    for (int i = 0; i < line.length; i++) {
      line[i] = game.newPosition();
    }
  }

  /**
   * Searches deeper and deeper, until {@code maxDepth} plies are done, or every line has reached
   * its end, or {@code stop} says so. When it is stopped within a depth, what was found there
   * counts: the best action of the depth before is always the first to be searched again.
   *
   * @param root not terminal; left unchanged
   * @param maxDepth at least 1
   * @param stop asked every thousand positions or so
   */
  Result search(Position root, int maxDepth, BooleanSupplier stop) {
    this.stop = stop;
    stopped = false;
    nodes = 0;
    table.newSearch();
    order.clear();
    line[0].copyFrom(root);
    int sign = root.toMove().sign();
    int count = Positions.representatives(root, legal[0]);
    order.rate(root, 0, legal[0], count, NONE);
    rootAction = order.next(0, legal[0], 0, count);
    rootValueForMover = sign * judge.valueForFirst(root);

    int completed = 0;
    boolean complete = false;
    for (int depth = 1; depth <= Math.min(maxDepth, legal.length) && !complete; depth++) {
      horizonTouched = false;
      visit(0, depth, -Judge.INFINITE, Judge.INFINITE);
      if (stopped) {
        break;
      }
      completed = depth;
      complete = !horizonTouched;
    }
    return new Result(rootAction, sign * rootValueForMover, completed, complete, nodes);
  }

  /** Positions visited in the search so far. */
  long nodes() {
    return nodes;
  }

  /**
   * The value of {@code line[ply]} for its player to move, by a search {@code depth} plies deep; a
   * bound on it where it lies outside ({@code alpha}, {@code beta}); meaningless when stopped.
   */
  private int visit(int ply, int depth, int alpha, int beta) {
    Position position = line[ply];
    long hash = position.hash();
    int hint = rootAction;
    if (ply > 0) {
      long record = table.find(hash);
      if (answers(record, depth, alpha, beta)) {
        horizonTouched |= AlphaBetaRecord.touchesHorizon(record);
        return AlphaBetaRecord.value(record);
      }
      hint = record == TranspositionTable.NOTHING ? NONE : AlphaBetaRecord.action(record);
    }

    boolean touchedElsewhere = horizonTouched;
    horizonTouched = false;
    int[] actions = legal[ply];
    int count = Positions.representatives(position, actions);
    order.rate(position, ply, actions, count, hint);
    int best = -Judge.INFINITE;
    int bestAction = NONE;
    for (int i = 0; i < count && best < beta; i++) {
      int action = order.next(ply, actions, i, count);
      line[ply + 1].copyFrom(position);
      line[ply + 1].play(action);
      int value = childValue(ply, depth, Math.max(alpha, best), beta, i == 0);
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestAction = action;
        if (ply == 0) {
          rootAction = action;
          rootValueForMover = value;
        }
      }
    }
    if (best >= beta) {
      order.refuted(position.toMove(), ply, bestAction, depth);
    }
    remember(hash, best, bestAction, depth, alpha, beta);
    horizonTouched |= touchedElsewhere;
    return best;
  }

  /** Whether a remembered record settles a search of this depth and window. */
  private static boolean answers(long record, int depth, int alpha, int beta) {
    if (record == TranspositionTable.NOTHING) {
      return false;
    }
    int found = AlphaBetaRecord.depth(record);
    if (found != depth && (found > depth || AlphaBetaRecord.touchesHorizon(record))) {
      return false;
    }
    int value = AlphaBetaRecord.value(record);
    return switch (AlphaBetaRecord.bound(record)) {
      case AlphaBetaRecord.LOWER -> value >= beta;
      case AlphaBetaRecord.UPPER -> value <= alpha;
      default -> true;
    };
  }

  private void remember(long hash, int value, int action, int depth, int alpha, int beta) {
    int bound =
        value >= beta
            ? AlphaBetaRecord.LOWER
            : value <= alpha ? AlphaBetaRecord.UPPER : AlphaBetaRecord.EXACT;
    table.store(hash, AlphaBetaRecord.of(value, action, bound, horizonTouched), depth);
  }

  /**
   * The value of {@code line[ply + 1]} for the player to move at {@code line[ply]}: of all but the
   * first child it is first asked only whether they are better than {@code alpha}.
   */
  private int childValue(int ply, int depth, int alpha, int beta, boolean first) {
    Player mover = line[ply].toMove();
    Position child = line[ply + 1];
    nodes++;
    if (nodes % NODES_BETWEEN_LOOKS == 0 && stop.getAsBoolean()) {
      stopped = true;
      return 0;
    }
    if (child.isTerminal()) {
      return mover.sign() * Judge.resultForFirst(child);
    }
    if (depth == 1) {
      horizonTouched = true;
      return mover.sign() * judge.heuristic().valueForFirst(child);
    }
    boolean sameMover = child.toMove() == mover;
    if (!first && beta - alpha > 1) {
      int value = turned(ply, depth, alpha, alpha + 1, sameMover);
      if (value <= alpha || value >= beta || stopped) {
        return value;
      }
    }
    return turned(ply, depth, alpha, beta, sameMover);
  }

  /** Visits the child with the window and value turned around where the player changes. */
  private int turned(int ply, int depth, int alpha, int beta, boolean sameMover) {
    return sameMover
        ? visit(ply + 1, depth - 1, alpha, beta)
        : -visit(ply + 1, depth - 1, -beta, -alpha);
  }
}
