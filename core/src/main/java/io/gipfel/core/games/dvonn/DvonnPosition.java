package io.gipfel.core.games.dvonn;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;
import java.util.Arrays;

/**
 * A position: three sets of spaces (White's stacks, Black's stacks, stacks that hold a red piece)
 * and a byte for each stack. A red piece alone is in the third set only.
 */
final class DvonnPosition implements Position {

  /** White pieces, and as many black ones. */
  static final int COLOURED = 23;

  static final int REDS = 3;

  /** Turns of the placement phase: as many as pieces and as spaces. */
  static final int PLACEMENTS = 2 * COLOURED + REDS;

  /** Every move empties a space for good; between two moves there is at most one pass. */
  static final int MAX_PLIES = PLACEMENTS + 2 * (PLACEMENTS - 1);

  /** In a stack's byte, the height; above it, how many red pieces are inside. */
  private static final int HEIGHT_MASK = 63;

  private static final int RED_SHIFT = 6;
  private static final byte COLOURED_PIECE = 1;
  private static final byte RED_PIECE = 1 | 1 << RED_SHIFT;

  /** Features of the hash beside the stacks, whose numbers are below 1 << 15. */
  private static final long SECOND_TO_MOVE = Zobrist.key(1 << 15);

  private static final long STACKING = Zobrist.key((1 << 15) + 1);

  private long white;
  private long black;
  private long red;

  /** One byte a cell, 0 where it is empty: stacks add up when one lands on another. */
  private final byte[] stacks = new byte[DvonnBoard.CELLS];

  private Player toMove = Player.FIRST;
  private int ply;
  private int marginForFirst;
  private long hash;

  /** Empties the board; {@link #setStack} and then {@link #setTurn} set up another one. */
  void clear() {
    white = 0;
    black = 0;
    red = 0;
    Arrays.fill(stacks, (byte) 0);
  }

  /**
   * Puts a stack on an empty space.
   *
   * @param owner null for a red piece alone
   */
  void setStack(int bit, Player owner, int height, int reds) {
    stacks[bit] = (byte) (height | reds << RED_SHIFT);
    if (owner == Player.FIRST) {
      white |= 1L << bit;
    } else if (owner == Player.SECOND) {
      black |= 1L << bit;
    }
    if (reds > 0) {
      red |= 1L << bit;
    }
  }

  /** Sets up the start of the stacking phase with one piece on every space; the rest is black. */
  void setFullBoard(long whites, long reds) {
    white = whites;
    black = DvonnBoard.ALL & ~whites & ~reds;
    red = reds;
    Arrays.fill(stacks, (byte) 0);
    for (long rest = DvonnBoard.ALL; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      stacks[bit] = (reds >>> bit & 1) != 0 ? RED_PIECE : COLOURED_PIECE;
    }
    setTurn(Player.FIRST, PLACEMENTS);
  }

  /** Says whose turn it is, after all stacks are set: the phase follows from the ply. */
  void setTurn(Player toMove, int ply) {
    this.toMove = toMove;
    this.ply = ply;
    hash = computeHash();
    marginForFirst = score(Player.FIRST) - score(Player.SECOND);
  }

  /** Whether pieces are still being placed. */
  boolean isPlacing() {
    return ply < PLACEMENTS;
  }

  /** The spaces with a stack or a piece. */
  long occupied() {
    return white | black | red;
  }

  /** The spaces with a stack that {@code player} owns. */
  long stacksOf(Player player) {
    return player == Player.FIRST ? white : black;
  }

  /** The spaces with a stack that holds a red piece, or a red piece alone. */
  long reds() {
    return red;
  }

  /** The height of the stack on a space, 0 if there is none. */
  int height(int bit) {
    return stacks[bit] & HEIGHT_MASK;
  }

  /** How many red pieces the stack on a space holds. */
  int redsIn(int bit) {
    return (stacks[bit] & 0xFF) >>> RED_SHIFT;
  }

