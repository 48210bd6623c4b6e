package io.gipfel.mcts.solve;

import io.gipfel.core.Checks;

/**
 * The settings of a solver.
 *
 * @param memoryMegabytes the most memory its table may take, from 1 to 8192; it takes the largest
 *     power of two
 */
public record SolverConfig(int memoryMegabytes) {

  /** The most memory that a table can take. */
  public static final int MOST_MEGABYTES = 8192;

  /** Checks the range. */
  public SolverConfig {
    Checks.atLeast("memoryMegabytes", memoryMegabytes, 1);
    Checks.atMost("memoryMegabytes", memoryMegabytes, MOST_MEGABYTES);
  }

  long tableBytes() {
    return (long) memoryMegabytes << 20;
  }
}
