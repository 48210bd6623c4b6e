package io.gipfel.training.arena;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import java.util.List;

/**
 * A finished game of a match.
 *
 * @param pair number of its pair, from 0
 * @param aIsFirst whether A had the first player's side
 * @param start text of the start position in the game's notation
 * @param openingPlies how many of the actions are the opening
 * @param actions every action from the start position
 * @param end how it ended
 * @param timeA time that A used
 * @param timeB time that B used
 */
public record PlayedGame(
    int pair,
    boolean aIsFirst,
    String start,
    int openingPlies,
    List<Integer> actions,
    GameEnd end,
    TimeUsed timeA,
    TimeUsed timeB) {

  /** A game that owns its list of actions. */
  public PlayedGame {
    actions = List.copyOf(actions);
    if (pair < 0 || openingPlies < 0 || openingPlies > actions.size()) {
      throw new IllegalArgumentException(
          "expected a pair from 0 and an opening within the game, found pair "
              + pair
              + " and "
              + openingPlies
              + " of "
              + actions.size()
              + " plies");
    }
  }

  /** +1 if A won, 0 for a draw, -1 if B won. */
  public int outcomeForA() {
    return aIsFirst ? end.outcomeForFirst() : -end.outcomeForFirst();
  }

  /** A's score minus B's; 0 in a game that was forfeited. */
  public int marginForA() {
    return aIsFirst ? end.marginForFirst() : -end.marginForFirst();
  }

  /** The number of the game in its match: twice the pair, and one more where B was first. */
  int number() {
    return 2 * pair + (aIsFirst ? 0 : 1);
  }

  /**
   * The game as a record for a dataset.
   *
   * @throws IllegalStateException if it was forfeited: a record ends where the rules end the game
   */
  public GameRecord toRecord(MatchSettings settings) {
    if (end.forfeit().isPresent()) {
      throw new IllegalStateException(
          "game " + number() + " was forfeited: " + end.forfeit().get());
    }
    return new GameRecord(
        number(),
        settings.seedOfGame(pair, aIsFirst),
        settings.playedGame().name(),
        start,
        actions.stream().map(PlyRecord::unsearched).toList(),
        end.outcomeForFirst(),
        end.marginForFirst());
  }
}
