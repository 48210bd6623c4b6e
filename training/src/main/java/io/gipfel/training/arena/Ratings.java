package io.gipfel.training.arena;

import java.util.Arrays;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.DecompositionSolver;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * Elo ratings of several agents, of all games between them at once.
 *
 * <p>The model is that of R. Bradley and M. Terry (1952): the expected score is the logistic
 * function of the difference of ratings, and a draw is half a win and half a loss. The ratings are
 * the likeliest ones; their errors come from the curvature of the likelihood there. That takes each
 * game for a coin toss, so where games are drawn, or pairs of games balance out their opening, the
 * intervals are wider than they need be.
 *
 * <p>Every two agents get one drawn game more than they played. It keeps the rating of an agent
 * that wins or loses everything finite, moves others hardly, and amounts to Jeffreys' prior on each
 * pairing's score.
 */
public final class Ratings {

  private static final double PRIOR_GAMES = 1;
  private static final int MAX_NEWTON_STEPS = 100;
  private static final double TOLERANCE = 1e-10;
  private static final double LARGEST_STEP = 1;
  private static final double CONFIDENCE = 0.95;

  private final double[] elo;
  private final Interval[] elo95;

  private Ratings(double[] elo, Interval[] elo95) {
    this.elo = elo;
    this.elo95 = elo95;
  }

  /** The ratings with mean 0; an interval is that of the difference from the mean. */
  public static Ratings fit(CrossTable table) {
    double[] weights = new double[table.size()];
    Arrays.fill(weights, 1.0 / table.size());
    return fit(table, weights);
  }

  /** The ratings with agent {@code anchor} at 0; an interval is that of the difference from it. */
  public static Ratings fitAnchoredAt(CrossTable table, int anchor) {
    double[] weights = new double[table.size()];
    weights[anchor] = 1;
    return fit(table, weights);
  }

  /** The ratings in which the agents' mean with these weights, which sum to 1, is 0. */
  private static Ratings fit(CrossTable table, double[] weights) {
    RealVector logOdds = likeliest(table);
    RealMatrix covariance = solver(table, logOdds).getInverse();
    RealVector zero = new ArrayRealVector(weights);
    double origin = zero.dotProduct(logOdds);
    double z = new NormalDistribution().inverseCumulativeProbability((1 + CONFIDENCE) / 2);
    double[] elo = new double[table.size()];
    Interval[] elo95 = new Interval[table.size()];
    for (int i = 0; i < elo.length; i++) {
      RealVector difference = zero.mapMultiply(-1);
      difference.addToEntry(i, 1);
      double variance = difference.dotProduct(covariance.operate(difference));
      double error = z * Math.sqrt(Math.max(variance, 0)) * Elo.PER_LOG_ODDS;
      elo[i] = (logOdds.getEntry(i) - origin) * Elo.PER_LOG_ODDS;
      elo95[i] = new Interval(elo[i] - error, elo[i] + error);
    }
    return new Ratings(elo, elo95);
  }

  /** Newton's method on the log-likelihood, which is concave, with its steps kept short. */
  private static RealVector likeliest(CrossTable table) {
    RealVector logOdds = new ArrayRealVector(table.size());
    for (int i = 0; i < MAX_NEWTON_STEPS; i++) {
      RealVector step = solver(table, logOdds).solve(gradient(table, logOdds));
      double size = step.getLInfNorm();
      if (size > LARGEST_STEP) {
        step.mapMultiplyToSelf(LARGEST_STEP / size);
      }
      logOdds = logOdds.add(step);
      if (size < TOLERANCE) {
        return logOdds;
      }
    }
    throw new IllegalStateException("ratings did not settle in " + MAX_NEWTON_STEPS + " steps");
  }

  private static RealVector gradient(CrossTable table, RealVector logOdds) {
    RealVector gradient = new ArrayRealVector(table.size());
    for (int i = 0; i < table.size(); i++) {
      for (int j = 0; j < table.size(); j++) {
        if (i != j) {
          double games = table.games(i, j) + PRIOR_GAMES;
          double points = table.points(i, j) + 0.5 * PRIOR_GAMES;
          gradient.addToEntry(i, points - games * expectedScore(logOdds, i, j));
        }
      }
    }
    return gradient;
  }

  /**
   * Solves with the information matrix. It is singular, since only differences of ratings matter;
   * with 1 added to every entry it is not, and differences come out the same.
   */
  private static DecompositionSolver solver(CrossTable table, RealVector logOdds) {
    int size = table.size();
    RealMatrix information = new Array2DRowRealMatrix(size, size).scalarAdd(1);
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        double p = expectedScore(logOdds, i, j);
        double weight = (table.games(i, j) + PRIOR_GAMES) * p * (1 - p);
        information.addToEntry(i, i, weight);
        information.addToEntry(j, j, weight);
        information.addToEntry(i, j, -weight);
        information.addToEntry(j, i, -weight);
      }
    }
    return new CholeskyDecomposition(information).getSolver();
  }

  private static double expectedScore(RealVector logOdds, int i, int j) {
    return 1 / (1 + Math.exp(logOdds.getEntry(j) - logOdds.getEntry(i)));
  }

  /** The rating of {@code agent}. */
  public double elo(int agent) {
    return elo[agent];
  }

  /** The 95 % interval of the rating of {@code agent}. */
  public Interval elo95(int agent) {
    return elo95[agent];
  }
}
