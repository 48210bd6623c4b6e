package io.gipfel.core.games.zertz;

/**
 * Numbers of white, gray and black marbles, packed into an int of a byte each: packed numbers can
 * be added and subtracted.
 */
final class Marbles {

  static final int COLOURS = 3;

  static final int WHITE = 0;
  static final int GRAY = 1;
  static final int BLACK = 2;

  /** The highest bit of each colour's byte, which no number of marbles reaches. */
  private static final int HIGH_BITS = 0x808080;

  private static final int BITS = 8;
  private static final int MASK = (1 << BITS) - 1;

  private Marbles() {}

  static int of(int white, int gray, int black) {
    return white | gray << BITS | black << (2 * BITS);
  }

  /** A single marble. */
  static int one(int colour) {
    return 1 << (BITS * colour);
  }

  static int count(int marbles, int colour) {
    return marbles >>> (BITS * colour) & MASK;
  }

  static int total(int marbles) {
    return count(marbles, WHITE) + count(marbles, GRAY) + count(marbles, BLACK);
  }

  /** A bit for each colour of which there are at least as many as in {@code least}. */
  static int reached(int marbles, int least) {
    return (marbles | HIGH_BITS) - least & HIGH_BITS;
  }

  /** Whether {@link #reached} names all three colours. */
  static boolean hasReachedAll(int marbles, int least) {
    return reached(marbles, least) == HIGH_BITS;
  }

  /** How many marbles are missing until there are as many of each colour as in {@code goal}. */
  static int missing(int marbles, int goal) {
    int missing = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
      missing += Math.max(0, count(goal, colour) - count(marbles, colour));
    }
    return missing;
  }
}
