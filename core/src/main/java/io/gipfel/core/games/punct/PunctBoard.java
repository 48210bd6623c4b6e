package io.gipfel.core.games.punct;

import io.gipfel.core.hex.HexBoard;
import java.util.stream.IntStream;

/**
 * The board of 211 spaces: a hexagon of side 9 without its six corners, on a grid of 17 columns and
 * rows.
 *
 * <p>A set of cells is five longs, bit {@code cell % 64} of long {@code cell / 64}. As cells beyond
 * either end of a row are off the board, a step of any direction is a shift.
 */
final class PunctBoard {

  static final HexBoard BOARD = board();
  static final int CELLS = BOARD.cells();
  static final int SPACES = BOARD.spaces();

  /** Longs in a set of cells. */
  static final int WORDS = 5;

  /** Pairs of opposite sides. */
  static final int AXES = 3;

  private static final int LAST = 16;
  private static final int SIDE = 8;
  private static final int ROW = LAST + 1;
  private static final int DIAGONAL = ROW + 1;

  /** All spaces. */
  static final long[] ALL = new long[WORDS];

  /** The two sides of each axis, that of axis a at {@code 2a} and {@code 2a + 1}. */
  private static final long[][] SIDES = new long[2 * AXES][WORDS];

  /** By cell of the board, the spaces next to it. */
  private static final int[][] NEXT = new int[CELLS][];

  static {
    for (int space = 0; space < SPACES; space++) {
      int cell = BOARD.cell(space);
      add(ALL, cell);
      NEXT[cell] =
          IntStream.range(0, HexBoard.DIRECTIONS)
              .map(direction -> BOARD.step(cell, direction, 1))
              .filter(next -> next >= 0)
              .toArray();
      int x = BOARD.x(cell);
      int y = BOARD.y(cell);
      int[] along = {x, y, x - y + SIDE};
      for (int axis = 0; axis < AXES; axis++) {
        if (along[axis] == 0) {
          add(SIDES[2 * axis], cell);
        } else if (along[axis] == LAST) {
          add(SIDES[2 * axis + 1], cell);
        }
      }
    }
  }

  private PunctBoard() {}

  private static HexBoard board() {
    return HexBoard.hexagon(SIDE + 1)
        .without(0, 0)
        .without(SIDE, 0)
        .without(LAST, SIDE)
        .without(LAST, LAST)
        .without(SIDE, LAST)
        .without(0, SIDE);
  }

  /** One side of an axis, or the one across the board from it. Not to be changed. */
  static long[] side(int axis, boolean across) {
    return SIDES[2 * axis + (across ? 1 : 0)];
  }

  /** The spaces within a distance of the centre. */
  static long[] centre(int radius) {
    long[] set = new long[WORDS];
    int centre = BOARD.cellAt(SIDE, SIDE);
    for (int space = 0; space < SPACES; space++) {
      if (BOARD.distance(centre, BOARD.cell(space)) <= radius) {
        add(set, BOARD.cell(space));
      }
    }
    return set;
  }

  static void add(long[] set, int cell) {
    set[cell >> 6] |= 1L << cell;
  }

  static void remove(long[] set, int cell) {
    set[cell >> 6] &= ~(1L << cell);
  }

  static boolean has(long[] set, int cell) {
    return (set[cell >> 6] >>> cell & 1) != 0;
  }

  /** Whether two sets have a cell in common. */
  static boolean meet(long[] set, long[] other) {
    long common = 0;
    for (int i = 0; i < WORDS; i++) {
      common |= set[i] & other[i];
    }
    return common != 0;
  }

  /** How many cells two sets have in common. */
  static int common(long[] set, long[] other) {
    int count = 0;
    for (int i = 0; i < WORDS; i++) {
      count += Long.bitCount(set[i] & other[i]);
    }
    return count;
  }

  /** How many of the cells next to a cell are in a set. */
  static int countAround(long[] set, int cell) {
    int count = 0;
    for (int next : NEXT[cell]) {
      count += has(set, next) ? 1 : 0;
    }
    return count;
  }

  /** Adds to {@code set} all cells of {@code within} that it reaches by steps within. */
  static void flood(long[] set, long[] within) {
    long added;
    do {
      added = 0;
      long before = 0;
      for (int i = 0; i < WORDS; i++) {
        long old = set[i];
        long grown = old | (around(before, old, i + 1 < WORDS ? set[i + 1] : 0) & within[i]);
        added |= grown ^ old;
        set[i] = grown;
        before = grown;
      }
    } while (added != 0);
  }

  /** Writes {@code set} with all cells next to it, those off the board included, to {@code out}. */
  static void spread(long[] set, long[] out) {
    for (int i = 0; i < WORDS; i++) {
      long before = i > 0 ? set[i - 1] : 0;
      out[i] = set[i] | around(before, set[i], i + 1 < WORDS ? set[i + 1] : 0);
    }
  }

  /** The cells next to those of a word and of the words before and after it. */
  private static long around(long before, long word, long after) {
    return word << 1
        | before >>> 63
        | word << ROW
        | before >>> -ROW
        | word << DIAGONAL
        | before >>> -DIAGONAL
        | word >>> 1
        | after << 63
        | word >>> ROW
        | after << -ROW
        | word >>> DIAGONAL
        | after << -DIAGONAL;
  }
}
