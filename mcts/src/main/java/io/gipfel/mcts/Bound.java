package io.gipfel.mcts;

/**
 * A result of a game, or a bound on one, in an int that compares as the first player ranks them: by
 * outcome, then by margin.
 */
final class Bound {

  private static final int MARGIN_BITS = 24;

  /** Margins are nearer to 0 than this. */
  static final int MARGIN_LIMIT = 1 << (MARGIN_BITS - 1);

  /** What is known from below of a result of which nothing is known; no result is worse. */
  static final int LOWEST = of(-1, 1 - MARGIN_LIMIT);

  /** What is known from above of a result of which nothing is known; no result is better. */
  static final int HIGHEST = of(1, MARGIN_LIMIT - 1);

  private Bound() {}

  /** The result of a game that ends with such an outcome and margin. */
  static int of(int outcomeForFirst, int marginForFirst) {
    return (outcomeForFirst << MARGIN_BITS) + marginForFirst;
  }

  /** The result of a game whose outcome is the sign of its margin. */
  static int ofMargin(int marginForFirst) {
    return of(Integer.signum(marginForFirst), marginForFirst);
  }

  /** The outcome of a result. */
  static int outcomeForFirst(int bound) {
    return (bound + MARGIN_LIMIT) >> MARGIN_BITS;
  }

  /** The margin of a result. */
  static int marginForFirst(int bound) {
    return bound - (outcomeForFirst(bound) << MARGIN_BITS);
  }
}
