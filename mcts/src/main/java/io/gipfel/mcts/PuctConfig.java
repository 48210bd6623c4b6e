package io.gipfel.mcts;

import io.gipfel.core.Checks;

/**
 * Settings of the PUCT search of AlphaZero (Silver et al. 2018) with KataGo's refinements (Wu
 * 2019).
 *
 * @param cPuct weight of the exploration term against values in [-1, 1], above 0
 * @param fpuReduction by how much an unvisited action is thought worse than its parent, times the
 *     square root of the prior already explored, at least 0 (Wu 2019, Section 2, first play
 *     urgency); taken as 0 at a root with noise
 * @param noiseFraction share of noise in the root's priors, in [0, 1]
 * @param noiseConcentration total mass of the Dirichlet noise, spread evenly over the legal
 *     actions, above 0: 10 gives each of 40 actions an alpha of 0.25
 * @param forcedPlayouts k of forced playouts at a root with noise, at least 0: a visited action
 *     gets at least √(k · prior · visits) visits, which the policy target leaves out again (Wu
 *     2019, Section 3.2, where k is 2); 0 turns both off
 */
public record PuctConfig(
    double cPuct,
    double fpuReduction,
    double noiseFraction,
    double noiseConcentration,
    double forcedPlayouts) {

  /** Checks the ranges. */
  public PuctConfig {
    Checks.above("cPuct", cPuct, 0);
    Checks.atLeast("fpuReduction", fpuReduction, 0);
    Checks.share("noiseFraction", noiseFraction);
    Checks.above("noiseConcentration", noiseConcentration, 0);
    Checks.atLeast("forcedPlayouts", forcedPlayouts, 0);
  }

  /** AlphaZero's exploration and noise, KataGo's first play urgency, no forced playouts. */
  public static PuctConfig defaults() {
    return new PuctConfig(1.25, 0.2, 0.25, 10, 0);
  }
}
