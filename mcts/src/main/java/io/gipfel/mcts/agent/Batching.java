package io.gipfel.mcts.agent;

/**
 * How one search for one game feeds its network.
 *
 * @param leaves leaves that it gathers for a batch, from 1 to 256; 0 for as many as the network's
 *     settings say
 * @param threads threads that share a batch, from 1 to 64. The choices do not depend on them
 */
public record Batching(int leaves, int threads) {

  /** As the network's settings say, on one thread. */
  public static final Batching NONE = new Batching(0, 1);

  private static final int MOST_LEAVES = 256;
  private static final int MOST_THREADS = 64;

  /** Checks the ranges. */
  public Batching {
    check("leaves", leaves, 0, MOST_LEAVES);
    check("threads", threads, 1, MOST_THREADS);
  }

  private static void check(String key, int found, int least, int most) {
    if (found < least || found > most) {
      throw new IllegalArgumentException(
          key + ": expected " + Math.max(1, least) + " to " + most + ", found " + found);
    }
  }

  /** The options that are not as {@link #NONE} has them, each behind a colon. */
  @Override
  public String toString() {
    return (leaves > 0 ? ":leaves=" + leaves : "") + (threads > 1 ? ":threads=" + threads : "");
  }
}
