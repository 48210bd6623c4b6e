package io.gipfel.app;

import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.query.QueryStore;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What {@code gipfel inspect} looks at: the games of a run, a dataset, a shard or a match. */
final class Inspected implements AutoCloseable {

  private final RunDirectory run;
  private final Dataset games;
  private final Optional<Path> storeFolder;
  private final Optional<JournalShard> journal;

  private Inspected(
      RunDirectory run, Dataset games, Optional<Path> storeFolder, Optional<JournalShard> journal) {
    this.run = run;
    this.games = games;
    this.storeFolder = storeFolder;
    this.journal = journal;
  }

  static Inspected open(Path path, Output output) throws IOException {
    if (!Files.exists(path)) {
      throw new UserException(path + ": no such file; expected a run, a dataset or a shard");
    }
    RunDirectory run = RunDirectory.at(path);
    Optional<JournalShard> journal = JournalShard.of(path);
    Path folder = journal.map(JournalShard::file).orElse(run.exists() ? run.games() : path);
    Dataset games =
        new Dataset(
            folder, Checking.REPLAY, damaged -> output.remark("warning: %s", damaged.reason()));
    Optional<Path> store = Files.isDirectory(folder) ? Optional.of(folder) : Optional.empty();
    return new Inspected(run, games, store, journal);
  }

  /** The run, which exists only if the path is one. */
  RunDirectory run() {
    return run;
  }

  Dataset games() {
    return games;
  }

  /** The games as a database; with a bar while they are read. */
  QueryStore store() throws IOException {
    if (games.files().isEmpty()) {
      throw new UserException("expected games to ask about: there is no shard");
    }
    try (Progress progress = Progress.start("games", -1)) {
      return QueryStore.open(games, storeFolder, progress::step);
    }
  }

  @Override
  public void close() throws IOException {
    if (journal.isPresent()) {
      journal.get().close();
    }
  }
}
