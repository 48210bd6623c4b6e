package io.gipfel.core.games.yinsh;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What is to be done now. */
enum Phase {
  /** A ring is put on the board. */
  PLACE(0, "put a ring on the board"),
  /** A ring is moved, or its owner passes. */
  MOVE(1, "move a ring"),
  /** Five markers in a row are taken off. */
  ROW(2, "take five markers in a row"),
  /** A ring is taken off for them. */
  RING(3, "take a ring off the board"),
  /** Nothing: the game is over. */
  OVER(4, "");

  /** Its number among all, from 0. */
  final int number;

  /** What the player to move is told to do. */
  final String prompt;

  Phase(int number, String prompt) {
    this.number = number;
    this.prompt = prompt;
  }

  /** Its word in the text of positions and in test vectors. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The phase with a word. */
  static Optional<Phase> of(String word) {
    return Arrays.stream(values()).filter(phase -> phase.word().equals(word)).findFirst();
  }
}
