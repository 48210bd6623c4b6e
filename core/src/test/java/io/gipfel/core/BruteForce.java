package io.gipfel.core;

import java.util.ArrayList;
import java.util.List;

/** Margins by trying everything: both players by name, no windows, no memory, no negation. */
public final class BruteForce {

  private final Game game;

  /** Margins of positions of {@code game}. */
  public BruteForce(Game game) {
    this.game = game;
  }

  /** The margin with best play of both, for the first player. */
  public int marginForFirst(Position position) {
    if (position.isTerminal()) {
      return position.marginForFirst();
    }
    boolean maximizing = position.toMove() == Player.FIRST;
    int best = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int action : Positions.legalActions(game, position)) {
      int margin = marginForFirst(after(position, action));
      best = maximizing ? Math.max(best, margin) : Math.min(best, margin);
    }
    return best;
  }

  /** Every action that gives nothing away. */
  public List<Integer> optimalActions(Position position) {
    int best = marginForFirst(position);
    List<Integer> optimal = new ArrayList<>();
    for (int action : Positions.legalActions(game, position)) {
      if (marginForFirst(after(position, action)) == best) {
        optimal.add(action);
      }
    }
    return optimal;
  }

  /** A copy of {@code position} after {@code action}. */
  public Position after(Position position, int action) {
    Position child = Positions.copyOf(game, position);
    child.play(action);
    return child;
  }

  /** The earliest of the positions of a game with a tree of fewer than {@code most} positions. */
  public Position ending(List<Position> positions, int most) {
    int i = positions.size() - 1;
    while (i > 0 && treeSize(positions.get(i - 1), most) < most) {
      i--;
    }
    return positions.get(i);
  }

  /** How many positions follow on {@code position}, but no more than {@code most}. */
  public int treeSize(Position position, int most) {
    int size = 0;
    for (int action : Positions.legalActions(game, position)) {
      size += 1 + treeSize(after(position, action), most - size);
      if (size >= most) {
        return most;
      }
    }
    return size;
  }
}
