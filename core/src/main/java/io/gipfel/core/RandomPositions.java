package io.gipfel.core;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Positions from all over random games. */
public final class RandomPositions {

  private RandomPositions() {}

  /** {@code count} positions of {@code game} that are not over, each of a game of its own. */
  public static List<Position> of(Game game, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position position = game.newPosition(random.nextLong());
      for (int left = random.nextInt(game.maxPlies()); left > 0 && !position.isTerminal(); left--) {
        int[] legal = Positions.legalActions(game, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
      if (!position.isTerminal()) {
        positions.add(position);
      }
    }
    return positions;
  }
}
