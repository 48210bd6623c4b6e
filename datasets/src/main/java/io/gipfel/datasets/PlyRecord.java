package io.gipfel.datasets;

import java.util.Arrays;
import java.util.Locale;

/**
 * One ply of a recorded game: the action made, and what the search behind it thought.
 *
 * <p>The three arrays are parallel and hold only actions with something to say (visited, or with a
 * weight), in ascending order; they are empty where no search was made. They belong to the record:
 * nobody changes them. Records are equal if their contents are.
 *
 * @param action the action made, from 0 to {@link #MAX_ACTION}
 * @param candidates actions that the search considered
 * @param visits how often the search visited each, from 0 to 65,535
 * @param weights the policy target in units of 1/65,535, from 0 to 65,535: visit shares of a PUCT
 *     search, the improved policy of a Gumbel search
 * @param valueForFirst the search's value of the position in [-1, 1], for the first player; 0
 *     without a search
 * @param target whether the weights are a policy target worth learning: false without a search, in
 *     random openings and after cheap searches
 * @param proven whether {@code valueForFirst} is the exact outcome
 */
@SuppressWarnings("ArrayRecordComponent") // flat and compact; see above for who may change them
public record PlyRecord(
    int action,
    int[] candidates,
    int[] visits,
    int[] weights,
    float valueForFirst,
    boolean target,
    boolean proven) {

  /** The largest action that a record can hold. */
  public static final int MAX_ACTION = (1 << 20) - 1;

  /** The largest number of visits that a record can hold. */
  public static final int MAX_VISITS = 65_535;

  /** The weight of an action that has all the probability: weights are in units of 1/this. */
  public static final int MAX_WEIGHT = 65_535;

  private static final int[] NONE = {};

  /** Checks everything stated above. */
  public PlyRecord {
    check(action >= 0 && action <= MAX_ACTION, "action", action, "0 to " + MAX_ACTION);
    check(
        visits.length == candidates.length && weights.length == candidates.length,
        "visits and weights",
        visits.length + " and " + weights.length,
        "one each for " + candidates.length + " candidates");
    int previous = -1;
    int weightSum = 0;
    for (int i = 0; i < candidates.length; i++) {
      check(
          candidates[i] > previous && candidates[i] <= MAX_ACTION,
          "candidate",
          candidates[i],
          "ascending actions up to " + MAX_ACTION);
      check(visits[i] >= 0 && visits[i] <= MAX_VISITS, "visits", visits[i], "0 to " + MAX_VISITS);
      check(
          weights[i] >= 0 && weights[i] <= MAX_WEIGHT, "weight", weights[i], "0 to " + MAX_WEIGHT);
      previous = candidates[i];
      weightSum |= weights[i];
    }
    check(valueForFirst >= -1 && valueForFirst <= 1, "value", valueForFirst, "-1 to 1");
    check(!target || weightSum > 0, "weights of a policy target", 0, "one above 0");
    check(
        !proven || Math.abs(valueForFirst) == 1 || valueForFirst == 0,
        "proven value",
        valueForFirst,
        "-1, 0 or 1");
  }

  private static void check(boolean ok, String what, Object found, String expected) {
    if (!ok) {
      throw new IllegalArgumentException(what + ": expected " + expected + ", found " + found);
    }
  }

  /** A ply without a search behind it, such as one of a random opening. */
  public static PlyRecord unsearched(int action) {
    return new PlyRecord(action, NONE, NONE, NONE, 0, false, false);
  }

  /** A ply of which only the outcome is proven, such as the one legal action of a decided game. */
  public static PlyRecord proven(int action, int outcomeForFirst) {
    return new PlyRecord(action, NONE, NONE, NONE, outcomeForFirst, false, true);
  }

  /** How often the search visited actions in all. */
  public int visitSum() {
    return Arrays.stream(visits).sum();
  }

  /** The sum of the weights, which stands for 1. */
  public long weightSum() {
    return Arrays.stream(weights).asLongStream().sum();
  }

  /**
   * The action that the search preferred: the one of most weight, and of those of the same weight
   * the most visited one. There is one only if there are candidates.
   */
  public int preferred() {
    int best = 0;
    for (int i = 1; i < candidates.length; i++) {
      if (weights[i] > weights[best] || (weights[i] == weights[best] && visits[i] > visits[best])) {
        best = i;
      }
    }
    return candidates[best];
  }

  /** The entropy of the policy that the weights are, in nats; not a number if there are none. */
  public double policyEntropy() {
    double sum = 0;
    double weighted = 0;
    for (int weight : weights) {
      if (weight > 0) {
        sum += weight;
        weighted += weight * Math.log(weight);
      }
    }
    return Math.log(sum) - weighted / sum;
  }

  /** Whether a search stands behind the ply: it has candidates or a value. */
  public boolean searched() {
    return candidates.length > 0 || Float.floatToRawIntBits(valueForFirst) != 0;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof PlyRecord other
        && action == other.action
        && Arrays.equals(candidates, other.candidates)
        && Arrays.equals(visits, other.visits)
        && Arrays.equals(weights, other.weights)
        && Float.compare(valueForFirst, other.valueForFirst) == 0
        && target == other.target
        && proven == other.proven;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * action + Arrays.hashCode(candidates)) + Arrays.hashCode(weights);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "PlyRecord[action=%d, candidates=%s, visits=%s, weights=%s, valueForFirst=%s, target=%b,"
            + " proven=%b]",
        action,
        Arrays.toString(candidates),
        Arrays.toString(visits),
        Arrays.toString(weights),
        valueForFirst,
        target,
        proven);
  }
}
