package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Shards of random games, for tests of other packages. */
public final class SampleGames {

  private SampleGames() {}

  /** Writes {@code count} games of the game called {@code name} and returns them. */
  public static List<GameRecord> write(Path file, String name, int count, long seed)
      throws IOException {
    Game game = Games.byName(name);
    List<GameRecord> records = RandomGames.play(game, count, seed);
    ShardTest.write(file, RandomGames.provenance(game, 0), records);
    return records;
  }
}
