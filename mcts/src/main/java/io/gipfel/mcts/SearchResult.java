package io.gipfel.mcts;

import java.util.Arrays;

/**
 * What a search found at its root. All arrays but the principal variation are parallel, one entry a
 * legal action; they belong to the result: nobody changes them.
 *
 * @param actions the legal actions, ascending
 * @param visits visits of each
 * @param valuesForFirst mean value of each in [-1, 1], or its proven outcome; NaN where there is
 *     neither visit nor proof
 * @param priors what the evaluator thought of each, without noise; they sum to 1
 * @param policyTarget what a policy should learn from this search; sums to 1. PUCT: the shares of
 *     visits; Gumbel: the improved policy; where the outcome is proven, equal shares of all actions
 *     that are proven as good as {@code best}
 * @param valueForFirst mean value of all simulations through the root, the root's own evaluation
 *     included; the outcome where that is proven
 * @param best the action to play
 * @param principalVariation the expected course of the game: {@code best}, then the most visited
 *     actions
 * @param simulations simulations that this search made, the root's evaluation included; 0 if the
 *     result was proven without any
 * @param bounds what is proven of the position's result
 * @param actionBounds what is proven of the result after each action
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
    int simulations,
    ProvenBounds bounds,
    ProvenBounds[] actionBounds) {

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
