package io.gipfel.training.arena;

/**
 * The Elo scale: a difference of d points means an expected score of 1 / (1 + 10^(-d/400)).
 *
 * <p>A. Elo, The Rating of Chessplayers, Past and Present (1978), in its logistic form.
 */
public final class Elo {

  /** Elo points to a unit of log odds. */
  static final double PER_LOG_ODDS = 400 / Math.log(10);

  private Elo() {}

  /**
   * The difference that a score of {@code score} in [0, 1] performs to: infinite at 0 and at 1,
   * where only the interval says something.
   */
  public static double ofScore(double score) {
    return PER_LOG_ODDS * (Math.log(score) - Math.log1p(-score));
  }

  /** The score in (0, 1) expected at a difference of {@code elo} points. */
  public static double expectedScore(double elo) {
    return 1 / (1 + Math.exp(-elo / PER_LOG_ODDS));
  }

  /** The differences between which the score lies in {@code scores}. */
  static Interval ofScores(Interval scores) {
    return new Interval(ofScore(scores.low()), ofScore(scores.high()));
  }
}
