package io.gipfel.training.arena;

import java.util.Arrays;
import java.util.function.DoublePredicate;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * Pairs of games counted by A's points in them: 0, ½, 1, 1½ or 2. The score of a pair is half of
 * that, so it lies in [0, 1] like that of a game.
 *
 * <p>The two games of a pair share an opening and therefore depend on each other; pairs do not. So
 * every interval and test here takes pairs as its sample. With few decisive games or none it still
 * says something sane, because it asks how probable each mean could make what was seen, over all
 * five scores, also those not seen yet.
 *
 * <p>Immutable. The likelihood is that of M. Van den Bergh, <i>The generalized maximum likelihood
 * ratio for the expectation value of a distribution</i> (support_MLE_multinomial.pdf), Proposition
 * 1.1, which fishtest uses too.
 */
public final class Pentanomial {

  /** No pairs. */
  public static final Pentanomial EMPTY = new Pentanomial(new int[5]);

  private static final int SCORES = 5;
  private static final int BISECTIONS = 60;

  private final int[] counts;
  private final int pairs;

  private Pentanomial(int[] counts) {
    this.counts = counts;
    this.pairs = Arrays.stream(counts).sum();
  }

  /**
   * Pairs by A's points in them.
   *
   * @param counts five counts, for 0, ½, 1, 1½ and 2 points
   */
  public static Pentanomial of(int... counts) {
    if (counts.length != SCORES || Arrays.stream(counts).anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException(
          "pairs by points: expected five counts, found " + Arrays.toString(counts));
    }
    return new Pentanomial(counts.clone());
  }

  /** These pairs and one more, in which A made {@code halfPoints} / 2 points. */
  public Pentanomial plus(int halfPoints) {
    int[] sum = counts.clone();
    sum[halfPoints]++;
    return new Pentanomial(sum);
  }

  /** How many pairs there are. */
  public int pairs() {
    return pairs;
  }

  /** How many pairs gave A {@code halfPoints} / 2 points. */
  public int count(int halfPoints) {
    return counts[halfPoints];
  }

  /** The mean score; one half if there are no pairs. */
  public double mean() {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts[i] * score(i);
    }
    return pairs == 0 ? 0.5 : sum / pairs;
  }

  private static double score(int halfPoints) {
    return halfPoints / (SCORES - 1.0);
  }

  /**
   * The interval of means that a test at level {@code 1 - confidence} does not reject: m is in it
   * if |mean - m| is at most z standard errors, the variance being that of {@link #mostLikely} at
   * m.
   *
   * <p>This is the score interval of E. B. Wilson (1927), with five scores in the place of two: if
   * every pair was won or lost, and also after n wins of n, it is his. [0, 1] if there are no
   * pairs.
   */
  public Interval interval(double confidence) {
    if (pairs == 0) {
      return new Interval(0, 1);
    }
    double z = new NormalDistribution().inverseCumulativeProbability((1 + confidence) / 2);
    double mean = mean();
    DoublePredicate accepted =
        m -> pairs * (mean - m) * (mean - m) <= z * z * variance(mostLikely(m), m);
    return new Interval(lastAccepted(accepted, mean, 0), lastAccepted(accepted, mean, 1));
  }

  /** Where, on the way from {@code inside} to {@code end}, values stop being accepted. */
  private static double lastAccepted(DoublePredicate accepted, double inside, double end) {
    double in = inside;
    double out = end;
    for (int i = 0; i < BISECTIONS && in != out; i++) {
      double middle = 0.5 * (in + out);
      if (accepted.test(middle)) {
        in = middle;
      } else {
        out = middle;
      }
    }
    return in;
  }

  private static double variance(double[] probabilities, double mean) {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      double difference = score(i) - mean;
      sum += probabilities[i] * difference * difference;
    }
    return sum;
  }

  /**
   * How much likelier a mean of {@code mean1} makes these pairs than {@code mean0}: the logarithm
   * of the ratio of the largest likelihoods under each. Finite for means in (0, 1).
   */
  public double logLikelihoodRatio(double mean0, double mean1) {
    if (pairs == 0) {
      return 0;
    }
    double[] probabilities0 = mostLikely(mean0);
    double[] probabilities1 = mostLikely(mean1);
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      if (counts[i] > 0) {
        sum += counts[i] * Math.log(probabilities1[i] / probabilities0[i]);
      }
    }
    return sum;
  }

  /**
   * The distribution over the five scores that makes these pairs likeliest, of all that have mean
   * {@code mean} in (0, 1): p_i = f_i / (1 + t (a_i - mean)), where f_i is the share of pairs with
   * score a_i and t is such that p has that mean. If the scores seen do not reach as far as the
   * mean, t lies at the end of its range, and the rest of the probability goes to the extreme score
   * on the other side.
   */
  double[] mostLikely(double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = 0.5 * (low + high);
      if (tiltedExcess(middle, mean) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    double tilt = 0.5 * (low + high);
    double[] probabilities = new double[SCORES];
    double rest = 1;
    for (int i = 0; i < SCORES; i++) {
      if (counts[i] > 0) {
        probabilities[i] = counts[i] / (pairs * (1 + tilt * (score(i) - mean)));
        rest -= probabilities[i];
      }
    }
    probabilities[tilt > 0 ? 0 : SCORES - 1] += Math.max(rest, 0);
    return probabilities;
  }

  /** How far above {@code mean} the scores seen lie when tilted by {@code tilt}; falls with it. */
  private double tiltedExcess(double tilt, double mean) {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      if (counts[i] > 0) {
        double difference = score(i) - mean;
        sum += counts[i] * difference / (1 + tilt * difference);
      }
    }
    return sum;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pentanomial pentanomial && Arrays.equals(counts, pentanomial.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
