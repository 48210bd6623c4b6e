package io.gipfel.app.solve;

/**
 * How often actions were as good as they could be.
 *
 * @param positions in which an action was judged
 * @param kept actions that kept the exact outcome
 * @param chances positions in which some action does not keep it
 * @param bestMargins actions that kept the exact margin
 * @param givenAway margin given away by all actions together, in the game's unit
 */
public record ExactShare(int positions, int kept, int chances, int bestMargins, long givenAway) {

  private static final double Z_95 = 1.959964;

  /** Actions that gave the outcome away. */
  public int errors() {
    return positions - kept;
  }

  /** The share that kept the outcome, in [0, 1]; 1 if there are no positions. */
  public double keptShare() {
    return share(kept, positions);
  }

  /** The share that kept the outcome where it could be lost. */
  public double keptOfChances() {
    return share(chances - errors(), chances);
  }

  /** The share that kept the margin. */
  public double bestMarginShare() {
    return share(bestMargins, positions);
  }

  /** Margin given away a position. */
  public double meanGivenAway() {
    return positions == 0 ? 0 : (double) givenAway / positions;
  }

  private static double share(int part, int whole) {
    return whole == 0 ? 1 : (double) part / whole;
  }

  /**
   * The lower end of the 95 % interval of {@link #keptShare} (E. B. Wilson 1927), with positions
   * taken as independent.
   */
  public double keptLow() {
    return wilson(-1);
  }

  /** The upper end of that interval. */
  public double keptHigh() {
    return wilson(1);
  }

  private double wilson(int side) {
    if (positions == 0) {
      return side < 0 ? 0 : 1;
    }
    double n = positions;
    double p = keptShare();
    double z2 = Z_95 * Z_95;
    double spread = Z_95 * Math.sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return (p + z2 / (2 * n) + side * spread) / (1 + z2 / n);
  }
}
