package io.gipfel.datasets;

import java.util.List;
import java.util.SortedMap;

/**
 * Some games in numbers. Means over nothing are 0.
 *
 * @param games how many
 * @param distinctGames how many differ in start or actions
 * @param resigned how many were given up
 * @param unfinished how many were broken off; no outcome counts them
 * @param plies of all games
 * @param targets plies with a policy target
 * @param proven plies whose value is the exact outcome
 * @param provenGames games with such a ply
 * @param pliesAGame lengths of games
 * @param lengths how many games have from {@code key} to {@code key + 9} plies, where any has
 * @param outcomes who won
 * @param marginForFirst margins of finished games
 * @param branching mean number of legal actions a ply
 * @param policyEntropy mean entropy of the policy targets, in nats
 * @param agreement share of the plies with candidates at which the search's first choice was played
 * @param provenPliesToGo in games with a proven ply, mean number of plies left at the first
 * @param calibration how the searches' values agree with the outcomes
 */
public record GameStatistics(
    long games,
    long distinctGames,
    long resigned,
    long unfinished,
    long plies,
    long targets,
    long proven,
    long provenGames,
    Spread pliesAGame,
    SortedMap<Integer, Long> lengths,
    Outcomes outcomes,
    Spread marginForFirst,
    double branching,
    double policyEntropy,
    double agreement,
    double provenPliesToGo,
    Calibration calibration) {

  /** Mean, least and greatest of some numbers; all 0 where there are none. */
  public record Spread(double mean, int min, int max) {}

  /** How many games each side won, and how many nobody. */
  public record Outcomes(long firstWins, long draws, long secondWins) {

    /** All games that were decided. */
    public long games() {
      return firstWins + draws + secondWins;
    }
  }

  /**
   * How the values of searched plies agree with how their games ended.
   *
   * @param positions searched plies
   * @param brier mean squared difference of value and outcome, both scaled to [0, 1]: 0 is
   *     foresight, 0.25 is what "even" scores in games without draws
   * @param buckets ten, by value from -1 to 1; a calibrated search has equal means in each
   */
  public record Calibration(long positions, double brier, List<Bucket> buckets) {}

  /**
   * The searched plies with values in one tenth of the range.
   *
   * @param positions how many
   * @param meanValueForFirst mean of their values
   * @param meanOutcomeForFirst mean of how their games ended
   */
  public record Bucket(long positions, double meanValueForFirst, double meanOutcomeForFirst) {}
}
