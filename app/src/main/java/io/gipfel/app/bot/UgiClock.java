package io.gipfel.app.bot;

/** Divides the time on a clock among the actions that are to come. */
final class UgiClock {

  /** What a pipe, a pause of the JVM and the last batch of a search may cost. */
  private static final long MARGIN_MILLIS = 30;

  private static final int FEWEST_ACTIONS = 10;

  private UgiClock() {}

  /**
   * How long to think about one action.
   *
   * <p>A game is taken to last three quarters of the plies that its rules allow at most, half of
   * them the player's own, and never to be nearer its end than ten actions. Four fifths of the
   * increment come on top. Never more than half of what is left.
   *
   * @param left milliseconds on the player's clock
   * @param increment milliseconds gained by each action
   * @return milliseconds, at least 1
   */
  static long millis(long left, long increment, int ply, int maxPlies) {
    int actions = Math.max(FEWEST_ACTIONS, (maxPlies * 3 / 4 - ply) / 2);
    long wanted = left / actions + increment * 4 / 5;
    return Math.max(1, Math.min(wanted, left / 2) - MARGIN_MILLIS);
  }
}
