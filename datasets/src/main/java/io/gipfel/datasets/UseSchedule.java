package io.gipfel.datasets;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How often the positions of each generation have been learned from, on average, before and after
 * the last generation. It follows from the counts of positions alone, so nothing needs to be stored
 * and a resumed run agrees with itself.
 *
 * <p>Generation g with n positions draws {@code uses · n} samples, the same number from each
 * position in its window except where that would exceed {@code maxUses}; what those cannot take is
 * drawn from the others, and where nobody can take it, it is not drawn.
 */
final class UseSchedule {

  private final WindowConfig window;
  private final SamplerConfig sampler;
  private final long[] positions;
  private final double[] before;
  private final double[] after;

  /**
   * The schedule up to the last of the generations.
   *
   * @param positions of each generation
   */
  UseSchedule(long[] positions, WindowConfig window, SamplerConfig sampler) {
    this.window = window;
    this.sampler = sampler;
    this.positions = positions.clone();
    this.before = new double[positions.length];
    this.after = new double[positions.length];
    long total = 0;
    for (int generation = 0; generation < positions.length; generation++) {
      total += positions[generation];
      System.arraycopy(after, 0, before, 0, generation);
      draw(generation, total);
    }
  }

  /** Uses of a position of {@code generation} before the last generation's learning. */
  double before(int generation) {
    return before[generation];
  }

  /** Uses of a position of {@code generation} after the last generation's learning. */
  double after(int generation) {
    return after[generation];
  }

  private void draw(int last, long total) {
    long[] inWindow = inWindow(last, window.positions(total));
    double rate = rate(inWindow, sampler.uses() * positions[last]);
    for (int generation = 0; generation <= last; generation++) {
      if (inWindow[generation] > 0) {
        after[generation] = Math.min(sampler.maxUses(), after[generation] + rate);
      }
    }
  }

  /** How many of each generation's positions are among the newest {@code size}. */
  private long[] inWindow(int last, long size) {
    long[] inWindow = new long[last + 1];
    long rest = size;
    for (int generation = last; generation >= 0; generation--) {
      inWindow[generation] = Math.min(rest, positions[generation]);
      rest -= inWindow[generation];
    }
    return inWindow;
  }

  /** The uses for each position that make {@code draws} in all, none going beyond the cap. */
  private double rate(long[] inWindow, double draws) {
    List<Integer> fullestFirst =
        IntStream.range(0, inWindow.length)
            .filter(generation -> inWindow[generation] > 0)
            .boxed()
            .sorted(Comparator.comparingDouble(this::room))
            .toList();
    double drawsLeft = draws;
    long positionsLeft = 0;
    for (long count : inWindow) {
      positionsLeft += count;
    }
    for (int generation : fullestFirst) {
      if (room(generation) * positionsLeft >= drawsLeft) {
        return drawsLeft / positionsLeft;
      }
      drawsLeft -= room(generation) * inWindow[generation];
      positionsLeft -= inWindow[generation];
    }
    return sampler.maxUses();
  }

  private double room(int generation) {
    return sampler.maxUses() - after[generation];
  }
}
