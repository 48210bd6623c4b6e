package io.gipfel.app.web;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A bound on how many requests do something dear at the same time. */
final class Slots {

  /** What is bounded. */
  @FunctionalInterface
  interface Work {
    /** Does it. */
    void run() throws IOException;
  }

  private final Semaphore free;
  private final String what;
  private final long patienceMillis;

  /**
   * So many at once.
   *
   * @param what is bounded, in the plural, for people
   * @param patienceMillis how long a request waits for its turn
   */
  Slots(int count, String what, long patienceMillis) {
    this.free = new Semaphore(count, true);
    this.what = what;
    this.patienceMillis = patienceMillis;
  }

  /**
   * Waits for a turn and then does {@code work}.
   *
   * @throws WebException if there is none in time
   */
  void run(Work work) throws IOException {
    if (!acquired()) {
      throw WebException.busy("too many " + what + " at once: try again");
    }
    try {
      work.run();
    } finally {
      free.release();
    }
  }

  private boolean acquired() {
    try {
      return free.tryAcquire(patienceMillis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
