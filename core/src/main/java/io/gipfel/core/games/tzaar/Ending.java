package io.gipfel.core.games.tzaar;

/** How a game can end. */
enum Ending {
  /** The last visible piece of a type was captured. */
  TYPE("type"),
  /** A player has covered his own last visible piece of a type. */
  OWN_STACK("own-stack"),
  /** The player who begins his turn cannot capture. */
  NO_CAPTURE("nocapture");

  /** Its word in test vectors. */
  final String word;

  Ending(String word) {
    this.word = word;
  }
}
