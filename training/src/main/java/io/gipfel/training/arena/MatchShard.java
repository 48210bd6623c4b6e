package io.gipfel.training.arena;

import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.ShardWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Keeps the games of a match as a shard of a dataset. */
public final class MatchShard {

  private MatchShard() {}

  /**
   * Writes the games that were played out and returns how many there are.
   *
   * @param file ends in {@code .shard}
   * @throws IOException if it cannot be written
   */
  public static int write(
      Path file, Provenance provenance, MatchSettings settings, List<PlayedGame> games)
      throws IOException {
    try (ShardWriter writer = new ShardWriter(file, provenance)) {
      for (PlayedGame game : games) {
        if (game.end().forfeit().isEmpty()) {
          writer.write(game.toRecord(settings));
        }
      }
      writer.publish();
      return writer.games();
    }
  }
}
