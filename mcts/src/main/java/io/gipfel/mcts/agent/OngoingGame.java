package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A game as far as it has come: its start, the actions since, the position now, and its random
 * stream.
 */
public final class OngoingGame {

  private final Game game;
  private final Position start;
  private final Position position;
  private final SplittableRandom random;
  private int[] actions = new int[16];
  private int actionCount;

  /**
   * A game at its start.
   *
   * @param start copied; later changes to it are not seen
   * @param seed of the random stream that agents draw from in this game
   */
  public OngoingGame(Game game, Position start, long seed) {
    this.game = game;
    this.start = Positions.copyOf(game, start);
    this.position = Positions.copyOf(game, start);
    this.random = new SplittableRandom(seed);
  }

  /** The game that is played. */
  public Game game() {
    return game;
  }

  /** The position at the start; not to be changed. */
  public Position start() {
    return start;
  }

  /** The position now; not to be changed but by {@link #play}. */
  public Position position() {
    return position;
  }

  /** The random stream of this game. */
  public SplittableRandom random() {
    return random;
  }

  /** How many actions were made since the start. */
  public int actionCount() {
    return actionCount;
  }

  /** The {@code i}-th action since the start. */
  public int action(int i) {
    return actions[i];
  }

  /** The actions since the start, in a new array. */
  public int[] actions() {
    return Arrays.copyOf(actions, actionCount);
  }

  /**
   * Whether this game has the start of {@code earlier}, and all of its actions at its beginning.
   */
  public boolean goesOnFrom(OngoingGame earlier) {
    return actionCount >= earlier.actionCount
        && Arrays.equals(actions, 0, earlier.actionCount, earlier.actions, 0, earlier.actionCount)
        && game.notation()
            .formatPosition(start)
            .equals(game.notation().formatPosition(earlier.start));
  }

  /** Makes a legal action. */
  public void play(int action) {
    if (actionCount == actions.length) {
      actions = Arrays.copyOf(actions, 2 * actionCount);
    }
    actions[actionCount++] = action;
    position.play(action);
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return position.isTerminal();
  }
}
