package io.gipfel.training.arena;

/**
 * How an arena uses the machine. Results of agents without a time limit do not depend on it.
 *
 * @param threads threads that play; agents with a time limit need a core each
 * @param gamesInFlight most games that one thread plays at a time, where an agent batches over
 *     games
 */
public record ArenaConfig(int threads, int gamesInFlight) {

  /** Checks the ranges. */
  public ArenaConfig {
    if (threads < 1 || gamesInFlight < 1) {
      throw new IllegalArgumentException(
          "arena: expected at least 1 thread and 1 game in flight, found "
              + threads
              + " and "
              + gamesInFlight);
    }
  }
}
