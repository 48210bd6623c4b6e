package io.gipfel.training.arena;

/**
 * A closed interval.
 *
 * @param low its lower end
 * @param high its upper end
 */
public record Interval(double low, double high) {

  /** Whether {@code value} lies in it. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
