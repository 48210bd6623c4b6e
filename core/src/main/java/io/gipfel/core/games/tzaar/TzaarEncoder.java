package io.gipfel.core.games.tzaar;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;

/**
 * How networks see TZAAR: a grid of 9 rows and 9 columns with one cell a point, cell {@code 9·y +
 * x}, in which lines run along rows, columns and one diagonal. The hole and 20 cells outside of the
 * board are 0 in every plane.
 *
 * <p>Besides what stands where, the planes show what a small network would need many layers to work
 * out, as stacks see each other over any distance: who can capture and who can be captured. These
 * are 0 while pieces are placed, when nothing moves.
 *
 * <p>Policy: three planes for placements by type, six for moves from a cell by direction, and one
 * logit for the pass.
 */
final class TzaarEncoder implements Encoder {

  static final TzaarEncoder INSTANCE = new TzaarEncoder();

  private static final int CELLS = TzaarBoard.CELLS;
  private static final PieceType[] TYPES = PieceType.values();

  // Offsets of the planes, in the order of their names.
  private static final int ON_BOARD = 0;
  private static final int OWN_TYPES = CELLS;
  private static final int ENEMY_TYPES = 4 * CELLS;
  private static final int HEIGHT_TWO = 7 * CELLS;
  private static final int HEIGHT = 10 * CELLS;
  private static final int OWN_CAPTURES = 11 * CELLS;
  private static final int ENEMY_CAPTURES = 12 * CELLS;
  private static final int OWN_ATTACKED = 13 * CELLS;
  private static final int ENEMY_ATTACKED = 14 * CELLS;
  private static final int LAST_OF_TYPE = 15 * CELLS;
  private static final int PLACING = 16 * CELLS;
  private static final int OPENING = 17 * CELLS;
  private static final int SECOND_ACTION = 18 * CELLS;
  private static final int OWN_COUNTS = 19 * CELLS;
  private static final int ENEMY_COUNTS = 22 * CELLS;

  private static final List<String> PLANES =
      List.of(
          "on the board",
          "own Tzaars",
          "own Tzarras",
          "own Totts",
          "enemy Tzaars",
          "enemy Tzarras",
          "enemy Totts",
          "height 2",
          "height 3",
          "height 4 or more",
          "height divided by 10, at most 1",
          "captures that the own stack here has, divided by 6",
          "captures that the enemy stack here would have, divided by 6",
          "enemy stacks that could capture the own stack here, divided by 6",
          "own stacks that can capture the enemy stack here, divided by 6",
          "the last of its type that its owner shows",
          "everywhere: placing",
          "everywhere: the opening turn",
          "everywhere: the second action of a turn",
          "everywhere: own Tzaars shown, divided by 6",
          "everywhere: own Tzarras shown, divided by 9",
          "everywhere: own Totts shown, divided by 15",
          "everywhere: enemy Tzaars shown, divided by 6",
          "everywhere: enemy Tzarras shown, divided by 9",
          "everywhere: enemy Totts shown, divided by 15");

  private static final int TALL = 4;
  private static final float HEIGHT_UNIT = 1 / 10f;
  private static final float CAPTURE_UNIT = 1f / TzaarBoard.DIRECTIONS;

  private static final float[] BOARD_PLANE = new float[CELLS];

  static {
    set(BOARD_PLANE, 0, TzaarBoard.ALL, 1);
  }

  /** The cell and the policy plane of each action are fixed, so their index is a table. */
  private static final short[] POLICY_INDEX = new short[TzaarActions.COUNT];

  static {
    for (int action = 0; action < TzaarActions.PASS; action++) {
      int plane =
          TzaarActions.isPlacement(action)
              ? TzaarActions.type(action).index
              : TYPES.length + TzaarActions.direction(action);
      int cell = TzaarBoard.cell(TzaarActions.point(action));
      POLICY_INDEX[action] = (short) (plane * CELLS + cell);
    }
    POLICY_INDEX[TzaarActions.PASS] = (short) ((TYPES.length + TzaarBoard.DIRECTIONS) * CELLS);
  }

