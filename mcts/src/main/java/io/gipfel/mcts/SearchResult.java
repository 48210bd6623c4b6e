package io.gipfel.mcts;

import java.util.Arrays;

/**
 * What a search found at its root. The first five arrays are parallel, one entry a legal action;
 * all belong to the result: nobody changes them.
 *
 * @param actions the legal actions, ascending
 * @param visits visits of each
 * @param valuesForFirst mean value of each in [-1, 1], NaN where there was no visit
 * @param priors what the evaluator thought of each, without noise; they sum to 1
 * @param policyTarget what a policy should learn from this search; sums to 1. PUCT: the shares of
 *     visits; Gumbel: the improved policy
 * @param valueForFirst mean value of all simulations through the root, the root's own evaluation
 *     included
 * @param best the action to play
 * @param principalVariation the expected course of the game: {@code best}, then the most visited
 *     actions
 * @param simulations simulations that this search made, the root's evaluation included
 */
@SuppressWarnings("ArrayRecordComponent") // flat and compact; see above for who may change them
public record SearchResult(
    int[] actions,
    int[] visits,
    float[] valuesForFirst,
    float[] priors,
    float[] policyTarget,
    float valueForFirst,
    int best,
    int[] principalVariation,
    int simulations) {

  /**
   * Where {@code action} stands in the parallel arrays.
   *
   * @throws IllegalArgumentException if it is not legal at the root
   */
  public int indexOf(int action) {
    int index = Arrays.binarySearch(actions, action);
    if (index < 0) {
      throw new IllegalArgumentException(
          "action " + action + ": expected one of " + Arrays.toString(actions));
    }
    return index;
  }
}
