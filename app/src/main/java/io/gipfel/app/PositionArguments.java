package io.gipfel.app;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code --game G POSITION}, for commands that look at one position. */
final class PositionArguments {

  @Option(
      names = "--game",
      required = true,
      paramLabel = "G",
      converter = GameConverter.class,
      description = "Name of the game, such as dvonn or tictactoe.")
  private Game game;

  @Parameters(
      arity = "1..*",
      paramLabel = "POSITION",
      description = "'start', or the position in the game's notation.")
  private String[] words;

  Game game() {
    return game;
  }

  /**
   * The position as the rules know it.
   *
   * @throws UserException if the text describes none
   */
  Position position() {
    try {
      return game.notation().parsePosition(String.join(" ", words));
    } catch (NotationException e) {
      throw new UserException(game.name() + ": " + e.getMessage(), e);
    }
  }
}
