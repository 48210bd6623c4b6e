package io.gipfel.training.learning;

import io.gipfel.core.Checks;

/**
 * The learning rate over a run: a linear warm-up, a plateau, and a cosine fall to the final rate at
 * the end (methods: a drop at the end is worth a great deal, and the plateau before it costs
 * nothing).
 *
 * @param peak rate of the plateau, above 0
 * @param last rate at the end of the run, above 0
 * @param warmupSteps steps from 0 to the peak, 0 or more
 * @param fallShare share of the run's generations, at its end, over which the rate falls, in [0, 1]
 */
public record LearningRateConfig(double peak, double last, int warmupSteps, double fallShare) {

  /** Checks the ranges. */
  public LearningRateConfig {
    Checks.above("peak", peak, 0);
    Checks.above("last", last, 0);
    Checks.atLeast("warmupSteps", warmupSteps, 0);
    Checks.share("fallShare", fallShare);
  }

  /**
   * The rate of one step.
   *
   * @param step steps made before, in the whole run
   * @param progress how much of the run is done, from 0 to 1
   */
  public double at(long step, double progress) {
    double warmup = step < warmupSteps ? (step + 1.0) / warmupSteps : 1;
    double fall = fallShare == 0 ? 0 : Math.max(0, (progress - (1 - fallShare)) / fallShare);
    double cosine = 0.5 * (1 + Math.cos(Math.PI * Math.min(1, fall)));
    return warmup * (last + (peak - last) * cosine);
  }
}
