package io.gipfel.core.games.tzaar;

/** The three types of pieces; who has none of one on top of a stack has lost. */
enum PieceType {
  TZAAR(0, "Tzaar", 'Z', 6),
  TZARRA(1, "Tzarra", 'A', 9),
  TOTT(2, "Tott", 'T', 15);

  /** From 0, for tables. */
  final int index;

  /** What people call it. */
  final String title;

  /** Its letter in texts. */
  final char letter;

  /** How many each player has. */
  final int count;

  PieceType(int index, String title, char letter, int count) {
    this.index = index;
    this.title = title;
    this.letter = letter;
    this.count = count;
  }

  /** The type of one of the letters. */
  static PieceType of(char letter) {
    return letter == TZAAR.letter ? TZAAR : letter == TZARRA.letter ? TZARRA : TOTT;
  }
}
