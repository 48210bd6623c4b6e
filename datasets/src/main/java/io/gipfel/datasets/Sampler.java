package io.gipfel.datasets;

import io.gipfel.core.Mixing;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The samples that one generation learns from, in the order in which it does.
 *
 * <p>Every position of the window is as likely as every other of its generation, and over a run
 * none is used more often than {@link SamplerConfig#maxUses}. Both come from systematic sampling:
 * {@link UseSchedule} says how far the average use of a position has come, a real number R, and a
 * position has been used ⌊R + u⌋ times, where u in [0, 1) is its own for the whole run, drawn from
 * game and ply. So what it is used for now follows from R before and after; nothing is stored.
 *
 * <p>A position that is used m times stands at a random place in each m-th part of the order: where
 * all are used alike, these are passes over the window, each shuffled and without repetition.
 *
 * <p>The same window, config and seed give the same samples. Immutable once made.
 */
public final class Sampler {

  private static final int INDEX_BITS = 28;
  private static final double PLACES = 1L << (Long.SIZE - 1 - INDEX_BITS);

  private final List<Window.Entry> entries;
  private final int[] entryOf;
  private final int[] plyOf;
  private final int[] symmetryOf;

  /** Sample indices in the low bits, under their random places in the order. */
  private final long[] order;

  /** How often each position is used now. */
  private record Uses(UseSchedule schedule, long mixedSeed) {

    int of(Window.Entry entry, int ply) {
      if (!entry.record().plies().get(ply).target()) {
        return 0;
      }
      double own = (Mixing.mix(Mixing.mix(mixedSeed + entry.record().id()) + ply) >>> 34) * 0x1p-30;
      int before = (int) (schedule.before(entry.generation()) + own);
      int after = (int) (schedule.after(entry.generation()) + own);
      return after - before;
    }

    int ofAll(List<Window.Entry> entries) {
      int count = 0;
      for (Window.Entry entry : entries) {
        for (int ply = 0; ply < entry.record().plies().size(); ply++) {
          count = Math.addExact(count, of(entry, ply));
        }
      }
      return count;
    }
  }

  /**
   * The samples for the window's last generation.
   *
   * @param symmetries how many the game has; each sample gets one of them, all alike likely
   * @param seed of the run, the same in every generation
   */
  public Sampler(Window window, SamplerConfig config, int symmetries, long seed) {
    long[] positions = window.positionsByGeneration();
    UseSchedule schedule = new UseSchedule(positions, window.config(), config);
    Uses uses = new Uses(schedule, Mixing.mix(seed));
    this.entries = window.entries();
    int size = uses.ofAll(entries);
    if (size >> INDEX_BITS != 0) {
      throw new IllegalArgumentException(
          "samples a generation: expected fewer than " + (1 << INDEX_BITS) + ", found " + size);
    }
    this.entryOf = new int[size];
    this.plyOf = new int[size];
    this.symmetryOf = new int[size];
    this.order = new long[size];
    draw(uses, symmetries, new SplittableRandom(Mixing.mix(Mixing.mix(seed) + positions.length)));
  }

  private void draw(Uses uses, int symmetries, SplittableRandom random) {
    int index = 0;
    for (int entry = 0; entry < entries.size(); entry++) {
      int plies = entries.get(entry).record().plies().size();
      for (int ply = 0; ply < plies; ply++) {
        int times = uses.of(entries.get(entry), ply);
        for (int time = 0; time < times; time++) {
          double place = (time + random.nextDouble()) / times;
          entryOf[index] = entry;
          plyOf[index] = ply;
          symmetryOf[index] = random.nextInt(symmetries);
          order[index] = ((long) (place * PLACES) << INDEX_BITS) | index;
          index++;
        }
      }
    }
    Arrays.sort(order);
  }

  /** How many samples there are: about {@code uses} for each new position, or what the cap lets. */
  public int size() {
    return order.length;
  }

  /**
   * The {@code i}-th sample.
   *
   * @param i from 0 to {@code size() - 1}
   */
  public Sample sample(int i) {
    int index = (int) order[i] & ((1 << INDEX_BITS) - 1);
    return new Sample(entries.get(entryOf[index]).record(), plyOf[index], symmetryOf[index]);
  }
}
