package io.gipfel.core.games.tzaar;

import io.gipfel.core.hex.HexBoard;

/**
 * The 60 points as sets of bits, and the rays that start from each.
 *
 * <p>Points are numbered column by column, a to i, each from the bottom to the top. They also are
 * spaces of a {@link HexBoard} whose directions 0 to 5 are SE, NE, N, NW, SW and S: the first three
 * lead to points of higher numbers, the others to lower ones. So the first piece that a ray meets
 * is the lowest or the highest bit of what is occupied on it. Rays end at the rim and at the hole.
 */
final class TzaarBoard {

  /** The hexagon of five points to a side without its centre. */
  static final HexBoard BOARD;

  static final int POINTS = 60;
  static final int CELLS;
  static final int DIRECTIONS = HexBoard.DIRECTIONS;
  static final int COLUMNS = 9;
  static final long ALL = (1L << POINTS) - 1;

  /** Directions below this one lead to points of higher numbers. */
  static final int FIRST_DOWN = 3;

  private static final int SIDE = 5;
  private static final int CENTRE = SIDE - 1;
  private static final byte[] CELL = new byte[POINTS];
  private static final byte[] POINT;

  /** The points of the ray from a point in a direction, at {@code DIRECTIONS·point + direction}. */
  private static final long[] RAYS = new long[POINTS * DIRECTIONS];

  static {
    BOARD = HexBoard.hexagon(SIDE).without(CENTRE, CENTRE);
    CELLS = BOARD.cells();
    POINT = new byte[CELLS];
    int point = 0;
    for (int x = 0; x < COLUMNS; x++) {
      for (int y = 0; y < BOARD.height(); y++) {
        int cell = BOARD.cellAt(x, y);
        if (cell >= 0) {
          CELL[point] = (byte) cell;
          POINT[cell] = (byte) point++;
        }
      }
    }
    for (int from = 0; from < POINTS; from++) {
      for (int d = 0; d < DIRECTIONS; d++) {
        for (int to = BOARD.step(CELL[from], d, 1); to >= 0; to = BOARD.step(to, d, 1)) {
          RAYS[DIRECTIONS * from + d] |= 1L << POINT[to];
        }
      }
    }
  }

  private TzaarBoard() {}

  /** The cell of a point in the grid of {@link #BOARD}. */
  static int cell(int point) {
    return CELL[point];
  }

  /** The point on a cell of the board. */
  static int point(int cell) {
    return POINT[cell];
  }

  /** The points of the ray from a point in a direction, without the point itself. */
  static long ray(int from, int direction) {
    return RAYS[DIRECTIONS * from + direction];
  }

  /** The first occupied point from a point in a direction, as a set; empty if there is none. */
  static long first(int from, int direction, long occupied) {
    long met = RAYS[DIRECTIONS * from + direction] & occupied;
    return direction < FIRST_DOWN ? Long.lowestOneBit(met) : Long.highestOneBit(met);
  }

  /** 1 if the first occupied point in direction 0, 1 or 2 is in {@code targets}, else 0. */
  static int upMeets(int from, int direction, long occupied, long targets) {
    long met = RAYS[DIRECTIONS * from + direction] & occupied;
    return (int) (-(Long.lowestOneBit(met) & targets) >>> 63);
  }

  /** 1 if the first occupied point in direction 3, 4 or 5 is in {@code targets}, else 0. */
  static int downMeets(int from, int direction, long occupied, long targets) {
    long met = RAYS[DIRECTIONS * from + direction] & occupied;
    // The higher of the two has the highest bit of what is met.
    return (int) (((met & ~targets) - (met & targets)) >>> 63);
  }

  /** The first occupied points from a point in all directions, as a set. */
  static long seen(int from, long occupied) {
    int ray = DIRECTIONS * from;
    return Long.lowestOneBit(RAYS[ray] & occupied)
        | Long.lowestOneBit(RAYS[ray + 1] & occupied)
        | Long.lowestOneBit(RAYS[ray + 2] & occupied)
        | Long.highestOneBit(RAYS[ray + 3] & occupied)
        | Long.highestOneBit(RAYS[ray + 4] & occupied)
        | Long.highestOneBit(RAYS[ray + 5] & occupied);
  }

  /** The number of points in a column. */
  static int length(int column) {
    int length = COLUMNS - Math.abs(column - CENTRE);
    return column == CENTRE ? length - 1 : length;
  }

  /** The point in a column, from 0 at the bottom, the hole not counted; -1 if there is none. */
  private static int point(int column, int row) {
    if (column < 0 || column >= COLUMNS || row < 0 || row >= length(column)) {
      return -1;
    }
    int y = row + Math.max(0, column - CENTRE);
    return POINT[BOARD.cellAt(column, column == CENTRE && row >= CENTRE ? y + 1 : y)];
  }

  /** The point with a name such as {@code e5}, or -1. */
  static int point(String name) {
    return name.length() == 2 ? point(name.charAt(0) - 'a', name.charAt(1) - '1') : -1;
  }

  /** The name of a point, such as {@code e5}. */
  static String name(int point) {
    int cell = CELL[point];
    int x = BOARD.x(cell);
    int row = BOARD.y(cell) - Math.max(0, x - CENTRE);
    return "" + (char) ('a' + x) + (x == CENTRE && row > CENTRE ? row : row + 1);
  }
}
