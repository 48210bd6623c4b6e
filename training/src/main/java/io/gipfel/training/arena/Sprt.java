package io.gipfel.training.arena;

/**
 * A sequential test between two hypotheses about the Elo difference of A over B: H0 says {@code
 * elo0}, H1 says {@code elo1}.
 *
 * <p>The generalised sequential probability ratio test on pairs: Wald's bounds (Sequential Tests of
 * Statistical Hypotheses, 1945), and for the likelihoods the largest that each hypothesis allows
 * (M. Van den Bergh, A Practical Introduction to the GSPRT). It needs no guess of how many games
 * are drawn, and it ends when one side wins every game.
 *
 * @param elo0 the difference under H0, logistic
 * @param elo1 the difference under H1, larger
 * @param alpha probability of accepting H1 where H0 holds
 * @param beta probability of accepting H0 where H1 holds
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) implements StopRule {

  /** What a test has come to. */
  public enum Verdict {
    /** H0 is accepted: A is not better by {@code elo1}. */
    H0,
    /** H1 is accepted: A is better by more than {@code elo0}. */
    H1,
    /** Neither yet. */
    UNDECIDED
  }

  /** Checks the hypotheses and error rates. */
  public Sprt {
    if (!(elo0 < elo1) || Double.isInfinite(elo0) || Double.isInfinite(elo1)) {
      throw new IllegalArgumentException(
          "sprt: expected elo0 < elo1, found " + elo0 + " and " + elo1);
    }
    if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
      throw new IllegalArgumentException(
          "sprt: expected alpha and beta between 0 and 0.5, found " + alpha + " and " + beta);
    }
  }

  /** A test with error rates of 5 %. */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, 0.05, 0.05);
  }

  /** The log-likelihood ratio of H1 to H0. */
  public double logLikelihoodRatio(Pentanomial pairs) {
    return pairs.logLikelihoodRatio(Elo.expectedScore(elo0), Elo.expectedScore(elo1));
  }

  /** At or below this ratio H0 is accepted. */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** At or above this ratio H1 is accepted. */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /** What the test says after {@code pairs}. */
  public Verdict verdict(Pentanomial pairs) {
    double ratio = logLikelihoodRatio(pairs);
    if (ratio >= upperBound()) {
      return Verdict.H1;
    }
    return ratio <= lowerBound() ? Verdict.H0 : Verdict.UNDECIDED;
  }

  @Override
  public boolean isEnough(Pentanomial pairs) {
    return verdict(pairs) != Verdict.UNDECIDED;
  }
}
