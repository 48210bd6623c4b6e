package io.gipfel.core;

/**
 * The mutable state of one game.
 *
 * <p>A search copies down: {@link #copyFrom} into a scratch position, then {@link #play}. There is
 * no undo, so the rules of each game exist once. No method allocates, except {@code toString}. A
 * position belongs to one thread.
 *
 * <p>The player to move is part of the state. A turn may be several actions of one player, and a
 * player may have to pass, so nobody may derive the player from the parity of the ply.
 */
public interface Position {

  /** The player whose action is next; in a terminal position, unspecified. */
  Player toMove();

  /**
   * Writes the legal actions in ascending order to the front of {@code out} and returns how many
   * there are: at least one, or zero if and only if the position is terminal.
   *
   * @param out at least {@link Game#maxLegalActions()} long
   */
  int legalActions(int[] out);

  /**
   * One of the legal actions that lead to the same position as {@code action}, the same for each of
   * them, so that a search looks at each result once; rules, records and counts keep them apart. A
   * game in which equal results are rare leaves each action to itself.
   *
   * @param action legal here
   * @return at most {@code action}
   */
  default int representative(int action) {
    return action;
  }

  /**
   * Makes one action. The caller vouches that it is legal (it is asserted, not checked); untrusted
   * input goes through {@link Notation} and {@link Positions#playChecked}.
   */
  void play(int action);

  /** Whether the game is over. */
  boolean isTerminal();

  /**
   * +1 if the first player stands better, -1 if the second does, 0 if they are equal: the sign of
   * {@link #marginForFirst()} in a game decided by margin. In a terminal position it is the result
   * of the game.
   */
  int outcomeForFirst();

  /**
   * The first player's score minus the second's, in the game's own unit (DVONN: pieces), counted as
   * if the game ended here.
   */
  int marginForFirst();

  /** What {@code player} has scored so far, in the game's own unit. */
  int score(Player player);

  /** Actions made since the start of the game, passes included. */
  int ply();

  /**
   * Makes this position equal to {@code other}.
   *
   * @param other a position of the same game
   */
  void copyFrom(Position other);

  /**
   * Makes this position the image of {@code other} under {@code symmetry}.
   *
   * @param other a position of the same game, and not this one
   */
  void copyFrom(Position other, Symmetry symmetry);

  /**
   * A 64-bit hash of everything that matters for the rest of the game: board, player to move,
   * phase, pieces in hand and choices under way. The ply counts only where the rules depend on it.
   */
  long hash();
}
