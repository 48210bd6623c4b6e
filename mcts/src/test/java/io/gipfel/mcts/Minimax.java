package io.gipfel.mcts;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Exact outcomes of small games, by plain recursion over all positions. */
final class Minimax {

  private final Game game;
  private final Map<Long, Integer> outcomes = new HashMap<>();

  Minimax(Game game) {
    this.game = game;
  }

  /** The outcome with best play of both, for the first player. */
  int outcomeForFirst(Position position) {
    if (position.isTerminal()) {
      return position.outcomeForFirst();
    }
    Integer known = outcomes.get(position.hash());
    if (known != null) {
      return known;
    }
    int sign = position.toMove().sign();
    int best = -1;
    for (int action : Positions.legalActions(game, position)) {
      best = Math.max(best, sign * outcomeForFirst(after(position, action)));
    }
    outcomes.put(position.hash(), sign * best);
    return sign * best;
  }

  /** Whether {@code action} gives nothing away. */
  boolean isOptimal(Position position, int action) {
    return outcomeForFirst(after(position, action)) == outcomeForFirst(position);
  }

  /** Every position, not terminal, that can be reached, each once. */
  Map<Long, Position> reachable() {
    Map<Long, Position> found = new LinkedHashMap<>();
    collect(game.newPosition(), found);
    return found;
  }

  private void collect(Position position, Map<Long, Position> found) {
    if (position.isTerminal() || found.putIfAbsent(position.hash(), position) != null) {
      return;
    }
    for (int action : Positions.legalActions(game, position)) {
      collect(after(position, action), found);
    }
  }

  Position after(Position position, int action) {
    Position next = Positions.copyOf(game, position);
    next.play(action);
    return next;
  }
}
