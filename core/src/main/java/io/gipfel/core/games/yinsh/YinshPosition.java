package io.gipfel.core.games.yinsh;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;
import java.util.Arrays;

/**
 * A position: the board, the pool, the rings off, what is to be done, who does it, and whose move
 * it belongs to.
 *
 * <p>After a move its maker takes his rows, each followed by a ring; then the opponent takes his;
 * then the opponent moves.
 */
final class YinshPosition implements Position {

  private static final int PLACEMENTS = 2 * RuleSet.RINGS;

  /** Keys by phase, who acts and whose move it is; behind those of the pieces. */
  private static final long[] TURN_KEY = new long[4 * Phase.values().length];

  static {
    Arrays.setAll(TURN_KEY, turn -> Zobrist.key(4 * YinshBoard.POINTS + turn));
  }

  private final RuleSet rules;
  private final YinshPieces pieces = new YinshPieces();

  private Phase phase = Phase.PLACE;

  /** Who acts. */
  private Player toMove = Player.FIRST;

  /** Who made the move that is being dealt with, or is to make it. */
  private Player mover = Player.FIRST;

  /** Markers left. */
  private int pool = RuleSet.MARKERS;

  /** White's rings taken off, and Black's. */
  private int off;

  private int offOfSecond;

  private int ply;
  private Ending ending;

  /** The empty board. */
  YinshPosition(RuleSet rules) {
    this.rules = rules;
  }

  /**
   * Says whose turn it is, after {@link #pieces()} are set up: the pool and the rings off follow
   * from them. Whether a game is over is told by {@code phase}.
   */
  void setTurn(Phase phase, Player toMove, Player mover) {
    int rings = pieces.ringCount(Player.FIRST) + pieces.ringCount(Player.SECOND);
    boolean placing = phase == Phase.PLACE;
    this.phase = phase;
    this.toMove = toMove;
    this.mover = mover;
    pool = RuleSet.MARKERS - pieces.markerCount(Player.FIRST) - pieces.markerCount(Player.SECOND);
    off = placing ? 0 : RuleSet.RINGS - pieces.ringCount(Player.FIRST);
    offOfSecond = placing ? 0 : RuleSet.RINGS - pieces.ringCount(Player.SECOND);
    int rows = off + offOfSecond + (phase == Phase.RING ? 1 : 0);
    int moves = RuleSet.MARKERS - pool + YinshBoard.ROW * rows;
    ply = placing ? rings : PLACEMENTS + moves + rows + off + offOfSecond;
    ending = phase == Phase.OVER ? endingOfBoard() : null;
  }

  private Ending endingOfBoard() {
    if (off >= rules.ringsToWin || offOfSecond >= rules.ringsToWin) {
      return Ending.RINGS;
    }
    return pool == 0 ? Ending.POOL : Ending.BLOCKED;
  }

  RuleSet rules() {
    return rules;
  }

  YinshPieces pieces() {
    return pieces;
  }

  Phase phase() {
    return phase;
  }

  /** Who made the move that is being dealt with, or is to make it. */
  Player mover() {
    return mover;
  }

  /** Markers left. */
  int pool() {
    return pool;
  }

  /** How the game ended, or null. */
  Ending ending() {
    return ending;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    return switch (phase) {
      case PLACE -> placements(out);
      case MOVE -> moves(out);
      case ROW -> pieces.fives(toMove, out);
      case RING -> rings(out);
      case OVER -> 0;
    };
  }

  private int placements(int[] out) {
    int count = 0;
    for (int half = 0; half < 2; half++) {
      long rings = pieces.rings(Player.FIRST, half) | pieces.rings(Player.SECOND, half);
      int end = Math.min(YinshBoard.POINTS, (half + 1) << 6);
      for (int point = half << 6; point < end; point++) {
        out[count] = point;
        count += (int) (~rings >>> point & 1);
      }
    }
    return count;
  }

  private int moves(int[] out) {
    int count = pieces.moves(toMove, out);
    if (count == 0) {
      out[count++] = YinshActions.PASS;
    }
    return count;
  }

