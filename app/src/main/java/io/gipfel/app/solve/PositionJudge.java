package io.gipfel.app.solve;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Judges all actions of a position by the solver, within a number of nodes. Whether a position can
 * be judged does not depend on what anybody plays in it, so all players are asked the same ones.
 */
public final class PositionJudge {

  private static final SolverConfig MEMORY = new SolverConfig(32);

  private final Game game;
  private final Solver solver;
  private final boolean knowsEndings;
  private final long nodes;

  /**
   * A judge of positions of {@code game}.
   *
   * @param nodes the most positions to visit for one that is judged
   */
  public PositionJudge(Game game, long nodes) {
    this.game = game;
    this.solver = new Solver(game, MEMORY);
    this.knowsEndings = game.endgame().isPresent();
    this.nodes = nodes;
  }

  /**
   * The margins after all actions, if the nodes are enough for them.
   *
   * @param position with at least one action; kept
   */
  public Optional<JudgedPosition> judge(Position position) {
    boolean hopeless = knowsEndings && !solver.worthTrying(position, nodes);
    if (hopeless || !solver.solve(position, nodes)) {
      return Optional.empty();
    }
    int[] buffer = new int[game.maxLegalActions()];
    int count = Positions.representatives(position, buffer);
    int[] actions = Arrays.copyOf(buffer, count);
    int[] margins = new int[count];
    for (int i = 0; i < count; i++) {
      OptionalInt margin = solver.marginAfter(actions[i], nodes - solver.nodes(), () -> false);
      if (margin.isEmpty()) {
        return Optional.empty();
      }
      margins[i] = margin.getAsInt() * position.toMove().sign();
    }
    return Optional.of(new JudgedPosition(position, actions, margins));
  }
}
