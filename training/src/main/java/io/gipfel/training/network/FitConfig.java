package io.gipfel.training.network;

import io.gipfel.core.Checks;

/**
 * How a network learns.
 *
 * @param lossWeights how much each head counts
 * @param optimiser how gradients become steps
 * @param replicas threads that share the work of a step, each on its part of the batch; batch sizes
 *     must be multiples of it. It is part of the result, not of the machine: batch norm sees the
 *     parts, so another number of replicas learns slightly differently
 */
public record FitConfig(LossWeights lossWeights, Optimiser optimiser, int replicas) {

  /** Checks the range of {@code replicas}. */
  public FitConfig {
    Checks.atLeast("replicas", replicas, 1);
  }
}
