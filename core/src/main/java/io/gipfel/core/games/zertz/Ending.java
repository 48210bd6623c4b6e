package io.gipfel.core.games.zertz;

import java.util.Locale;

/** How a game can end; a set counts by the first of its kinds that holds. */
enum Ending {
  /** The winner has enough white marbles. */
  WHITE,
  /** The winner has enough gray marbles. */
  GRAY,
  /** The winner has enough black marbles. */
  BLACK,
  /** The winner has enough marbles of each colour. */
  EACH,
  /** The winner has claimed the last ring of the board. */
  FULL,
  /** A draw: both players had to pass. */
  PASS,
  /** A draw: a turn began with the same position for the third time. */
  REPETITION,
  /** A draw: too many turns have begun with an empty pool. */
  CAP;

  boolean isDraw() {
    return this == PASS || this == REPETITION || this == CAP;
  }

  /** Its word in test vectors. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
