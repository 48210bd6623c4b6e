package io.gipfel.app;

/** Guesses how long a run will go on: the generations to come take as long as the last few did. */
final class TimeLeft {

  private static final double WEIGHT_OF_LAST = 0.4;

  private final int generations;
  private double secondsPerGeneration;

  TimeLeft(int generations) {
    this.generations = generations;
  }

  /** A generation took {@code seconds}. */
  void add(double seconds) {
    secondsPerGeneration =
        secondsPerGeneration == 0
            ? seconds
            : WEIGHT_OF_LAST * seconds + (1 - WEIGHT_OF_LAST) * secondsPerGeneration;
  }

  /** Seconds to the end, once generation {@code done} is complete. */
  double seconds(int done) {
    return (generations - done) * secondsPerGeneration;
  }
}
