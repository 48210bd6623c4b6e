package io.gipfel.core.games;

import io.gipfel.core.Game;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.core.games.gipf.Gipf;
import io.gipfel.core.games.punct.Punct;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.core.games.tzaar.Tzaar;
import io.gipfel.core.games.yinsh.Yinsh;
import io.gipfel.core.games.zertz.Zertz;
import java.util.List;
import java.util.stream.Collectors;

/** Every game the program knows, by name. */
public final class Games {

  private static final List<Game> ALL =
      List.of(
          Dvonn.withPlacement(),
          Dvonn.withRandomSetup(),
          Gipf.basic(),
          Gipf.standard(),
          Gipf.tournament(),
          Tzaar.withFixedSetup(),
          Tzaar.withRandomSetup(),
          Tzaar.withPlacement(),
          Yinsh.standard(),
          Yinsh.blitz(),
          Zertz.standard(),
          Zertz.blitz(),
          Zertz.on48Rings(),
          Zertz.on61Rings(),
          Punct.standard(),
          Punct.basic(),
          new TicTacToe(1),
          new TicTacToe(2),
          new TicTacToe(3));

  private Games() {}

  /** All games, in the order in which they are listed to people. */
  public static List<Game> all() {
    return ALL;
  }

  /**
   * The game called {@code name}.
   *
   * @throws IllegalArgumentException if there is none, with the names that exist
   */
  public static Game byName(String name) {
    return ALL.stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown game '" + name + "': expected one of " + names()));
  }

  private static String names() {
    return ALL.stream().map(Game::name).collect(Collectors.joining(", "));
  }
}
