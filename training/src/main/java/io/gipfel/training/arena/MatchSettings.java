package io.gipfel.training.arena;

import io.gipfel.core.Game;

/**
 * What two agents are asked to play.
 *
 * @param game the game
 * @param openings how games begin
 * @param pairs most pairs of games; the two games of a pair have one opening and swapped colours
 * @param seed of everything random
 */
public record MatchSettings(Game game, Openings openings, int pairs, long seed) {

  /**
   * Checks that the game can be played so.
   *
   * @throws IllegalArgumentException if it cannot
   */
  public MatchSettings {
    if (pairs < 1) {
      throw new IllegalArgumentException("pairs: expected at least 1, found " + pairs);
    }
    openings.playedGame(game);
  }

  /** The game, from its random setup if the openings ask for it. */
  Game playedGame() {
    return openings.playedGame(game);
  }

  /** The opening of pair {@code pair}. */
  Opening opening(int pair) {
    return openings.opening(playedGame(), pair, Seeds.ofPair(seed, pair));
  }

  /** The seed of the random stream of one game. */
  long seedOfGame(int pair, boolean aIsFirst) {
    return Seeds.ofGame(seed, pair, aIsFirst);
  }
}
