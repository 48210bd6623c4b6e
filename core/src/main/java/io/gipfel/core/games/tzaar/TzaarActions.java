package io.gipfel.core.games.tzaar;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexSymmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The numbers of actions: 3 × 60 placements by type and point, then 60 × 6 moves by point and
 * direction, then the pass. Where a move ends and whether it captures or stacks follows from the
 * board.
 */
final class TzaarActions {

  private static final int DIRECTIONS = TzaarBoard.DIRECTIONS;
  private static final PieceType[] TYPES = PieceType.values();

  /** Placements are the actions below this one. */
  static final int FIRST_MOVE = TYPES.length * TzaarBoard.POINTS;

  static final int PASS = FIRST_MOVE + TzaarBoard.POINTS * DIRECTIONS;
  static final int COUNT = PASS + 1;

  /**
   * The most actions that can be legal at once: a player owns at most 30 stacks with six directions
   * each, and may pass.
   */
  static final int MAX_LEGAL = TzaarBoard.POINTS / 2 * DIRECTIONS + 1;

  private TzaarActions() {}

  static int placement(PieceType type, int point) {
    return type.index * TzaarBoard.POINTS + point;
  }

  static boolean isPlacement(int action) {
    return action < FIRST_MOVE;
  }

  /** The type that a placement places. */
  static PieceType type(int placement) {
    return TYPES[placement / TzaarBoard.POINTS];
  }

  /** The move of the stack on a point in a direction. */
  static int move(int from, int direction) {
    return FIRST_MOVE + DIRECTIONS * from + direction;
  }

  /** The point that an action places on or moves from; not for the pass. */
  static int point(int action) {
    return action < FIRST_MOVE ? action % TzaarBoard.POINTS : (action - FIRST_MOVE) / DIRECTIONS;
  }

  /** The direction of a move. */
  static int direction(int move) {
    return (move - FIRST_MOVE) % DIRECTIONS;
  }

  /** The 12 symmetries of the board with what they do to actions. */
  static List<Symmetry> symmetries() {
    HexSymmetries board = new HexSymmetries(TzaarBoard.BOARD);
    List<Symmetry> symmetries = new ArrayList<>();
    for (int i = 0; i < board.count(); i++) {
      int symmetry = i;
      int[] cells = new int[TzaarBoard.CELLS];
      Arrays.setAll(cells, cell -> board.cell(symmetry, cell));
      int[] actions = new int[COUNT];
      Arrays.setAll(actions, action -> image(board, symmetry, action));
      symmetries.add(new Symmetry(board.name(i), actions, cells));
    }
    return List.copyOf(symmetries);
  }

  private static int image(HexSymmetries board, int symmetry, int action) {
    if (action == PASS) {
      return PASS;
    }
    int cell = board.cell(symmetry, TzaarBoard.cell(point(action)));
    int point = TzaarBoard.point(cell);
    return isPlacement(action)
        ? placement(type(action), point)
        : move(point, board.direction(symmetry, direction(action)));
  }
}
