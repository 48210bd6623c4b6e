package io.gipfel.training.learning;

import io.gipfel.core.Checks;
import io.gipfel.datasets.SamplerConfig;
import io.gipfel.datasets.WindowConfig;
import io.gipfel.training.network.FitConfig;

/**
 * How a network learns from games.
 *
 * @param batchSize samples in a step, at least 1 and a multiple of the replicas
 * @param sampler how often positions are learned from
 * @param window which games are drawn from
 * @param learningRate over the run
 * @param searchValueShare weight of the search's value in the value target, in [0, 1]
 * @param averageDecay share of the averaged parameters kept at each snapshot, in [0, 1]; 0 for no
 *     average
 * @param averageEvery steps between snapshots, at least 1
 * @param fit losses, optimiser and replicas
 */
public record LearningConfig(
    int batchSize,
    SamplerConfig sampler,
    WindowConfig window,
    LearningRateConfig learningRate,
    double searchValueShare,
    double averageDecay,
    int averageEvery,
    FitConfig fit) {

  /** Checks the ranges. */
  public LearningConfig {
    Checks.atLeast("batchSize", batchSize, 1);
    Checks.share("searchValueShare", searchValueShare);
    Checks.atLeast("averageDecay", averageDecay, 0);
    Checks.atMost("averageDecay", averageDecay, 0.9999);
    Checks.atLeast("averageEvery", averageEvery, 1);
    if (batchSize % fit.replicas() != 0) {
      throw new IllegalArgumentException(
          "batchSize: expected a multiple of fit.replicas ("
              + fit.replicas()
              + "), found "
              + batchSize);
    }
  }
}
