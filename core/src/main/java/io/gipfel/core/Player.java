package io.gipfel.core;

/** One of the two players. White is {@link #FIRST} in every game of the family. */
public enum Player {
  /** The player who makes the first action of a game. */
  FIRST,
  /** The opponent. */
  SECOND;

  /** What people call this player: White or Black. */
  public String title() {
    return this == FIRST ? "White" : "Black";
  }

  /** The letter of this player in all notations: {@code w} or {@code b}. */
  public String letter() {
    return this == FIRST ? "w" : "b";
  }

  /**
   * The player that the field {@code side} of a position names.
   *
   * @throws NotationException if it is no {@link #letter}
   */
  public static Player ofLetter(String side) {
    return switch (side) {
      case "w" -> FIRST;
      case "b" -> SECOND;
      default ->
          throw NotationException.ofPosition("side: expected 'w' or 'b', found '" + side + "'");
    };
  }

  /** The opponent of this player. */
  public Player other() {
    return this == FIRST ? SECOND : FIRST;
  }

  /**
   * +1 for the first player and -1 for the second: the factor between a value for this player and
   * the same value for the first player, in both directions.
   */
  public int sign() {
    return this == FIRST ? 1 : -1;
  }
}
