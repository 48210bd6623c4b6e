package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;

/** Datasets of random games. */
final class RandomGames {

  private RandomGames() {}

  /**
   * Imports {@code count} games of DVONN into a dataset in {@code folder} and returns its path.
   *
   * @param headers lines before each game
   */
  static String imported(Path folder, int count, String headers) throws IOException {
    Game game = Games.byName("dvonn");
    SplittableRandom random = new SplittableRandom(1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(headers).append("Start\n");
      Position position = game.newPosition();
      while (!position.isTerminal()) {
        int[] legal = Positions.legalActions(game, position);
        int action = legal[random.nextInt(legal.length)];
        text.append(game.notation().formatAction(position, action).toUpperCase(Locale.ROOT));
        text.append('\n');
        position.play(action);
      }
      text.append("Quit\n");
    }
    Path file = Files.writeString(folder.resolve("games.txt"), text);
    String dataset = folder.resolve("dataset").toString();
    Cli.Result imported =
        Cli.run("import", file.toString(), "--format", "codecup", "--out", dataset);
    assertEquals(ExitCode.OK, imported.code(), imported.err());
    return dataset;
  }
}
