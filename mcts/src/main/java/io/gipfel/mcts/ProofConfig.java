package io.gipfel.mcts;

import io.gipfel.core.Checks;
import io.gipfel.mcts.solve.SolverConfig;

/**
 * What a search proves.
 *
 * @param enabled whether proven bounds are carried in the tree (MCTS-Solver with score bounds:
 *     Winands, Björnsson and Saito 2008; Cazenave and Saffidine 2010)
 * @param solverNodes positions that the exact solver may visit for one leaf, at least 0; it is
 *     asked about leaves that look as if so many were enough, and 0 is never
 * @param rootSolverNodes the same for the position that is searched, whose proof ends the search
 * @param solverMegabytes memory of each thread for what the solver has proven, 1 to 8192
 */
public record ProofConfig(
    boolean enabled, int solverNodes, int rootSolverNodes, int solverMegabytes) {

  /** No proofs at all. */
  public static final ProofConfig OFF = new ProofConfig(false, 0, 0, 1);

  /** Checks the ranges. */
  public ProofConfig {
    Checks.atLeast("solverNodes", solverNodes, 0);
    Checks.atLeast("rootSolverNodes", rootSolverNodes, 0);
    Checks.atLeast("solverMegabytes", solverMegabytes, 1);
    Checks.atMost("solverMegabytes", solverMegabytes, SolverConfig.MOST_MEGABYTES);
  }

  /** Proofs in the tree and by the solver, at a cost that hardly shows. */
  public static ProofConfig defaults() {
    return new ProofConfig(true, 1_000, 30_000, 16);
  }

  /** Proofs in the tree alone, without the solver. */
  public static ProofConfig treeAlone() {
    return new ProofConfig(true, 0, 0, 1);
  }
}
