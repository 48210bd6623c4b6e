package io.gipfel.core.games.zertz;

import java.util.Locale;

/** What is to be done next. */
enum Phase {
  /** A marble is placed. */
  PLACE,
  /** A ring is removed, by the player who has just placed. */
  REMOVE,
  /** Some marble jumps. */
  JUMP,
  /** The marble that has just jumped goes on. */
  CHAIN,
  /** There is no marble to place and none can jump. */
  PASS,
  /** Nothing: the game is over. */
  OVER;

  /** Its word in the text of positions. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
