package io.gipfel.core;

import java.util.Locale;

/** The kinds of game records of other sites and programs that can be read and written. */
public enum RecordFormat {
  /** The dialect of SGF that boardspace.net writes: one property for every gesture of a player. */
  BOARDSPACE,
  /** The text of littlegolem.net: numbered lines of two turns, as in chess. */
  LITTLEGOLEM,
  /** The logs of CodeCup competitions: turns in capital letters, and comments. */
  CODECUP;

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
