package io.gipfel.core.games.gipf;

import io.gipfel.core.hex.HexBoard;
import java.util.Arrays;

/**
 * The 37 spots as sets of bits, and the 21 lines and 42 pushes over them.
 *
 * <p>Bit {@code 7·y + x} is the spot in column x (b is 0). The three axes of lines are steps by 1,
 * 8 and 7 bits; the twelve bits off the board are never set and stand wherever a step would wrap
 * around. Lines are numbered by axis. Push {@code 2·line} enters a line at its lowest bit and moves
 * up, push {@code 2·line + 1} enters at its highest and moves down.
 */
final class GipfBoard {

  static final HexBoard BOARD =
      new HexBoard(new int[] {0, 0, 0, 0, 1, 2, 3}, new int[] {3, 4, 5, 6, 6, 6, 6});

  /** The spots and the dots around them. */
  static final HexBoard POINTS = HexBoard.hexagon(5);

  static final int SPOTS = BOARD.spaces();
  static final int CELLS = BOARD.cells();
  static final int AXES = 3;
  static final int LINES = 21;
  static final int PUSHES = 2 * LINES;
  static final int DIRECTIONS = HexBoard.DIRECTIONS;
  static final long ALL = BOARD.mask();

  /** A row is at least this long. */
  static final int ROW = 4;

  /** The longest line. */
  static final int LONGEST = 7;

  /** The column of {@link #POINTS} from which on rows are counted from its lower edge. */
  private static final int MIDDLE_COLUMN = 4;

  /** Bits from a spot to the next, by axis: directions 0 to 2 of {@link HexBoard}. */
  private static final int[] STEPS = {1, 8, 7};

  private static final long[] LINE = new long[LINES];
  private static final int[] AXIS = new int[LINES];
  private static final int[][] LINE_OF = new int[AXES][CELLS];

  /** The push that enters at a cell in a direction, or -1. */
  private static final int[][] PUSH = new int[DIRECTIONS][CELLS];

  static {
    int line = 0;
    for (int axis = 0; axis < AXES; axis++) {
      for (int space = 0; space < SPOTS; space++) {
        int start = BOARD.cell(space);
        if (BOARD.step(start, opposite(axis), 1) < 0) {
          AXIS[line] = axis;
          for (int cell = start; cell >= 0; cell = BOARD.step(cell, axis, 1)) {
            LINE[line] |= 1L << cell;
            LINE_OF[axis][cell] = line;
          }
          line++;
        }
      }
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      Arrays.fill(PUSH[direction], -1);
    }
    for (int push = 0; push < PUSHES; push++) {
      PUSH[direction(push)][firstSpot(push)] = push;
    }
  }

  private GipfBoard() {}

  private static int opposite(int direction) {
    return (direction + AXES) % DIRECTIONS;
  }

  /** The spots of a line. */
  static long line(int line) {
    return LINE[line];
  }

  /** The axis of a line. */
  static int axis(int line) {
    return AXIS[line];
  }

  /** Bits from a spot to the next on a line. */
  static int step(int line) {
    return STEPS[AXIS[line]];
  }

  /** Bits from a spot to the next along an axis. */
  static int stepOfAxis(int axis) {
    return STEPS[axis];
  }

  /** The line through a cell along an axis. */
  static int lineThrough(int cell, int axis) {
    return LINE_OF[axis][cell];
  }

  /** The number of the spot on its line, from 0 at the lowest bit. */
  static int placeOnLine(int line, int cell) {
    return (cell - Long.numberOfTrailingZeros(LINE[line])) / step(line);
  }

  /** The direction that a push moves in. */
  static int direction(int push) {
    int axis = AXIS[push >> 1];
    return (push & 1) == 0 ? axis : opposite(axis);
  }

  /** The cell that a push enters first. */
  static int firstSpot(int push) {
    long line = LINE[push >> 1];
    return (push & 1) == 0
        ? Long.numberOfTrailingZeros(line)
        : Long.SIZE - 1 - Long.numberOfLeadingZeros(line);
  }

