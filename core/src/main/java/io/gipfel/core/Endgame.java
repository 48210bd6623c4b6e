package io.gipfel.core;

/**
 * What a game knows about its own endings, for exact search.
 *
 * <p>An instance belongs to one thread, since it may work in memory of its own; its answers depend
 * on the position alone. No method allocates.
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
   */
  void bound(Position position, MarginBounds bounds);

  /**
   * The same for a search that only asks whether the margin will be {@code margin} or more: bounds
   * that need not be tighter than that takes. This is what a search asks most often.
   */
  void bound(Position position, int margin, MarginBounds bounds);

  /**
   * How early {@code player} should try to bring {@code position} about: the higher, the earlier,
   * in any unit within ±1,000,000,000. The better he stands and the less there is to search, the
   * more it promises.
   */
  int promise(Position position, Player player);
}
