package io.gipfel.datasets;

/**
 * How often positions are learned from.
 *
 * @param uses samples drawn in a generation, for each new position of it; above 0
 * @param maxUses the most often that one position is drawn in the whole run, at least {@code uses}
 */
public record SamplerConfig(double uses, int maxUses) {

  /** Checks the ranges. */
  public SamplerConfig {
    if (!(uses > 0)) {
      throw new IllegalArgumentException("uses: expected above 0, found " + uses);
    }
    if (maxUses < uses) {
      throw new IllegalArgumentException(
          "maxUses: expected at least uses, " + uses + ", found " + maxUses);
    }
  }
}