  /** Whether the next piece to place is red. */
  boolean placesRed() {
    return ply < REDS;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    if (isPlacing()) {
      return legalPlacements(out);
    }
    int count = legalMoves(out);
    if (count == 0 && canMove(toMove.other())) {
      out[count++] = DvonnActions.PASS;
    }
    return count;
  }

  private int legalPlacements(int[] out) {
    int count = 0;
    for (long empty = DvonnBoard.ALL & ~occupied(); empty != 0; empty &= empty - 1) {
      out[count++] = DvonnActions.placement(Long.numberOfTrailingZeros(empty));
    }
    return count;
  }

  /**
   * Writes all six moves of each stack, one after the other, and counts a move only if it lands on
   * something: what is not counted is overwritten, so there is no branch to predict. The six are
   * written out because the compiler unrolled a loop over them in only half of all runs, and
   * playouts took a third longer in the others.
   */
  private int legalMoves(int[] out) {
    long occupied = occupied();
    int count = 0;
    for (long movers = stacksOf(toMove) & ~DvonnBoard.surrounded(occupied);
        movers != 0;
        movers &= movers - 1) {
      int from = Long.numberOfTrailingZeros(movers);
      long targets = DvonnBoard.targets(height(from), from);
      int action = DvonnActions.move(from, 0);
      out[count] = action;
      count += DvonnBoard.contains(occupied, targets, 0);
      out[count] = action + 1;
      count += DvonnBoard.contains(occupied, targets, 1);
      out[count] = action + 2;
      count += DvonnBoard.contains(occupied, targets, 2);
      out[count] = action + 3;
      count += DvonnBoard.contains(occupied, targets, 3);
      out[count] = action + 4;
      count += DvonnBoard.contains(occupied, targets, 4);
      out[count] = action + 5;
      count += DvonnBoard.contains(occupied, targets, 5);
    }
    return count;
  }

