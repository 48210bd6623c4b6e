package io.gipfel.app;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.ShardWriter;
import io.gipfel.training.arena.JournalGames;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The games of a match's journal as a shard, for as long as somebody looks at them. */
final class JournalShard implements Closeable {

  private final Path folder;
  private final Path file;

  private JournalShard(Path folder, Path file) {
    this.folder = folder;
    this.file = file;
  }

  /**
   * The shard of the journal at {@code path}; empty if that is no journal.
   *
   * @throws UserException if it is a damaged one
   */
  static Optional<JournalShard> of(Path path) throws IOException {
    Optional<JournalGames> games;
    try {
      games = JournalGames.read(path);
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
    if (games.isEmpty()) {
      return Optional.empty();
    }
    Path folder = Files.createTempDirectory("gipfel-match-");
    Path file = folder.resolve("match.shard");
    try (ShardWriter writer = new ShardWriter(file, provenance(games.get()))) {
      for (GameRecord record : games.get().records()) {
        writer.write(record);
      }
      writer.publish();
    }
    return Optional.of(new JournalShard(folder, file));
  }

  private static Provenance provenance(JournalGames games) {
    return new Provenance(
        games.game(),
        Provenance.RULES_VERSION,
        new VersionProvider().getVersion()[0],
        String.join(" against ", games.agents()),
        "",
        0,
        games.seed(),
        Map.of("openings", games.openings()));
  }

  Path file() {
    return file;
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
    Files.deleteIfExists(folder);
  }
}
