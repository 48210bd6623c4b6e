package io.gipfel.core.games.gipf;

/** The three ways to play. */
enum RuleSet {
  /** Single pieces only; three of each colour stand on the corners at the start. */
  BASIC(15, 0, 3),
  /** Three GIPF pieces of each colour stand on the corners at the start. */
  STANDARD(18, 3, 1),
  /** An empty board; players begin with as many GIPF pieces as they like. */
  TOURNAMENT(18, 0, 0);

  /** Pieces of each colour. */
  final int pieces;

  /** GIPF pieces of each colour that count as brought in when the game begins. */
  final int gipfAtStart;

  /**
   * Single pieces of each colour that count as brought in when the game begins. One in standard,
   * though there is none on the board: as after a single piece, no more GIPF pieces are brought in.
   */
  final int singlesAtStart;

  RuleSet(int pieces, int gipfAtStart, int singlesAtStart) {
    this.pieces = pieces;
    this.gipfAtStart = gipfAtStart;
    this.singlesAtStart = singlesAtStart;
  }

  /** Whether there are GIPF pieces, whose loss loses the game. */
  boolean hasGipfPieces() {
    return this != BASIC;
  }

  /** Whether GIPF pieces are brought in by pushing. */
  boolean pushesGipfPieces() {
    return this == TOURNAMENT;
  }

  /** What counts as brought in by each player when the game begins. */
  int playedAtStart() {
    return gipfAtStart + singlesAtStart;
  }

  /** Whether pieces stand on the corners at the start, three of each colour. */
  boolean startsOnCorners() {
    return this != TOURNAMENT;
  }

  /** The name of its game. */
  String gameName() {
    return switch (this) {
      case BASIC -> "gipf-basic";
      case STANDARD -> "gipf-standard";
      case TOURNAMENT -> "gipf-tournament";
    };
  }
}
