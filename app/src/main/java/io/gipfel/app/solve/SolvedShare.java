package io.gipfel.app.solve;

import java.util.List;

/**
 * How many positions were solved.
 *
 * @param movesToCome in the games that the positions are of
 * @param positions how many were tried
 * @param solved how many within each budget
 * @param medianNodes the median of the nodes visited; those not solved count with what they used
 */
public record SolvedShare(int movesToCome, int positions, List<Integer> solved, long medianNodes) {

  /** A row that owns its list. */
  public SolvedShare {
    solved = List.copyOf(solved);
  }

  /** The share solved within budget {@code i}. */
  public double share(int i) {
    return (double) solved.get(i) / positions;
  }
}
