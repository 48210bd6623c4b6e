package io.gipfel.training.run;

import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.training.learning.LearningResult;
import io.gipfel.training.selfplay.SelfPlayStatistics;
import java.util.List;
import java.util.Objects;

/**
 * What is known of one generation of a run.
 *
 * @param generation from 1
 * @param games what self-play made
 * @param learning what the learner did
 * @param int8 how close its 8-bit form comes
 * @param matches how the new network played, one entry an opponent
 * @param best the generation whose network stands as the best after these matches
 * @param seconds wall time of the three stages, as measured
 */
public record Report(
    int generation,
    Games games,
    Learning learning,
    Fidelity int8,
    List<MatchReport> matches,
    int best,
    Seconds seconds) {

  /** A report that owns its list; in runs of older versions nobody knew of 8-bit networks. */
  public Report {
    int8 = Objects.requireNonNullElse(int8, Fidelity.UNKNOWN);
    matches = List.copyOf(matches);
  }

  /**
   * The games of a generation.
   *
   * @param games how many
   * @param positions plies in all
   * @param targets plies with a policy target
   * @param provenGames games with a ply whose outcome was proven
   * @param provenPositions plies whose outcome was proven
   * @param madePositions plies of the games made since the run last began or went on
   * @param evaluations positions that the evaluator judged for those
   * @param cacheHits further evaluations that a cache answered
   * @param overhead share of the threads' time spent outside the evaluator
   * @param firstScore mean score of the first player, a draw counting half
   * @param draws share of drawn games
   * @param meanMargin mean absolute margin
   */
  public record Games(
      int games,
      long positions,
      long targets,
      int provenGames,
      long provenPositions,
      long madePositions,
      long evaluations,
      long cacheHits,
      double overhead,
      double firstScore,
      double draws,
      double meanMargin) {

    /** The figures of {@code statistics}. */
    public static Games of(SelfPlayStatistics statistics) {
      return new Games(
          statistics.games(),
          statistics.positions(),
          statistics.targets(),
          statistics.provenGames(),
          statistics.provenPositions(),
          statistics.madePositions(),
          statistics.evaluations(),
          statistics.cacheHits(),
          statistics.overhead(),
          statistics.firstScore(),
          statistics.drawShare(),
          statistics.meanMargin());
    }
  }

  /**
   * What the learner did.
   *
   * @param result steps, samples and losses
   * @param windowGames games in the window
   * @param windowTargets plies with a policy target in the window
   */
  public record Learning(LearningResult result, int windowGames, long windowTargets) {}

  /**
   * One match of the new network, from its side.
   *
   * @param opponent the opponent's name
   * @param games games played
   * @param wins won
   * @param draws drawn
   * @param losses lost
   * @param score share of points
   * @param scoreLow lower end of its 95 % interval
   * @param scoreHigh upper end
   * @param elo Elo difference
   * @param eloLow lower end of its 95 % interval
   * @param eloHigh upper end
   * @param distinctGames different games among them
   */
  public record MatchReport(
      String opponent,
      int games,
      int wins,
      int draws,
      int losses,
      double score,
      double scoreLow,
      double scoreHigh,
      double elo,
      double eloLow,
      double eloHigh,
      int distinctGames) {}

  /**
   * Wall time in seconds.
   *
   * @param selfPlay making the games
   * @param learning learning and publishing
   * @param arena matches
   */
  public record Seconds(double selfPlay, double learning, double arena) {

    /** The sum of the three. */
    public double total() {
      return selfPlay + learning + arena;
    }
  }
}
