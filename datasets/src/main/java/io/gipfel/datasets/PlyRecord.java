package io.gipfel.datasets;

/**
 * One ply of a recorded game: the action made, and what the search behind it thought.
 *
 * <p>The three arrays are parallel and hold only actions with something to say (visited, or with a
 * weight), in ascending order; they are empty where no search was made. They belong to the record:
 * nobody changes them.
 *
 * @param action the action made
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

  private static final int[] NONE = {};

  /** A ply without a search behind it, such as one of a random opening. */
  public static PlyRecord unsearched(int action) {
    return new PlyRecord(action, NONE, NONE, NONE, 0, false, false);
  }
}
