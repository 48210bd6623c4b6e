package io.gipfel.mcts.solve;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Margins by trying everything: both players by name, no windows, no memory, no negation. */
final class BruteForce {

  private final Game game;

  BruteForce(Game game) {
    this.game = game;
  }

  /** The margin with best play of both, for the first player. */
  int marginForFirst(Position position) {
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
  List<Integer> optimalActions(Position position) {
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
  Position after(Position position, int action) {
    Position child = Positions.copyOf(game, position);
    child.play(action);
    return child;
  }

  /** The earliest of the positions of a game with a tree of fewer than {@code most} positions. */
  Position ending(List<Position> positions, int most) {
    int i = positions.size() - 1;
    while (i > 0 && treeSize(positions.get(i - 1), most) < most) {
      i--;
    }
    return positions.get(i);
  }

  private int treeSize(Position position, int most) {
    int size = 0;
    for (int action : Positions.legalActions(game, position)) {
      size += 1 + treeSize(after(position, action), most - size);
      if (size >= most) {
        return most;
      }
    }
    return size;
  }

  /** All positions but the last of a game in which both sides play at random. */
  static List<Position> randomGame(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Position> positions = new ArrayList<>();
    Position position = game.newPosition(seed);
    while (!position.isTerminal()) {
      positions.add(Positions.copyOf(game, position));
      int[] legal = Positions.legalActions(game, position);
      position.play(legal[random.nextInt(legal.length)]);
    }
    return positions;
  }
}
