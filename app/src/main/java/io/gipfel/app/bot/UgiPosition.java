package io.gipfel.app.bot;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.List;

/** Reads {@code position startpos} or {@code position fen TEXT}, with {@code moves ...} behind. */
final class UgiPosition {

  private static final String MOVES = "moves";

  private UgiPosition() {}

  /**
   * The game that {@code arguments}, the words behind {@code position}, tell.
   *
   * @param seed of the game's random stream, mixed with how far the game is
   * @throws IllegalArgumentException if the notation knows no such position or action
   */
  static OngoingGame read(Game game, List<String> arguments, long seed) throws BadLineException {
    int moves = arguments.indexOf(MOVES);
    List<String> start = moves < 0 ? arguments : arguments.subList(0, moves);
    List<String> actions = moves < 0 ? List.of() : arguments.subList(moves + 1, arguments.size());
    OngoingGame read = new OngoingGame(game, start(game, start), seed + actions.size());
    for (String action : actions) {
      read.play(game.notation().parseAction(read.position(), action));
    }
    return read;
  }

  private static Position start(Game game, List<String> words) throws BadLineException {
    if (words.equals(List.of("startpos"))) {
      return game.newPosition();
    }
    if (words.size() > 1 && words.get(0).equals("fen")) {
      return game.notation().parsePosition(String.join(" ", words.subList(1, words.size())));
    }
    throw new BadLineException("position: expected startpos or fen POSITION, then moves ACTION...");
  }
}
