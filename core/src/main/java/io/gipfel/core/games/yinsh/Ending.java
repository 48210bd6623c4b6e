package io.gipfel.core.games.yinsh;

import java.util.Locale;

/** How a game can end. */
enum Ending {
  /** Somebody has taken off as many rings as win. */
  RINGS,
  /** A move would have to begin and there is no marker left. */
  POOL,
  /** Nobody can move a ring. */
  BLOCKED;

  /** Its word in test vectors. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
