package io.gipfel.core.games.dvonn;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;

/**
 * How networks see DVONN: a grid of 5 rows and 11 columns with one cell a space, cell {@code 11·row
 * + column}. Six cells lie off the board; they are 0 in every plane.
 *
 * <p>Besides what stands where, the planes show what a small network would need many layers to work
 * out: what can move and where to, how far the red pieces are, and what would fall off the board if
 * a stack were gone. Those about moving are 0 while pieces are placed, when nothing moves.
 *
 * <p>Policy: a plane for placements on a cell, six for moves from a cell by direction, and one
 * logit for the pass.
 */
final class DvonnEncoder implements Encoder {

  static final DvonnEncoder INSTANCE = new DvonnEncoder();

  private static final int CELLS = DvonnBoard.CELLS;

  // Offsets of the planes, in the order of their names.
  private static final int ON_BOARD = 0;
  private static final int OWN = CELLS;
  private static final int ENEMY = 2 * CELLS;
  private static final int LONE_RED = 3 * CELLS;
  private static final int HOLDS_RED = 4 * CELLS;
  private static final int HEIGHT_ONE = 5 * CELLS;
  private static final int HEIGHT = 10 * CELLS;
  private static final int BLOCKED = 11 * CELLS;
  private static final int OWN_MOBILE = 12 * CELLS;
  private static final int ENEMY_MOBILE = 13 * CELLS;
  private static final int OWN_REACH = 14 * CELLS;
  private static final int ENEMY_REACH = 15 * CELLS;
  private static final int NEAR_RED = 16 * CELLS;
  private static final int ONE_RED_GROUP = 17 * CELLS;
  private static final int OWN_LOSS = 18 * CELLS;
  private static final int ENEMY_LOSS = 19 * CELLS;
  private static final int PLACING = 20 * CELLS;
  private static final int PLACES_RED = 21 * CELLS;
  private static final int FIRST_TO_STACK = 22 * CELLS;
  private static final int REDS_LEFT = 23 * CELLS;
  private static final int OWN_LEFT = 24 * CELLS;
  private static final int ENEMY_LEFT = 25 * CELLS;
  private static final int MARGIN = 26 * CELLS;

  private static final List<String> PLANES =
      List.of(
          "on the board",
          "own stacks",
          "enemy stacks",
          "a red piece alone",
          "stacks that hold red, a red piece alone included",
          "height 1",
          "height 2",
          "height 3",
          "height 4",
          "height 5 or more",
          "height divided by 25, at most 1",
          "blocked by six neighbours",
          "own stacks that can move now",
          "enemy stacks that could move now",
          "own stacks that can land here, divided by 4, at most 1",
          "enemy stacks that could land here, divided by 4, at most 1",
          "nearness to red: 1 at red, less 1/10 a step over occupied spaces (placing: over any)",
          "in a group with a single stack that holds red",
          "own pieces that fall if the stack here is gone, divided by 10, at most 1",
          "enemy pieces that fall if the stack here is gone, divided by 10, at most 1",
          "everywhere: placing",
          "everywhere: the mover places a red piece",
          "everywhere: placing, and the mover makes the first move after it",
          "everywhere: red pieces left to place, divided by 3",
          "everywhere: own pieces left to place, divided by 23",
          "everywhere: enemy pieces left to place, divided by 23",
          "everywhere: own pieces in stacks minus enemy's, divided by 24, between -1 and 1");

  private static final int TALL = 5;
  private static final float HEIGHT_UNIT = 1 / 25f;
  private static final float REACH_UNIT = 1 / 4f;
  private static final float STEP_UNIT = 1 / 10f;
  private static final float LOSS_UNIT = 1 / 10f;
  private static final float MARGIN_UNIT = 1 / 24f;

  private static final float[] BOARD_PLANE = new float[CELLS];

  static {
    set(BOARD_PLANE, 0, DvonnBoard.ALL, 1);
  }

  /** The cell and the policy plane of each action are fixed, so their index is a table. */
  private static final short[] POLICY_INDEX = new short[DvonnActions.COUNT];

  static {
    for (int action = 0; action < DvonnActions.PASS; action++) {
      int plane = action < DvonnActions.FIRST_MOVE ? 0 : 1 + DvonnActions.direction(action);
      POLICY_INDEX[action] = (short) (plane * CELLS + DvonnActions.bit(action));
    }
    POLICY_INDEX[DvonnActions.PASS] = (short) ((1 + DvonnBoard.DIRECTIONS) * CELLS);
  }

  private DvonnEncoder() {}

  @Override
  public List<String> planeNames() {
    return PLANES;
  }

  @Override
  public int height() {
    return DvonnBoard.BOARD.height();
  }

  @Override
  public int width() {
    return DvonnBoard.BOARD.width();
  }

  @Override
  public int policyPlanes() {
    return 1 + DvonnBoard.DIRECTIONS;
  }

  @Override
  public int policyExtras() {
    return 1;
  }

  @Override
  public int policyIndex(int action) {
    return POLICY_INDEX[action];
  }

