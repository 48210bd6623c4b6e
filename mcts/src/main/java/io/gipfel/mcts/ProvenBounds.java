package io.gipfel.mcts;

import io.gipfel.core.Player;
import java.util.Locale;

/**
 * What is proven of a position's result with best play of both sides: it lies between two results,
 * which rank by outcome, then by margin.
 *
 * @param lowestOutcomeForFirst what the first player reaches at least: -1, 0 or 1
 * @param highestOutcomeForFirst what the second player holds him to
 * @param lowestMarginForFirst the margin that goes with the lowest outcome; {@link #UNKNOWN_LOW}
 *     where nothing is proven from below
 * @param highestMarginForFirst the margin that goes with the highest outcome; {@link #UNKNOWN_HIGH}
 *     where nothing is proven from above
 */
public record ProvenBounds(
    int lowestOutcomeForFirst,
    int highestOutcomeForFirst,
    int lowestMarginForFirst,
    int highestMarginForFirst) {

  /** Stands for the lowest margin where nothing is proven. */
  public static final int UNKNOWN_LOW = Bound.marginForFirst(Bound.LOWEST);

  /** Stands for the highest margin where nothing is proven. */
  public static final int UNKNOWN_HIGH = Bound.marginForFirst(Bound.HIGHEST);

  /** Nothing is proven. */
  public static final ProvenBounds NONE = of(Bound.LOWEST, Bound.HIGHEST);

  static ProvenBounds of(int lower, int upper) {
    return new ProvenBounds(
        Bound.outcomeForFirst(lower),
        Bound.outcomeForFirst(upper),
        Bound.marginForFirst(lower),
        Bound.marginForFirst(upper));
  }

  /** Whether it is proven who wins, or that nobody does. */
  public boolean isDecided() {
    return lowestOutcomeForFirst == highestOutcomeForFirst;
  }

  /** Whether the result is proven with its margin. */
  public boolean isExact() {
    return isDecided() && lowestMarginForFirst == highestMarginForFirst;
  }

  /** Whether it is proven that {@code player} loses. */
  public boolean isLostFor(Player player) {
    return isDecided() && lowestOutcomeForFirst == -player.sign();
  }

  /** The bounds in words, for messages. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "outcome %+d..%+d, margin %+d..%+d",
        lowestOutcomeForFirst,
        highestOutcomeForFirst,
        lowestMarginForFirst,
        highestMarginForFirst);
  }
}
