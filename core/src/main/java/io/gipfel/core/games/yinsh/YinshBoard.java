package io.gipfel.core.games.yinsh;

import io.gipfel.core.hex.HexBoard;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The 85 points and the 33 lines through them.
 *
 * <p>Points are numbered as the spaces of a hexagon of side 6 without its corners. Lines are
 * numbered by axis; each point lies on one line of each axis, at a place from 1 at that end of the
 * line which has the lowest number.
 */
final class YinshBoard {

  private static final int SIDE = 6;

  static final HexBoard BOARD = hexagonWithoutCorners();

  static final int POINTS = BOARD.spaces();
  static final int CELLS = BOARD.cells();
  static final int AXES = 3;
  static final int LINES = 33;
  static final int DIRECTIONS = HexBoard.DIRECTIONS;

  /** Markers that make a row. */
  static final int ROW = 5;

  /** The longest line. */
  static final int LONGEST = 10;

  /** Numbers a line takes in a table by line and place. */
  private static final int LINE_STRIDE = LONGEST + 2;

  private static final byte[] LINE_OF = new byte[AXES * POINTS];
  private static final byte[] PLACE_OF = new byte[AXES * POINTS];
  private static final byte[] POINT_AT = new byte[LINES * LINE_STRIDE];
  private static final byte[] LENGTH = new byte[LINES];

  static {
    Arrays.fill(POINT_AT, (byte) -1);
    int line = 0;
    for (int axis = 0; axis < AXES; axis++) {
      for (int point = 0; point < POINTS; point++) {
        if (neighbour(point, opposite(axis)) < 0) {
          addLine(line++, axis, point);
        }
      }
    }
  }

  private YinshBoard() {}

  private static HexBoard hexagonWithoutCorners() {
    HexBoard board = HexBoard.hexagon(SIDE);
    for (int corner = 0; corner < HexBoard.DIRECTIONS; corner++) {
      int cell = board.step(board.cell("f6"), corner, SIDE - 1);
      board = board.without(board.x(cell), board.y(cell));
    }
    return board;
  }

  private static void addLine(int line, int axis, int first) {
    for (int point = first; point >= 0; point = neighbour(point, axis)) {
      LENGTH[line]++;
      LINE_OF[AXES * point + axis] = (byte) line;
      PLACE_OF[AXES * point + axis] = LENGTH[line];
      POINT_AT[LINE_STRIDE * line + LENGTH[line]] = (byte) point;
    }
  }

  /** The direction that leads back. */
  static int opposite(int direction) {
    return (direction + AXES) % DIRECTIONS;
  }

  /** The next point in a direction, or -1. */
  static int neighbour(int point, int direction) {
    int cell = BOARD.step(BOARD.cell(point), direction, 1);
    return cell < 0 ? -1 : BOARD.space(cell);
  }

  /** The line through a point along an axis. */
  static int line(int point, int axis) {
    return LINE_OF[AXES * point + axis];
  }

  /** Where on its line along an axis a point is, from 1. */
  static int place(int point, int axis) {
    return PLACE_OF[AXES * point + axis];
  }

  /** The point at a place of a line, or -1. */
  static int point(int line, int place) {
    return POINT_AT[LINE_STRIDE * line + place];
  }

  /** Points on a line. */
  static int length(int line) {
    return LENGTH[line];
  }

  /** The axis of a line. */
  static int axis(int line) {
    return line / (LINES / AXES);
  }

  /** The axis of the line through two different points, or -1. */
  static int axisThrough(int a, int b) {
    for (int axis = 0; axis < AXES; axis++) {
      if (a != b && line(a, axis) == line(b, axis)) {
        return axis;
      }
    }
    return -1;
  }

  /** The points of a column, x = 0 to 10, from bottom to top. */
  static int[] column(int x) {
    return IntStream.range(0, POINTS).filter(point -> BOARD.x(BOARD.cell(point)) == x).toArray();
  }

  /** The point with a name such as {@code e10}, or -1. */
  static int point(String name) {
    int cell = BOARD.cell(name);
    return cell < 0 ? -1 : BOARD.space(cell);
  }

  /** The name of a point, such as {@code e10}. */
  static String name(int point) {
    return BOARD.name(BOARD.cell(point));
  }
}