  @Override
  public int maxMargin() {
    return DvonnPosition.PLACEMENTS;
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    DvonnPosition p = (DvonnPosition) position;
    Player mover = p.toMove();
    Arrays.fill(out, offset, offset + inputSize(), 0);
    fill(out, offset + ON_BOARD, 1);
    encodeStacks(p, out, offset);
    if (p.isPlacing()) {
      encodeNearness(p.reds(), DvonnBoard.ALL, out, offset + NEAR_RED);
      encodePlacing(p, out, offset);
    } else {
      encodeMoves(p, mover, out, offset + OWN_MOBILE, offset + OWN_REACH);
      encodeMoves(p, mover.other(), out, offset + ENEMY_MOBILE, offset + ENEMY_REACH);
      encodeNearness(p.reds(), p.occupied(), out, offset + NEAR_RED);
      encodeGroups(p, out, offset + ONE_RED_GROUP);
      encodeLosses(p, out, offset);
    }
    float margin = p.marginForFirst() * mover.sign() * MARGIN_UNIT;
    fill(out, offset + MARGIN, Math.max(-1, Math.min(1, margin)));
  }

  private static void encodeStacks(DvonnPosition p, float[] out, int offset) {
    long own = p.stacksOf(p.toMove());
    long enemy = p.stacksOf(p.toMove().other());
    long occupied = p.occupied();
    set(out, offset + OWN, own, 1);
    set(out, offset + ENEMY, enemy, 1);
    set(out, offset + LONE_RED, occupied & ~own & ~enemy, 1);
    set(out, offset + HOLDS_RED, p.reds(), 1);
    set(out, offset + BLOCKED, DvonnBoard.surrounded(occupied) & occupied, 1);
    for (long rest = occupied; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int height = p.height(cell);
      out[offset + HEIGHT_ONE + (Math.min(height, TALL) - 1) * CELLS + cell] = 1;
      out[offset + HEIGHT + cell] = Math.min(1, height * HEIGHT_UNIT);
    }
  }

  private static void encodePlacing(DvonnPosition p, float[] out, int offset) {
    int ply = p.ply();
    int redsLeft = Math.max(0, DvonnPosition.REDS - ply);
    fill(out, offset + PLACING, 1);
    fill(out, offset + PLACES_RED, p.placesRed() ? 1 : 0);
    fill(out, offset + FIRST_TO_STACK, p.toMove() == Player.FIRST ? 1 : 0);
    fill(out, offset + REDS_LEFT, redsLeft / (float) DvonnPosition.REDS);
    fill(out, offset + OWN_LEFT, left(p, p.toMove()));
    fill(out, offset + ENEMY_LEFT, left(p, p.toMove().other()));
  }

  /** The share of a player's own pieces that are still to be placed. */
  private static float left(DvonnPosition p, Player player) {
    int placed = Long.bitCount(p.stacksOf(player));
    return (DvonnPosition.COLOURED - placed) / (float) DvonnPosition.COLOURED;
  }

  private static void encodeMoves(
      DvonnPosition p, Player player, float[] out, int mobile, int reach) {
    long occupied = p.occupied();
    for (long rest = p.stacksOf(player) & ~DvonnBoard.surrounded(occupied);
        rest != 0;
        rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = DvonnBoard.targetSet(p.height(from), from) & occupied;
      if (targets != 0) {
        out[mobile + from] = 1;
      }
      for (; targets != 0; targets &= targets - 1) {
        int to = reach + Long.numberOfTrailingZeros(targets);
        out[to] = Math.min(1, out[to] + REACH_UNIT);
      }
    }
  }

  private static void encodeNearness(long reds, long passable, float[] out, int plane) {
    long reached = 0;
    float nearness = 1;
    for (long ring = reds; ring != 0 && nearness > 0; nearness -= STEP_UNIT) {
      set(out, plane, ring, nearness);
      reached |= ring;
      ring = DvonnBoard.neighbours(ring) & passable & ~reached;
    }
  }

  private static void encodeGroups(DvonnPosition p, float[] out, int plane) {
    for (long rest = p.reds(); rest != 0; ) {
      long group = DvonnBoard.connected(Long.lowestOneBit(rest), p.occupied());
      if (Long.bitCount(group & p.reds()) == 1) {
        set(out, plane, group, 1);
      }
      rest &= ~group;
    }
  }

  private static void encodeLosses(DvonnPosition p, float[] out, int offset) {
    long occupied = p.occupied();
    long own = p.stacksOf(p.toMove());
    for (long rest = (DvonnBoard.separating(occupied) | p.reds()) & occupied;
        rest != 0;
        rest &= rest - 1) {
      long gone = Long.lowestOneBit(rest);
      long left = occupied & ~gone;
      long lost = left & ~DvonnBoard.connected(p.reds() & ~gone, left);
      if (lost != 0) {
        int cell = Long.numberOfTrailingZeros(gone);
        out[offset + OWN_LOSS + cell] = Math.min(1, p.pieces(lost & own) * LOSS_UNIT);
        out[offset + ENEMY_LOSS + cell] = Math.min(1, p.pieces(lost & ~own) * LOSS_UNIT);
      }
    }
  }

  /** Writes {@code value} on every cell of {@code set}. */
  private static void set(float[] out, int plane, long set, float value) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out[plane + Long.numberOfTrailingZeros(rest)] = value;
    }
  }

  /** Writes {@code value} on every space of the board. */
  private static void fill(float[] out, int plane, float value) {
    for (int cell = 0; cell < CELLS; cell++) {
      out[plane + cell] = value * BOARD_PLANE[cell];
    }
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    DvonnPosition p = (DvonnPosition) position;
    for (int cell = 0; cell < CELLS; cell++) {
      long first = p.stacksOf(Player.FIRST) >>> cell & 1;
      long second = p.stacksOf(Player.SECOND) >>> cell & 1;
      outForFirst[cell] = (byte) (first - second);
    }
  }
}
