package io.gipfel.core.games.punct;

/**
 * The six kinds of pieces: three adjacent dots, one of them the PUNCT. Directions are those of
 * {@link io.gipfel.core.hex.HexBoard}, which run against the clock.
 */
enum Kind {
  /** A triangle: minor dots in directions d and d + 1. */
  T(0, 6),
  /** Straight, with the PUNCT in the middle: minor dots in directions d and d + 3. */
  C(1, 2),
  /** Straight, with the PUNCT at an end: minor dots one and two steps in direction d. */
  E(2, 4),
  /** Bent, with the PUNCT at an end: a step in direction d, and one in d + 1 from there. */
  L(3, 2),
  /** Bent, with the PUNCT in the middle: minor dots in directions d and d + 2. */
  M(4, 2),
  /** Bent, with the PUNCT at an end: a step in direction d, and one in d - 1 from there. */
  R(5, 2);

  /** How many kinds there are. */
  static final int COUNT = 6;

  private static final Kind[] ALL = values();

  /** Its number, in the order in which hands are written. */
  final int number;

  /** Pieces of this kind that each player has. */
  final int pieces;

  Kind(int number, int pieces) {
    this.number = number;
    this.pieces = pieces;
  }

  /** The kind with a number. */
  static Kind of(int number) {
    return ALL[number];
  }

  /** Ways to turn it that cover different dots. */
  int orientations() {
    return this == C ? 3 : 6;
  }

  /** Whether two minor dots stand at the ends, with the PUNCT between. */
  boolean hasPunctInMiddle() {
    return this == C || this == M;
  }

  /** The direction of the step that leads to the second minor dot from where it starts. */
  int secondStep(int direction) {
    return switch (this) {
      case T, L -> (direction + 1) % 6;
      case C -> direction + 3;
      case E -> direction;
      case M -> (direction + 2) % 6;
      case R -> (direction + 5) % 6;
    };
  }

  /** Whether the second minor dot is a step from the first, not from the PUNCT. */
  boolean isChain() {
    return this == E || this == L || this == R;
  }
}
