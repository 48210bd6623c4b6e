package io.gipfel.app;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a game. */
final class GameConverter implements ITypeConverter<Game> {

  @Override
  public Game convert(String name) {
    try {
      return Games.byName(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
