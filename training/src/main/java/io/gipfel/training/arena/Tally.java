package io.gipfel.training.arena;

import java.util.stream.Stream;

/**
 * Games counted by how they ended for one side.
 *
 * @param wins games won
 * @param draws games drawn; each is half a point
 * @param losses games lost
 */
public record Tally(int wins, int draws, int losses) {

  /** The tally of A over {@code games}. */
  static Tally ofA(Stream<PlayedGame> games) {
    int[] counts = new int[3];
    games.forEach(game -> counts[1 + game.outcomeForA()]++);
    return new Tally(counts[2], counts[1], counts[0]);
  }

  /** How many games. */
  public int games() {
    return wins + draws + losses;
  }

  /** Points, a draw being half of one. */
  public double points() {
    return wins + 0.5 * draws;
  }

  /** Points a game in [0, 1]; one half if there were no games. */
  public double score() {
    return games() == 0 ? 0.5 : points() / games();
  }

  @Override
  public String toString() {
    return "+" + wins + " =" + draws + " -" + losses;
  }
}
