package io.gipfel.training.selfplay;

import io.gipfel.datasets.GameRecord;

/** Takes the games of self-play as they end. Called from all its threads. */
public interface GameSink {

  /** Takes a finished game; games end in no particular order. */
  void accept(GameRecord record);

  /** Hears that {@code positions} more positions were judged. */
  void evaluated(int positions);

  /** Whether self-play should give up; games under way are then lost. */
  boolean isStopped();
}
