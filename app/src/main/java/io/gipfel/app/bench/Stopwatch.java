package io.gipfel.app.bench;

import java.util.function.LongSupplier;

/**
 * Measures how often something can be done a second, by several short runs after one to warm up.
 *
 * @param seconds of each run
 * @param runs that count, at least 1
 */
record Stopwatch(double seconds, int runs) {

  private static final double NANOS = 1e9;

  /** Something to do; it says how much it did. */
  @FunctionalInterface
  interface Work {
    long run();
  }

  /** Speed by the clock on the wall. */
  Speed perSecond(String name, String unit, Work work) {
    return measure(name, unit + "/s", work, System::nanoTime);
  }

  /** Speed by the processor time of the whole process. */
  Speed perCpuSecond(String name, String unit, Work work) {
    return measure(name, unit + "/CPU s", work, CpuTime::nanos);
  }

  private Speed measure(String name, String unit, Work work, LongSupplier clock) {
    rate(work, clock);
    double[] rates = new double[runs];
    for (int i = 0; i < runs; i++) {
      rates[i] = rate(work, clock);
    }
    return Speed.of(name, unit, rates);
  }

  private double rate(Work work, LongSupplier clock) {
    long wallStart = System.nanoTime();
    long start = clock.getAsLong();
    long done = 0;
    do {
      done += work.run();
    } while (System.nanoTime() - wallStart < seconds * NANOS);
    return done * NANOS / (clock.getAsLong() - start);
  }
}
