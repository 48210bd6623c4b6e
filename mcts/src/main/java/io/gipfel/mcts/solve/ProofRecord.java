package io.gipfel.mcts.solve;

/**
 * How a proof search packs what it knows of a position: two margins that enclose the one with best
 * play, and the action that proved the last of them.
 */
final class ProofRecord {

  /** Margins lie within ± this. */
  static final int MARGIN_LIMIT = (1 << 12) - 1;

  /** Actions are less than this, which stands for none. */
  static final int NO_ACTION = (1 << 20) - 1;

  private static final int MARGIN_OFFSET = 1 << 12;
  private static final int MARGIN_MASK = (1 << 13) - 1;
  private static final int UPPER_SHIFT = 13;
  private static final int ACTION_SHIFT = 26;

  private ProofRecord() {}

  static long of(int lowerForFirst, int upperForFirst, int action) {
    return (lowerForFirst + MARGIN_OFFSET)
        | (long) (upperForFirst + MARGIN_OFFSET) << UPPER_SHIFT
        | (long) action << ACTION_SHIFT;
  }

  static int lowerForFirst(long record) {
    return (int) (record & MARGIN_MASK) - MARGIN_OFFSET;
  }

  static int upperForFirst(long record) {
    return (int) (record >>> UPPER_SHIFT & MARGIN_MASK) - MARGIN_OFFSET;
  }

  static int action(long record) {
    return (int) (record >>> ACTION_SHIFT) & NO_ACTION;
  }
}
