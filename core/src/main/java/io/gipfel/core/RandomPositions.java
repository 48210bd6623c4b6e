package io.gipfel.core;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Positions from all over random games. */
public final class RandomPositions {

  private static final int SPAN_GAMES = 64;

  private RandomPositions() {}

  /** {@code count} positions of {@code game} that are not over, each of a game of its own. */
  public static List<Position> of(Game game, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int span = span(game);
    List<Position> positions = new ArrayList<>();
    while (positions.size() < count) {
      Position position = game.newPosition(random.nextLong());
      for (int left = random.nextInt(span); left > 0 && !position.isTerminal(); left--) {
        int[] legal = Positions.legalActions(game, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
      if (!position.isTerminal()) {
        positions.add(position);
      }
    }
    return positions;
  }

  /**
   * About twice the mean length of random games, but no more than the longest game: actions drawn
   * up to it lead to positions of all parts of a game.
   */
  public static int span(Game game) {
    SplittableRandom random = new SplittableRandom(0);
    int[] legal = new int[game.maxLegalActions()];
    int sum = 0;
    for (int i = 0; i < SPAN_GAMES; i++) {
      Position position = game.newPosition(random.nextLong());
      for (int count; (count = position.legalActions(legal)) > 0; sum++) {
        position.play(legal[random.nextInt(count)]);
      }
    }
    return Math.min(game.maxPlies(), 2 * sum / SPAN_GAMES);
  }
}
