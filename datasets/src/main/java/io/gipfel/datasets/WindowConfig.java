package io.gipfel.datasets;

import io.gipfel.core.Checks;

/**
 * How many of the most recent positions training draws from, as a function of how many there are.
 *
 * <p>Up to {@code minPositions} it is all of them. Beyond, the window grows as a power of the data:
 * early games, made by a weak network, are forgotten quickly, and later the window is long enough
 * against forgetting. With c = minPositions, β = growth, α = exponent and N positions in all it is
 *
 * <pre>c · (1 + β · ((N/c)^α − 1) / α)</pre>
 *
 * which is c at N = c, where it grows by β a position. From Wu 2019, "Accelerating Self-Play
 * Learning in Go", appendix C, which used α = 0.75, β = 0.4 and c = 250,000; KataGo's later runs
 * used α = 0.65.
 *
 * @param minPositions c, at least 1
 * @param growth β, above 0 and at most 1
 * @param exponent α, above 0 and at most 1
 * @param maxPositions what memory allows, at least {@code minPositions}
 */
public record WindowConfig(long minPositions, double growth, double exponent, long maxPositions) {

  /** Checks the ranges. */
  public WindowConfig {
    Checks.atLeast("minPositions", (double) minPositions, 1);
    Checks.above("growth", growth, 0);
    Checks.atMost("growth", growth, 1);
    Checks.above("exponent", exponent, 0);
    Checks.atMost("exponent", exponent, 1);
    Checks.atLeast("maxPositions", (double) maxPositions, (double) minPositions);
  }

  /** How many positions the window holds when there are {@code total} in all. */
  public long positions(long total) {
    if (total <= minPositions) {
      return total;
    }
    double ratio = (double) total / minPositions;
    double window = minPositions * (1 + growth * (Math.pow(ratio, exponent) - 1) / exponent);
    return Math.min(Math.round(window), maxPositions);
  }
}
