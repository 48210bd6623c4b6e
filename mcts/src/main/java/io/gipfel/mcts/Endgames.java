package io.gipfel.mcts;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.util.Optional;

/**
 * What searches prove, and the solver that they ask. Many searches of one thread share one; what it
 * answers does not depend on what it was asked before.
 */
public final class Endgames {

  private final ProofConfig config;
  private final Optional<Solver> solver;

  /**
   * The proofs for searches of {@code game}. There is a solver if the settings want one and the
   * game knows something of its endings.
   */
  public Endgames(Game game, ProofConfig config) {
    this.config = config;
    boolean wanted =
        config.enabled()
            && Math.max(config.solverNodes(), config.rootSolverNodes()) > 0
            && game.endgame().isPresent();
    solver =
        wanted
            ? Optional.of(new Solver(game, new SolverConfig(config.solverMegabytes())))
            : Optional.empty();
  }

  /** Whether bounds are carried in the tree. */
  boolean enabled() {
    return config.enabled();
  }

  /** Whether something new is proven of {@code position}, a leaf that is not terminal. */
  boolean boundLeaf(Position position) {
    return bound(position, config.solverNodes());
  }

  /** Whether something is proven of {@code position}, which is to be searched. */
  boolean boundRoot(Position position) {
    return bound(position, Math.max(config.solverNodes(), config.rootSolverNodes()));
  }

  private boolean bound(Position position, int nodes) {
    if (nodes == 0 || solver.isEmpty() || !solver.get().worthTrying(position, nodes)) {
      return false;
    }
    solver.get().solve(position, nodes);
    return true;
  }

  /** The {@link Bound} from below on the position last bounded. */
  int lowerForFirst() {
    return Bound.ofMargin(solver.orElseThrow().lowerForFirst());
  }

  /** The {@link Bound} from above on the position last bounded. */
  int upperForFirst() {
    return Bound.ofMargin(solver.orElseThrow().upperForFirst());
  }

  /** An action by which the player to move keeps his bound on the position last bounded. */
  int bestAction() {
    return solver.orElseThrow().bestAction();
  }

  /**
   * Writes actions that are optimal in {@code position}, ascending: all of them if that can be
   * found out within the budget, or one.
   *
   * @param proven whether the result of the position is known to have been proven by the solver, so
   *     that it is worth any effort to prove it again
   * @return how many; 0 if nothing could be proven
   */
  int optimalActions(Position position, boolean proven, int[] out) {
    long nodes = Math.max(config.solverNodes(), config.rootSolverNodes());
    if (solver.isEmpty()
        || !(proven || solver.get().worthTrying(position, nodes))
        || !solver.get().solve(position, proven ? Long.MAX_VALUE : nodes)) {
      return 0;
    }
    int count = solver.get().optimalActions(out, nodes);
    if (count > 0) {
      return count;
    }
    out[0] = solver.get().bestAction();
    return 1;
  }
}
