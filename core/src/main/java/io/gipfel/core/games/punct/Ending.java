package io.gipfel.core.games.punct;

import java.util.Locale;

/** How a game can end. */
enum Ending {
  /** Somebody has connected two opposite sides. */
  CONNECTION,
  /** Somebody has placed his last piece, or nobody could go on. */
  LAST,
  /** Nobody has won within the number of actions that a game may have. */
  CAP;

  /** Its word in test vectors. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
