package io.gipfel.datasets;

import io.gipfel.core.Checks;

/**
 * How often positions are learned from.
 *
 * @param uses samples drawn in a generation, for each new position of it; above 0
 * @param maxUses the most often that one position is drawn in the whole run, at least {@code uses}
 */
public record SamplerConfig(double uses, int maxUses) {

  /** Checks the ranges. */
  public SamplerConfig {
    Checks.above("uses", uses, 0);
    Checks.atLeast("maxUses", maxUses, uses);
  }
}