  /** The push that enters at a cell in a direction, or -1. */
  static int push(int cell, int direction) {
    return PUSH[direction][cell];
  }

  /** The first empty spot of a push's line as it goes; 0 if there is none. */
  static long gap(int push, long occupied) {
    long empty = LINE[push >> 1] & ~occupied;
    return (push & 1) == 0 ? Long.lowestOneBit(empty) : Long.highestOneBit(empty);
  }

  /** The spots that a push moves on, those in front of {@code gap}. */
  static long chain(int push, long gap) {
    long below = gap - 1;
    return LINE[push >> 1] & ((push & 1) == 0 ? below : ~(below | gap));
  }

  /** What becomes of {@code set} when a push moves its chain on into {@code gap}. */
  static long afterPush(int push, long gap, long set) {
    long chain = chain(push, gap);
    long part = set & chain;
    int step = step(push >> 1);
    return (set & ~chain) | ((push & 1) == 0 ? part << step : part >>> step);
  }

  /** Where each run of {@code length} members of {@code set} along an axis begins. */
  static long runs(long set, int axis, int length) {
    int step = STEPS[axis];
    long runs = set;
    for (int i = 1; i < length; i++) {
      runs &= set >>> (i * step);
    }
    return runs;
  }

  /** Whether {@code set} holds a row. */
  static boolean hasRow(long set) {
    return (fours(set, 1) | fours(set, 7) | fours(set, 8)) != 0;
  }

  private static long fours(long set, int step) {
    long pairs = set & set >>> step;
    return pairs & pairs >>> (2 * step);
  }

  /** The lines on which {@code set} has a row, as bits by number. No line has room for two. */
  static int linesWithRow(long set) {
    int lines = 0;
    for (int axis = 0; axis < AXES; axis++) {
      for (long rest = fours(set, STEPS[axis]); rest != 0; rest &= rest - 1) {
        lines |= 1 << LINE_OF[axis][Long.numberOfTrailingZeros(rest)];
      }
    }
    return lines;
  }

  /**
   * The row of {@code set} on a line that has one, with everything {@code occupied} that touches it
   * there up to the first gaps.
   */
  static long stretch(int line, long set, long occupied) {
    int step = step(line);
    long onLine = occupied & LINE[line];
    long stretch = fours(set & LINE[line], step);
    long grown = stretch;
    do {
      stretch = grown;
      grown = (stretch | stretch << step | stretch >>> step) & onLine;
    } while (grown != stretch);
    return stretch;
  }

  /** The spot with a name such as {@code e5}, or -1. */
  static int cell(String name) {
    if (!name.matches("[b-h][0-9]")) {
      return -1;
    }
    int x = name.charAt(0) - 'b';
    return BOARD.cellAt(x, name.charAt(1) - '0' - 2 + Math.max(0, x - 3));
  }

  /** A set of spots by their names. */
  static long spots(String... names) {
    long spots = 0;
    for (String name : names) {
      spots |= 1L << cell(name);
    }
    return spots;
  }

  /** The spot on a point of {@link #POINTS}, or -1 for a dot. */
  static int cellOfPoint(int point) {
    return BOARD.cellAt(POINTS.x(point) - 1, POINTS.y(point) - 1);
  }

  private static int point(int cell) {
    return POINTS.cellAt(BOARD.x(cell) + 1, BOARD.y(cell) + 1);
  }

  /** The name of a point, such as {@code a1} for a dot. */
  static String nameOfPoint(int point) {
    int x = POINTS.x(point);
    int row = POINTS.y(point) + 1 - Math.max(0, x - MIDDLE_COLUMN);
    return "" + (char) ('a' + x) + row;
  }

  /** The name of a spot, such as {@code e5}. */
  static String name(int cell) {
    return nameOfPoint(point(cell));
  }

  /** The name of the dot that a push starts from. */
  static String dotName(int push) {
    return nameOfPoint(POINTS.step(point(firstSpot(push)), opposite(direction(push)), 1));
  }
}
