package io.gipfel.mcts;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Exact results of small games, by plain recursion over all positions. */
final class Minimax {

  private final Game game;
  private final Map<Long, Integer> results = new HashMap<>();

  Minimax(Game game) {
    this.game = game;
  }

  /** The outcome with best play of both, for the first player. */
  int outcomeForFirst(Position position) {
    return Bound.outcomeForFirst(resultForFirst(position));
  }

  /** The result with best play of both, who rank by outcome, then by margin. */
  int resultForFirst(Position position) {
    if (position.isTerminal()) {
      return Bound.of(position.outcomeForFirst(), position.marginForFirst());
    }
    Integer known = results.get(position.hash());
    if (known != null) {
      return known;
    }
    int sign = position.toMove().sign();
    int best = Integer.MIN_VALUE;
    for (int action : Positions.legalActions(game, position)) {
      best = Math.max(best, sign * resultForFirst(after(position, action)));
    }
    results.put(position.hash(), sign * best);
    return sign * best;
  }

  /** Whether {@code action} does not give the outcome away. */
  boolean isOptimal(Position position, int action) {
    return outcomeForFirst(after(position, action)) == outcomeForFirst(position);
  }

  /** Whether {@code action} gives nothing away. */
  boolean keepsTheResult(Position position, int action) {
    return resultForFirst(after(position, action)) == resultForFirst(position);
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
