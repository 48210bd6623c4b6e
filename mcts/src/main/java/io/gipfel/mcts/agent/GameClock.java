package io.gipfel.mcts.agent;

/**
 * The time that one player has left in one game, and how it is spread over his actions.
 *
 * <p>A reserve stays aside, of 20 ms for each action that may still come, for what answers cost
 * besides the search; but not more than three quarters. Of the rest an action gets twice an even
 * share, since games end sooner than they might, but at most half; and its increment.
 */
final class GameClock {

  private static final long RESERVE_NANOS_AN_ACTION = 20_000_000;

  private static final long NANOS_A_MILLI = 1_000_000;

  private final AgentLimit limit;
  private final long incrementNanos;
  private long leftNanos;

  /** A clock at the start of a game. */
  GameClock(AgentLimit limit) {
    this.limit = limit;
    leftNanos = limit.nanos();
    incrementNanos = limit.increment() * NANOS_A_MILLI;
  }

  /** Whether it began with {@code other}. */
  boolean keeps(AgentLimit other) {
    return limit.equals(other);
  }

  /**
   * Nanoseconds to think about the next action; 0 means to answer at once.
   *
   * @param mostPlies the most plies of both players that the game can still last
   */
  long allot(int mostPlies) {
    long ownActions = Math.max(1, (mostPlies + 1) / 2);
    long free = leftNanos - Math.min(3 * leftNanos / 4, ownActions * RESERVE_NANOS_AN_ACTION);
    long share = Math.min(free / 2, 2 * free / ownActions);
    return Math.min(share + incrementNanos, free);
  }

  /** Takes the time of an action off the clock, and adds the increment. */
  void spend(long nanos) {
    leftNanos = Math.max(0, leftNanos - nanos) + incrementNanos;
  }
}
