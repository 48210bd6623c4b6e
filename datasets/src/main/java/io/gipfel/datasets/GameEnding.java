package io.gipfel.datasets;

import java.util.Locale;

/** How a recorded game came to its end. Their order is that of the numbers in shards. */
public enum GameEnding {
  /** Played to a terminal position, whose result is the game's. */
  FINISHED,
  /** Given up: the outcome is the other player's win, the margin that of the last position. */
  RESIGNED,
  /** Broken off: there is no outcome, and 0 stands for it; the margin is as before. */
  UNFINISHED;

  /** In small letters, as in queries and on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
