package io.gipfel.app.solve;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Measures how many positions the solver proves in how much time. Time is the processor time of the
 * solving thread, which other programs on the machine change less than the clock.
 */
public final class SolverMeasurement {

  private static final int WARM_UP_ROUNDS = 20;
  private static final long NANOS_A_MILLI = 1_000_000;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Solver solver;
  private final long[] budgets;
  private final BooleanSupplier interrupted;

  /**
   * A measurement with one solver.
   *
   * @param budgetsMillis in ascending order
   * @param interrupted ends the search under way, and is then to be asked by the caller too
   */
  public SolverMeasurement(
      Game game, SolverConfig config, List<Long> budgetsMillis, BooleanSupplier interrupted) {
    solver = new Solver(game, config);
    budgets = budgetsMillis.stream().mapToLong(millis -> millis * NANOS_A_MILLI).toArray();
    this.interrupted = interrupted;
  }

  /**
   * Lets the compiler see the solver at work on {@code positions}, for a time that does not count,
   * or a few times each.
   */
  public void warmUp(List<Position> positions, long millis) {
    long start = now();
    int most = WARM_UP_ROUNDS * positions.size();
    for (int i = 0; i < most && isWithin(start, millis * NANOS_A_MILLI); i++) {
      solve(positions.get(i % positions.size()), millis * NANOS_A_MILLI / 10);
    }
  }

  /** Tries all positions, each for the largest budget. */
  public SolvedShare measure(int movesToCome, List<Position> positions, Runnable eachDone) {
    int[] solved = new int[budgets.length];
    long[] nodes = new long[positions.size()];
    for (int i = 0; i < positions.size() && !interrupted.getAsBoolean(); i++) {
      long nanos = solve(positions.get(i), budgets[budgets.length - 1]);
      nodes[i] = solver.nodes();
      for (int j = 0; solver.isExact() && j < budgets.length; j++) {
        solved[j] += nanos <= budgets[j] ? 1 : 0;
      }
      eachDone.run();
    }
    Arrays.sort(nodes);
    List<Integer> counts = new ArrayList<>();
    Arrays.stream(solved).forEach(counts::add);
    long median = nodes.length == 0 ? 0 : nodes[nodes.length / 2];
    return new SolvedShare(movesToCome, positions.size(), counts, median);
  }

  /** Tries a position and returns the nanoseconds it took. */
  private long solve(Position position, long budgetNanos) {
    long start = now();
    solver.solve(
        position,
        Long.MAX_VALUE,
        () -> !isWithin(start, budgetNanos) || interrupted.getAsBoolean());
    return now() - start;
  }

  private boolean isWithin(long start, long nanos) {
    return now() - start < nanos && !interrupted.getAsBoolean();
  }

  private long now() {
    return threads.getCurrentThreadCpuTime();
  }
}
