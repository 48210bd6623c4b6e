package io.gipfel.core.games.dvonn;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.hex.HexSymmetries;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of actions: 49 placements by space, then 49 × 6 moves by space and direction, then
 * the pass. How far a move goes follows from the height of the stack.
 */
final class DvonnActions {

  private static final HexBoard BOARD = DvonnBoard.BOARD;

  /** Placements are the actions below this one. */
  static final int FIRST_MOVE = DvonnBoard.SPACES;

  static final int PASS = FIRST_MOVE + DvonnBoard.SPACES * DvonnBoard.DIRECTIONS;
  static final int COUNT = PASS + 1;

  /**
   * The most actions that can be legal at once: a stack is owned by the piece on its top, so a
   * player owns at most 23, with six directions each.
   */
  static final int MAX_LEGAL = DvonnPosition.COLOURED * DvonnBoard.DIRECTIONS;

  /** The space of each action as a bit; that of the pass is meaningless. */
  private static final byte[] BIT = new byte[COUNT];

  /** The direction of each move. */
  private static final byte[] DIRECTION = new byte[COUNT];

  /** The number of the space on each bit; those off the board are meaningless. */
  private static final byte[] SPACE = new byte[DvonnBoard.CELLS];

  static {
    for (int space = 0; space < DvonnBoard.SPACES; space++) {
      byte bit = (byte) BOARD.cell(space);
      SPACE[bit] = (byte) space;
      BIT[space] = bit;
      for (int d = 0; d < DvonnBoard.DIRECTIONS; d++) {
        BIT[move(bit, d)] = bit;
        DIRECTION[move(bit, d)] = (byte) d;
      }
    }
  }

  private DvonnActions() {}

  /** The placement on a space, given as a bit. */
  static int placement(int bit) {
    return SPACE[bit];
  }

  /** The move of the stack on a space, given as a bit, in a direction. */
  static int move(int bit, int direction) {
    return FIRST_MOVE + DvonnBoard.DIRECTIONS * SPACE[bit] + direction;
  }

  /** The space an action places on or moves from, as a bit; not for the pass. */
  static int bit(int action) {
    return BIT[action];
  }

  /** The direction of a move. */
  static int direction(int move) {
    return DIRECTION[move];
  }

  /** The symmetries of the board with what they do to actions. */
  static List<Symmetry> symmetries() {
    HexSymmetries board = new HexSymmetries(BOARD);
    List<Symmetry> symmetries = new ArrayList<>();
    for (int i = 0; i < board.count(); i++) {
      int[] cells = new int[BOARD.cells()];
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = board.cell(i, cell);
      }
      int[] actions = new int[COUNT];
      actions[PASS] = PASS;
      for (int action = 0; action < PASS; action++) {
        int image = cells[bit(action)];
        actions[action] =
            action < FIRST_MOVE
                ? placement(image)
                : move(image, board.direction(i, direction(action)));
      }
      symmetries.add(new Symmetry(board.name(i), actions, cells));
    }
    return List.copyOf(symmetries);
  }
}
