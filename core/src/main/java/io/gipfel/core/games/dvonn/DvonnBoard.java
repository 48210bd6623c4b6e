package io.gipfel.core.games.dvonn;

import io.gipfel.core.hex.HexBoard;

/**
 * The board as sets: bit {@code 11·y + x} is the space in column x and row y.
 *
 * <p>The six bits off the board (9, 10, 21, 33, 44, 45) are never set. They stand wherever a shift
 * by one step would wrap around a row, so steps need no masks of files.
 */
final class DvonnBoard {

  static final HexBoard BOARD =
      new HexBoard(new int[] {0, 0, 0, 1, 2}, new int[] {8, 9, 10, 10, 10});

  static final int SPACES = BOARD.spaces();
  static final int CELLS = BOARD.cells();
  static final int DIRECTIONS = HexBoard.DIRECTIONS;
  static final long ALL = BOARD.mask();

  /** Spaces at the rim, which have fewer than six neighbours. */
  static final long EDGE = ALL & ~surrounded(ALL);

  /** In a list of targets: none. No set contains this bit. */
  static final int OFF_BOARD = 63;

  private static final int BITS = 6;
  private static final int BIT_MASK = (1 << BITS) - 1;

  /**
   * Where a stack of a height may go from a bit, at {@code height << 6 | bit}: six bits for each
   * direction, direction 0 lowest.
   */
  private static final long[] TARGETS = new long[(SPACES + 1) << BITS];

  /** The same targets as sets. */
  private static final long[] TARGET_SETS = new long[(SPACES + 1) << BITS];

  static {
    for (int height = 1; height <= SPACES; height++) {
      for (int space = 0; space < SPACES; space++) {
        int from = BOARD.cell(space);
        int index = height << BITS | from;
        for (int d = 0; d < DIRECTIONS; d++) {
          int to = BOARD.step(from, d, height);
          TARGETS[index] |= (long) (to < 0 ? OFF_BOARD : to) << (BITS * d);
          TARGET_SETS[index] |= to < 0 ? 0 : 1L << to;
        }
      }
    }
  }

  private DvonnBoard() {}

  /**
   * The targets of a stack in its six directions, six bits each with direction 0 lowest: a space or
   * {@link #OFF_BOARD}.
   */
  static long targets(int height, int from) {
    return TARGETS[height << BITS | from];
  }

  /** 1 if {@code set} contains the target in a direction, else 0. */
  static int contains(long set, long targets, int direction) {
    // Java shifts by the low six bits of the count alone.
    return (int) (set >>> (targets >>> (BITS * direction))) & 1;
  }

  /** The targets of a stack as a set. */
  static long targetSet(int height, int from) {
    return TARGET_SETS[height << BITS | from];
  }

  /** The target of a stack in one direction, or {@link #OFF_BOARD}. */
  static int target(int height, int from, int direction) {
    return (int) (targets(height, from) >>> (BITS * direction)) & BIT_MASK;
  }

  /** The spaces next to those of {@code set}, perhaps with some of the set itself. */
  static long neighbours(long set) {
    return (set << 1 | set >>> 1 | set << 11 | set >>> 11 | set << 12 | set >>> 12) & ALL;
  }

  /** The spaces of which all six neighbours exist and are in {@code set}. */
  static long surrounded(long set) {
    return set << 1 & set >>> 1 & set << 11 & set >>> 11 & set << 12 & set >>> 12;
  }

  /** The spaces with two or more neighbours in {@code set}. */
  static long withTwoNeighboursIn(long set) {
    long one = set << 1;
    long two = one & set >>> 1;
    one |= set >>> 1;
    two |= one & set << 11;
    one |= set << 11;
    two |= one & set >>> 11;
    one |= set >>> 11;
    two |= one & set << 12;
    one |= set << 12;
    two |= one & set >>> 12;
    return two & ALL;
  }

  /**
   * The spaces around which the spaces of {@code set} form two or more separate arcs: only there
   * can a group fall apart when the space is emptied.
   */
  static long separating(long set) {
    long east = set >>> 1;
    long northEast = set >>> 12;
    long north = set >>> 11;
    long west = set << 1;
    long southWest = set << 12;
    long south = set << 11;
    // An arc ends where one neighbour is in the set and the next one around is not.
    long one = east & ~northEast;
    long end = northEast & ~north;
    long two = one & end;
    one |= end;
    end = north & ~west;
    two |= one & end;
    one |= end;
    end = west & ~southWest;
    two |= one & end;
    one |= end;
    end = southWest & ~south;
    two |= one & end;
    one |= end;
    end = south & ~east;
    two |= one & end;
    return two & ALL;
  }

  /** The part of {@code set} that is connected with {@code seeds}, which lie in it. */
  static long connected(long seeds, long set) {
    long reached = seeds;
    long grown = (reached | neighbours(reached)) & set;
    while (grown != reached) {
      reached = grown;
      grown = (reached | neighbours(reached)) & set;
    }
    return reached;
  }
}
