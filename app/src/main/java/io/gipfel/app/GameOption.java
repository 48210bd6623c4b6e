package io.gipfel.app;

import io.gipfel.core.Game;
import picocli.CommandLine.Option;

/** The game that a command is about, DVONN if nobody says otherwise. */
final class GameOption {

  @Option(
      names = "--game",
      paramLabel = "G",
      converter = GameConverter.class,
      defaultValue = "dvonn",
      description = "Name of the game (default: ${DEFAULT-VALUE}).")
  private Game game;

  Game game() {
    return game;
  }
}
