package io.gipfel.core;

/**
 * What a game knows about its own endings, for exact search.
 *
 * <p>Instances are stateless and shared between threads; no method allocates.
 */
public interface Endgame {

  /**
   * Roughly how many positions a search must visit to prove the result of {@code position}. It is
   * cheap and only decides what is worth trying.
   */
  long effort(Position position);

  /**
   * Sets {@code bounds} to margins between which the game ends, whatever both players do from here.
   * The tighter they are, the less a search must visit.
   *
   * @param position not terminal
   */
  void bound(Position position, MarginBounds bounds);
}
