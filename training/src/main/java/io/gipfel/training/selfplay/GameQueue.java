package io.gipfel.training.selfplay;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongUnaryOperator;

/** The games still to be begun, shared by the threads that play them. */
final class GameQueue {

  private final long[] ids;
  private final LongUnaryOperator seedOf;
  private final AtomicInteger next = new AtomicInteger();
  private volatile boolean abandoned;

  GameQueue(long[] ids, LongUnaryOperator seedOf) {
    this.ids = ids.clone();
    this.seedOf = seedOf;
  }

  /** Says that a thread has failed: the others need not go on. */
  void abandon() {
    abandoned = true;
  }

  /** Whether a thread has failed. */
  boolean isAbandoned() {
    return abandoned;
  }

  /** Begins the next game in {@code slot}; false if there is none left. */
  boolean beginNext(GameInProgress slot) {
    int index = next.getAndIncrement();
    if (index >= ids.length) {
      return false;
    }
    slot.begin(ids[index], seedOf.applyAsLong(ids[index]));
    return true;
  }
}
