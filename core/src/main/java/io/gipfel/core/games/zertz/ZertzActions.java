package io.gipfel.core.games.zertz;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexSymmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The numbers of a board's actions, with r rings:
 *
 * <pre>
 * 0..3r-1    place a white, gray or black marble: colour · r + ring
 * 3r..4r-1   remove a ring
 * 4r..10r-1  jump from a ring: 4r + direction · r + ring; over the rim never legal
 * 10r        pass
 * </pre>
 */
final class ZertzActions {

  private static final int FIRST_JUMP_PLANE = Marbles.COLOURS + 1;

  /** Planes of actions that belong to a ring. */
  static final int PLANES = FIRST_JUMP_PLANE + ZertzBoard.DIRECTIONS;

  private final ZertzBoard board;
  private final int rings;

  ZertzActions(ZertzBoard board) {
    this.board = board;
    this.rings = board.rings();
  }

  int count() {
    return PLANES * rings + 1;
  }

  int place(int colour, int bit) {
    return colour * rings + board.ring(bit);
  }

  int remove(int bit) {
    return Marbles.COLOURS * rings + board.ring(bit);
  }

  int jump(int bit, int direction) {
    return (FIRST_JUMP_PLANE + direction) * rings + board.ring(bit);
  }

  int pass() {
    return PLANES * rings;
  }

  /** The number of rings lies between two actions of neighbouring planes. */
  int plane(int action) {
    return action / rings;
  }

  /** The bit of the ring that an action belongs to, unless it is the pass. */
  int bit(int action) {
    return board.bit(action % rings);
  }

  boolean isPlacement(int action) {
    return action < Marbles.COLOURS * rings;
  }

  boolean isRemoval(int action) {
    return action / rings == Marbles.COLOURS;
  }

  boolean isPass(int action) {
    return action == PLANES * rings;
  }

  /** The colour of a placement. */
  int colour(int placement) {
    return placement / rings;
  }

  /** The direction of a jump. */
  int direction(int jump) {
    return jump / rings - FIRST_JUMP_PLANE;
  }

  /** The symmetries of the board with what they do to actions. */
  List<Symmetry> symmetries() {
    HexSymmetries symmetries = new HexSymmetries(board.hex());
    List<Symmetry> all = new ArrayList<>();
    for (int i = 0; i < symmetries.count(); i++) {
      int symmetry = i;
      int[] actions = new int[count()];
      Arrays.setAll(actions, action -> image(symmetries, symmetry, action));
      int[] cells = new int[board.hex().cells()];
      Arrays.setAll(cells, cell -> symmetries.cell(symmetry, cell));
      all.add(new Symmetry(symmetries.name(i), actions, cells));
    }
    return List.copyOf(all);
  }

  private int image(HexSymmetries symmetries, int symmetry, int action) {
    if (isPass(action)) {
      return action;
    }
    int bit = board.bitOfCell(symmetries.cell(symmetry, board.cell(bit(action))));
    return plane(action) < FIRST_JUMP_PLANE
        ? plane(action) * rings + board.ring(bit)
        : jump(bit, symmetries.direction(symmetry, direction(action)));
  }
}
