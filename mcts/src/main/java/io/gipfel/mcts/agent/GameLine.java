package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;

/**
 * Reads a game so far from one line: a position in the game's notation, such as {@code start}, or a
 * position and what is played from there, {@code start moves e3 d2}.
 */
public final class GameLine {

  private static final String MOVES = " moves ";

  private GameLine() {}

  /**
   * The game that {@code line} tells, which may be over.
   *
   * @param seed of the game's random stream
   * @throws NotationException if the position or an action is wrong
   */
  public static OngoingGame parse(Game game, String line, long seed) {
    int moves = line.indexOf(MOVES);
    String start = moves < 0 ? line : line.substring(0, moves).strip();
    OngoingGame read = new OngoingGame(game, game.notation().parsePosition(start), seed);
    if (moves >= 0) {
      for (String action : line.substring(moves + MOVES.length()).split("\\s+", -1)) {
        read.play(game.notation().parseAction(read.position(), action));
      }
    }
    return read;
  }
}
