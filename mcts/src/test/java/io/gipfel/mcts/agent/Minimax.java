package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.eval.Judge;

/** Minimax as in the textbook: both players by name, no windows, no memory, no negation. */
final class Minimax {

  private final Game game;

  Minimax(Game game) {
    this.game = game;
  }

  /** The value of {@code position} on the scale of {@link Judge}, {@code depth} plies deep. */
  int valueForFirst(Position position, int depth) {
    if (depth == 0 || position.isTerminal()) {
      return new Judge(game.heuristic()).valueForFirst(position);
    }
    boolean maximizing = position.toMove() == Player.FIRST;
    int best = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int action : Positions.legalActions(game, position)) {
      int value = valueForFirst(after(position, action), depth - 1);
      best = maximizing ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** A copy of {@code position} after {@code action}. */
  Position after(Position position, int action) {
    Position child = Positions.copyOf(game, position);
    child.play(action);
    return child;
  }
}