  private TzaarEncoder() {}

  @Override
  public List<String> planeNames() {
    return PLANES;
  }

  @Override
  public int height() {
    return TzaarBoard.BOARD.height();
  }

  @Override
  public int width() {
    return TzaarBoard.BOARD.width();
  }

  @Override
  public int policyPlanes() {
    return TYPES.length + TzaarBoard.DIRECTIONS;
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
    return 1;
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    TzaarPosition p = (TzaarPosition) position;
    Player mover = p.toMove();
    Arrays.fill(out, offset, offset + inputSize(), 0);
    fill(out, offset + ON_BOARD, 1);
    fill(out, offset + PLACING, p.phase() == Phase.PLACE ? 1 : 0);
    fill(out, offset + OPENING, p.phase() == Phase.OPEN ? 1 : 0);
    fill(out, offset + SECOND_ACTION, p.phase() == Phase.SECOND ? 1 : 0);
    encodeTypes(p, mover, out, offset + OWN_TYPES, offset + OWN_COUNTS, offset + LAST_OF_TYPE);
    encodeTypes(
        p, mover.other(), out, offset + ENEMY_TYPES, offset + ENEMY_COUNTS, offset + LAST_OF_TYPE);
    encodeHeights(p.stacks(), out, offset);
    if (p.phase() != Phase.PLACE) {
      Stacks stacks = p.stacks();
      encodeCaptures(stacks, mover, out, offset + OWN_CAPTURES, offset + ENEMY_ATTACKED);
      encodeCaptures(stacks, mover.other(), out, offset + ENEMY_CAPTURES, offset + OWN_ATTACKED);
    }
  }

  private static void encodeTypes(
      TzaarPosition p, Player player, float[] out, int types, int counts, int last) {
    for (PieceType type : TYPES) {
      long shown = p.stacks().of(player, type);
      int plane = type.index * CELLS;
      set(out, types + plane, shown, 1);
      fill(out, counts + plane, Long.bitCount(shown) / (float) type.count);
      if (Long.bitCount(shown) == 1 && p.phase() != Phase.PLACE) {
        set(out, last, shown, 1);
      }
    }
  }

  private static void encodeHeights(Stacks stacks, float[] out, int offset) {
    for (long rest = stacks.occupied(); rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      int cell = offset + TzaarBoard.cell(point);
      int height = stacks.height(point);
      if (height > 1) {
        out[HEIGHT_TWO + (Math.min(height, TALL) - 2) * CELLS + cell] = 1;
      }
      out[HEIGHT + cell] = Math.min(1, height * HEIGHT_UNIT);
    }
  }

  private static void encodeCaptures(
      Stacks stacks, Player player, float[] out, int captures, int attacked) {
    for (long rest = stacks.of(player); rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      long targets = stacks.captures(point);
      out[captures + TzaarBoard.cell(point)] = Long.bitCount(targets) * CAPTURE_UNIT;
      for (; targets != 0; targets &= targets - 1) {
        out[attacked + TzaarBoard.cell(Long.numberOfTrailingZeros(targets))] += CAPTURE_UNIT;
      }
    }
  }

  /** Writes {@code value} on every point of {@code set}. */
  private static void set(float[] out, int plane, long set, float value) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out[plane + TzaarBoard.cell(Long.numberOfTrailingZeros(rest))] = value;
    }
  }

  /** Writes {@code value} on every point of the board. */
  private static void fill(float[] out, int plane, float value) {
    for (int cell = 0; cell < CELLS; cell++) {
      out[plane + cell] = value * BOARD_PLANE[cell];
    }
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    Stacks stacks = ((TzaarPosition) position).stacks();
    Arrays.fill(outForFirst, 0, CELLS, (byte) 0);
    for (long rest = stacks.occupied(); rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      outForFirst[TzaarBoard.cell(point)] = (byte) stacks.owner(point).sign();
    }
  }
}
