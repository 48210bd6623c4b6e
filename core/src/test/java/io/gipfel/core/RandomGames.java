package io.gipfel.core;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Games of uniformly random legal actions, for tests. */
public final class RandomGames {

  /** Of more actions than this, some stand for all where each takes long. */
  private static final int MANY = 100;

  private static final int SOME = 20;

  private RandomGames() {}

  /**
   * How far to go from one action to the next of {@code count}: 1, or more where there are many.
   */
  public static int stride(int count) {
    return count <= MANY ? 1 : count / SOME;
  }

  /**
   * Plays {@code games} games and shows every position on the way, start and end included.
   *
   * @param visitor may not change the position it is shown
   */
  public static void forEachPosition(
      Game game, int games, long seed, Consumer<? super Position> visitor) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] legal = new int[game.maxLegalActions()];
    for (int i = 0; i < games; i++) {
      Position position = game.newPosition(random.nextLong());
      visitor.accept(position);
      for (int count = position.legalActions(legal);
          count > 0;
          count = position.legalActions(legal)) {
        position.play(legal[random.nextInt(count)]);
        visitor.accept(position);
      }
    }
  }

  /** The position after {@code plies} random actions, or at the end if the game is shorter. */
  public static Position positionAfter(Game game, int plies, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] legal = new int[game.maxLegalActions()];
    Position position = game.newPosition(seed);
    for (int ply = 0; ply < plies && !position.isTerminal(); ply++) {
      position.play(legal[random.nextInt(position.legalActions(legal))]);
    }
    return position;
  }

  /** All positions but the last of a game in which both sides play at random. */
  public static List<Position> positionsOf(Game game, long seed) {
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
