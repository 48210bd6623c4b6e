package io.gipfel.mcts.agent;

import io.gipfel.mcts.solve.TranspositionTable;

/**
 * How an alpha-beta search packs what it found of a position: value, action, kind of bound, and
 * whether the horizon was touched. The depth is the priority in the table.
 */
final class AlphaBetaRecord {

  /** The value is exact. */
  static final int EXACT = 0;

  /** The value is at least the one stored. */
  static final int LOWER = 1;

  /** The value is at most the one stored. */
  static final int UPPER = 2;

  /** Actions are less than this. */
  static final int ACTION_LIMIT = 1 << 20;

  private static final int VALUE_OFFSET = 1 << 23;
  private static final int VALUE_MASK = (1 << 24) - 1;
  private static final int ACTION_SHIFT = 24;
  private static final int BOUND_SHIFT = 44;
  private static final int HORIZON_SHIFT = 46;

  private AlphaBetaRecord() {}

  /** Packs what was found. */
  static long of(int value, int action, int bound, boolean touchesHorizon) {
    return (value + VALUE_OFFSET)
        | (long) action << ACTION_SHIFT
        | (long) bound << BOUND_SHIFT
        | (touchesHorizon ? 1L << HORIZON_SHIFT : 0);
  }

  static int value(long record) {
    return (int) (record & VALUE_MASK) - VALUE_OFFSET;
  }

  static int action(long record) {
    return (int) (record >>> ACTION_SHIFT) & (ACTION_LIMIT - 1);
  }

  static int depth(long record) {
    return TranspositionTable.priority(record);
  }

  static int bound(long record) {
    return (int) (record >>> BOUND_SHIFT) & 3;
  }

  static boolean touchesHorizon(long record) {
    return ((record >>> HORIZON_SHIFT) & 1) != 0;
  }
}
