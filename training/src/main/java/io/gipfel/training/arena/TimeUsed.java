package io.gipfel.training.arena;

/**
 * Time that one side used.
 *
 * @param choices actions chosen
 * @param nanos wall time in nanoseconds; of a question about several games at once, each game's
 *     share
 */
public record TimeUsed(int choices, long nanos) {

  /** No time yet. */
  public static final TimeUsed NONE = new TimeUsed(0, 0);

  TimeUsed plus(TimeUsed other) {
    return new TimeUsed(choices + other.choices, nanos + other.nanos);
  }

  /** Mean wall time of a choice in milliseconds; 0 if none was made. */
  public double millisPerChoice() {
    return choices == 0 ? 0 : nanos / 1e6 / choices;
  }
}
