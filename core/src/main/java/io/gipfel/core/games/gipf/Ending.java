package io.gipfel.core.games.gipf;

import java.util.Locale;

/** How a game can end. */
enum Ending {
  /** Somebody must push and has nothing in reserve. */
  RESERVE,
  /** Somebody's last GIPF piece has left the board. */
  GIPF,
  /** Nobody has won within the number of pushes that a game may have. */
  CAP;

  /** Its word in test vectors. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
