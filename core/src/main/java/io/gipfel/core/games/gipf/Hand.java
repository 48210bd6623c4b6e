package io.gipfel.core.games.gipf;

/** What one player has beside the board: pieces in hand and taken, and what he has brought in. */
final class Hand {

  private static final int BITS = 11;

  /** Pieces left to push. */
  int reserve;

  /** Enemy pieces taken for good. */
  int captured;

  /** GIPF pieces brought in, those of the start included. */
  int gipfPlayed;

  /** Single pieces brought in, those of the start included. */
  int singlePlayed;

  void set(Hand other) {
    reserve = other.reserve;
    captured = other.captured;
    gipfPlayed = other.gipfPlayed;
    singlePlayed = other.singlePlayed;
  }

  void set(int reserve, int captured, int gipfPlayed, int singlePlayed) {
    this.reserve = reserve;
    this.captured = captured;
    this.gipfPlayed = gipfPlayed;
    this.singlePlayed = singlePlayed;
  }

  /** Spots this player has occupied so far: one a push, and those of the start. */
  int played() {
    return gipfPlayed + singlePlayed;
  }

  /** All of it in 44 bits. */
  long packed() {
    return reserve
        | (long) captured << BITS
        | (long) gipfPlayed << (2 * BITS)
        | (long) singlePlayed << (3 * BITS);
  }
}