  /** Whether {@code player} has a move, in the stacking phase. */
  boolean canMove(Player player) {
    long occupied = occupied();
    for (long movers = stacksOf(player) & ~DvonnBoard.surrounded(occupied);
        movers != 0;
        movers &= movers - 1) {
      int from = Long.numberOfTrailingZeros(movers);
      if ((DvonnBoard.targetSet(height(from), from) & occupied) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The spaces on which {@code player} could land next, in the stacking phase. */
  long reached(Player player) {
    long occupied = occupied();
    long reached = 0;
    for (long movers = stacksOf(player) & ~DvonnBoard.surrounded(occupied);
        movers != 0;
        movers &= movers - 1) {
      int from = Long.numberOfTrailingZeros(movers);
      reached |= DvonnBoard.targetSet(height(from), from);
    }
    return reached & occupied;
  }

  @Override
  public void play(int action) {
    if (isPlacing()) {
      place(action);
    } else if (action == DvonnActions.PASS) {
      assert !canMove(toMove) && canMove(toMove.other()) : "pass in " + this;
      changeSides();
    } else {
      move(DvonnActions.bit(action), DvonnActions.direction(action));
      changeSides();
    }
    ply++;
  }

  private void place(int action) {
    assert action < DvonnActions.FIRST_MOVE : "action " + action + " in " + this;
    int bit = DvonnActions.bit(action);
    assert stacks[bit] == 0 : "action " + action + " in " + this;
    if (placesRed()) {
      setStack(bit, null, 1, 1);
    } else {
      setStack(bit, toMove, 1, 0);
      marginForFirst += toMove.sign();
    }
    hash ^= stackKey(bit);
    if (ply < PLACEMENTS - 1) {
      changeSides();
    } else {
      // White has placed the last piece and also makes the first move.
      hash ^= STACKING;
    }
  }

  private void changeSides() {
    toMove = toMove.other();
    hash ^= SECOND_TO_MOVE;
  }

  private void move(int from, int direction) {
    int to = DvonnBoard.target(height(from), from, direction);
    long fromSet = 1L << from;
    long toSet = 1L << to;
    assert (stacksOf(toMove) & ~DvonnBoard.surrounded(occupied()) & fromSet) != 0
            && (occupied() & toSet) != 0
        : "move from " + from + " in direction " + direction + " in " + this;
    hash ^= stackKey(from) ^ stackKey(to);
    marginForFirst += toMove.sign() * height(to) * worth(to);
    stacks[to] += stacks[from];
    stacks[from] = 0;
    if (toMove == Player.FIRST) {
      white = (white & ~fromSet) | toSet;
      black &= ~toSet;
    } else {
      black = (black & ~fromSet) | toSet;
      white &= ~toSet;
    }
    boolean movedRed = (red & fromSet) != 0;
    if (movedRed) {
      red = (red & ~fromSet) | toSet;
    }
    hash ^= stackKey(to);
    // Elsewhere nothing can have lost its connection with red.
    if (movedRed || (DvonnBoard.separating(occupied()) & fromSet) != 0) {
      removeUnconnected();
    }
  }

  /** How much the player to move gains by each piece of a stack on which he lands. */
  private int worth(int to) {
    int own = (int) (stacksOf(toMove) >>> to) & 1;
    int enemy = (int) (stacksOf(toMove.other()) >>> to) & 1;
    return 1 + enemy - own;
  }

  private void removeUnconnected() {
    long occupied = occupied();
    long connected = DvonnBoard.connected(red, occupied);
    for (long rest = occupied & ~connected; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      hash ^= stackKey(bit);
      marginForFirst -= height(bit) * ((int) (white >>> bit & 1) - (int) (black >>> bit & 1));
      stacks[bit] = 0;
    }
    white &= connected;
    black &= connected;
  }

  @Override
  public boolean isTerminal() {
    return !isPlacing() && !canMove(toMove) && !canMove(toMove.other());
  }

  @Override
  public int outcomeForFirst() {
    return Integer.signum(marginForFirst);
  }

  @Override
  public int marginForFirst() {
    return marginForFirst;
  }

  @Override
  public int score(Player player) {
    return pieces(stacksOf(player));
  }

  /** How many pieces the stacks of {@code set} have. */
  int pieces(long set) {
    int pieces = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      pieces += height(Long.numberOfTrailingZeros(rest));
    }
    return pieces;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    DvonnPosition o = (DvonnPosition) other;
    white = o.white;
    black = o.black;
    red = o.red;
    System.arraycopy(o.stacks, 0, stacks, 0, stacks.length);
    toMove = o.toMove;
    ply = o.ply;
    marginForFirst = o.marginForFirst;
    hash = o.hash;
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    DvonnPosition o = (DvonnPosition) other;
    white = image(o.white, symmetry);
    black = image(o.black, symmetry);
    red = image(o.red, symmetry);
    for (int cell = 0; cell < stacks.length; cell++) {
      stacks[symmetry.cell(cell)] = o.stacks[cell];
    }
    setTurn(o.toMove, o.ply);
  }

  private static long image(long set, Symmetry symmetry) {
    long image = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      image |= 1L << symmetry.cell(Long.numberOfTrailingZeros(rest));
    }
    return image;
  }

  @Override
  public long hash() {
    return hash;
  }

  private long computeHash() {
    long result = toMove == Player.SECOND ? SECOND_TO_MOVE : 0;
    if (!isPlacing()) {
      result ^= STACKING;
    }
    for (long rest = occupied(); rest != 0; rest &= rest - 1) {
      result ^= stackKey(Long.numberOfTrailingZeros(rest));
    }
    return result;
  }

  /** The key of a stack: its place, height, owner and whether it holds red, all that matters. */
  private long stackKey(int bit) {
    int owner = (int) (white >>> bit & 1) << 1 | (int) (black >>> bit & 1);
    int holdsRed = (int) (red >>> bit & 1);
    return Zobrist.key(bit | height(bit) << 6 | owner << 12 | holdsRed << 14);
  }

  @Override
  public String toString() {
    return DvonnNotation.format(this);
  }
}
