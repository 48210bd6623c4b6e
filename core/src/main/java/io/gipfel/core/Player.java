package io.gipfel.core;

/** One of the two players. White is {@link #FIRST} in every game of the family. */
public enum Player {
  /** The player who makes the first action of a game. */
  FIRST,
  /** The opponent. */
  SECOND;

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
