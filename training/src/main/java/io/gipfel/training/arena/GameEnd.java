package io.gipfel.training.arena;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param outcomeForFirst +1, 0 or -1
 * @param marginForFirst final score difference; 0 in a game that was forfeited
 * @param forfeit why the loser forfeited the game, if he did
 */
public record GameEnd(int outcomeForFirst, int marginForFirst, Optional<String> forfeit) {

  /** Checks the outcome. */
  public GameEnd {
    if (outcomeForFirst < -1 || outcomeForFirst > 1) {
      throw new IllegalArgumentException(
          "expected an outcome of -1 to 1, found " + outcomeForFirst);
    }
  }

  /** The end of a game that was played out, read off the board alone, whoever moved last. */
  static GameEnd of(Position position) {
    return new GameEnd(position.outcomeForFirst(), position.marginForFirst(), Optional.empty());
  }

  /** The end of a game that {@code loser} forfeits. */
  static GameEnd forfeitOf(Player loser, String reason) {
    return new GameEnd(loser.other().sign(), 0, Optional.of(reason));
  }
}
