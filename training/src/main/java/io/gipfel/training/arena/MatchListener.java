package io.gipfel.training.arena;

import java.util.List;

/** Hears of a match as it is played. Calls come from the arena's threads, one at a time. */
public interface MatchListener {

  /** Hears nothing. */
  MatchListener NONE = new MatchListener() {};

  /**
   * A match begins.
   *
   * @param played games that its log has already, in no particular order
   */
  default void matchStarted(Match match, List<PlayedGame> played) {}

  /** A game is over. */
  default void gameFinished(Match match, PlayedGame game) {}
}
