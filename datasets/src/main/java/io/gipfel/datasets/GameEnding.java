package io.gipfel.datasets;

import java.util.Locale;

/** How a recorded game came to its end. */
public enum GameEnding {
  /** Played to a terminal position, whose result is the game's. */
  FINISHED(0),
  /** Given up: the outcome is the other player's win, the margin that of the last position. */
  RESIGNED(1),
  /** Broken off: there is no outcome, and 0 stands for it; the margin is as before. */
  UNFINISHED(2);

  static final int MAX_CODE = 2;

  private static final GameEnding[] BY_CODE = {FINISHED, RESIGNED, UNFINISHED};

  private final int code;

  GameEnding(int code) {
    this.code = code;
  }

  /** Its number in shards. */
  int code() {
    return code;
  }

  /** The ending with the number {@code code}, from 0 to {@link #MAX_CODE}. */
  static GameEnding of(int code) {
    return BY_CODE[code];
  }

  /** In small letters, as in queries and on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
