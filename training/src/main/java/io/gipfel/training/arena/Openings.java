package io.gipfel.training.arena;

import io.gipfel.core.Game;

/**
 * How the games of a match begin: {@code none} at the start of the game, {@code random:4-8} after
 * so many uniformly random legal actions, {@code setup} from a uniformly random setup, or as an
 * {@link OpeningBook} says.
 *
 * <p>Without openings, two agents that draw no random numbers play the same two games over and
 * over.
 */
public sealed interface Openings permits RandomOpenings, OpeningBook {

  /** Games begin at the start of the game. */
  Openings NONE = new RandomOpenings(false, 0, 0);

  /** Games begin from a uniformly random setup. */
  Openings SETUP = new RandomOpenings(true, 0, 0);

  /**
   * The game that is played when {@code game} has these openings.
   *
   * @throws IllegalArgumentException if a random setup is asked of a game that has none
   */
  Game playedGame(Game game);

  /**
   * The opening of pair {@code pair}.
   *
   * @param seed of what is random in it
   */
  Opening opening(Game playedGame, int pair, long seed);

  /** From {@code minActions} to {@code maxActions} random actions, each number equally likely. */
  static Openings randomActions(int minActions, int maxActions) {
    return new RandomOpenings(false, minActions, maxActions);
  }

  /**
   * The openings that suit {@code game} if nobody says otherwise: none where its start is random
   * itself, else a few random actions, fewer in a short game.
   */
  static Openings defaultsFor(Game game) {
    return RandomOpenings.defaultsFor(game);
  }

  /**
   * The openings that {@code text} names.
   *
   * @throws IllegalArgumentException if it names none
   */
  static Openings parse(String text) {
    return RandomOpenings.parse(text);
  }
}