  private int rings(int[] out) {
    int count = 0;
    for (int half = 0; half < 2; half++) {
      for (long rest = pieces.rings(toMove, half); rest != 0; rest &= rest - 1) {
        out[count++] = YinshActions.ring((half << 6) + Long.numberOfTrailingZeros(rest));
      }
    }
    return count;
  }

  @Override
  public void play(int action) {
    switch (phase) {
      case PLACE -> place(action);
      case MOVE -> move(action);
      case ROW -> takeFive(action);
      case RING -> takeRing(action);
      case OVER -> throw new AssertionError("action " + action + " in " + this);
    }
    ply++;
  }

  private void place(int point) {
    assert pieces.isEmpty(point) : "placement " + point + " in " + this;
    pieces.toggleRing(toMove, point);
    if (toMove == Player.SECOND && pieces.ringCount(Player.SECOND) == RuleSet.RINGS) {
      beginMove();
    } else {
      toMove = toMove.other();
      mover = toMove;
    }
  }

  private void move(int action) {
    if (action == YinshActions.PASS) {
      assert !pieces.canMove(toMove) : "pass in " + this;
      beginMove();
      return;
    }
    assert pieces.isLegal(toMove, action) : "move " + action + " in " + this;
    pool--;
    goOn(pieces.move(toMove, action));
  }

  private void takeFive(int five) {
    assert (pieces.fives(toMove, YinshActions.line(five)) >>> YinshActions.firstPlace(five) & 1)
            != 0
        : "five " + five + " in " + this;
    pieces.toggleFive(toMove, five);
    pool += YinshBoard.ROW;
    phase = Phase.RING;
  }

  private void takeRing(int action) {
    int point = YinshActions.ringPoint(action);
    assert pieces.isRing(point) && pieces.owner(point) == toMove : "ring " + point + " in " + this;
    pieces.toggleRing(toMove, point);
    if (toMove == Player.FIRST) {
      off++;
    } else {
      offOfSecond++;
    }
    if (score(toMove) == rules.ringsToWin) {
      end(Ending.RINGS);
    } else {
      goOn(pieces.fives());
    }
  }

  /** Finds out who takes a row now, or else begins the next move. */
  private void goOn(long fives) {
    if (fives == 0) {
      beginMove();
      return;
    }
    toMove = YinshPieces.hasRow(fives, mover) ? mover : mover.other();
    phase = Phase.ROW;
  }

  /** Hands the move to the other player, and ends the game if nobody can make it. */
  private void beginMove() {
    mover = mover.other();
    toMove = mover;
    if (pool == 0) {
      end(Ending.POOL);
    } else if (!pieces.canMove(mover) && !pieces.canMove(mover.other())) {
      end(Ending.BLOCKED);
    } else {
      phase = Phase.MOVE;
    }
  }

  private void end(Ending how) {
    ending = how;
    phase = Phase.OVER;
  }

  @Override
  public boolean isTerminal() {
    return phase == Phase.OVER;
  }

  @Override
  public int outcomeForFirst() {
    return Integer.signum(off - offOfSecond);
  }

  @Override
  public int marginForFirst() {
    return off - offOfSecond;
  }

  /** Rings taken off. */
  @Override
  public int score(Player player) {
    return player == Player.FIRST ? off : offOfSecond;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    YinshPosition o = (YinshPosition) other;
    pieces.copyFrom(o.pieces);
    copyTurn(o);
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    YinshPosition o = (YinshPosition) other;
    pieces.copyFrom(o.pieces, symmetry);
    copyTurn(o);
  }

  private void copyTurn(YinshPosition o) {
    phase = o.phase;
    toMove = o.toMove;
    mover = o.mover;
    pool = o.pool;
    off = o.off;
    offOfSecond = o.offOfSecond;
    ply = o.ply;
    ending = o.ending;
  }

  /** The pool and the rings off follow from the board and the phase. */
  @Override
  public long hash() {
    int turn = 4 * phase.number + toMove.sign() + 1 + (mover == Player.FIRST ? 1 : 0);
    return pieces.hash() ^ TURN_KEY[turn];
  }

  @Override
  public String toString() {
    return YinshNotation.format(this);
  }
}
