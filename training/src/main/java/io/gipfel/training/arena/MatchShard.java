package io.gipfel.training.arena;

import io.gipfel.core.WholeFile;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.ShardWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Keeps the games of a match as a shard of a dataset. */
public final class MatchShard {

  private static final String SUFFIX = ".shard";

  private MatchShard() {}

  /**
   * Checks, before a match is played for it, that a shard could be written to {@code file}.
   *
   * @throws IllegalArgumentException if not, with one line that says why
   */
  public static void check(Path file) {
    if (!file.toString().endsWith(SUFFIX)) {
      throw new IllegalArgumentException(file + ": expected a name that ends in " + SUFFIX);
    }
    WholeFile.check(file);
  }

  /**
   * Writes the games that were played out and returns how many there are.
   *
   * @param file one that {@link #check} finds no fault with
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
