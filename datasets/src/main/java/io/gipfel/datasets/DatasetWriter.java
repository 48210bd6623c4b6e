package io.gipfel.datasets;

import io.gipfel.core.IoReason;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Writes a new dataset: games in any order, then {@link #publish}. Until then it stands beside its
 * place under a temporary name; closing without publishing leaves nothing behind. So a dataset
 * exists whole or not at all.
 */
public final class DatasetWriter implements Closeable {

  private static final int GAMES_PER_SHARD = 2_000;

  private final Path folder;
  private final Path temporary;
  private final Function<String, Provenance> provenances;

  /** The shard under way for each game, by the game's name. */
  private final Map<String, ShardWriter> writers = new LinkedHashMap<>();

  private int shards;
  private boolean published;

  /**
   * Begins a dataset.
   *
   * @param folder does not exist yet
   * @param provenances for the shards of each game, by its name
   * @throws IOException if there is something already, or nothing can be written there
   */
  public DatasetWriter(Path folder, Function<String, Provenance> provenances) throws IOException {
    if (Files.exists(folder)) {
      throw new IOException(
          folder + ": expected the name of a new folder, found one that is taken");
    }
    this.folder = folder;
    this.temporary = folder.resolveSibling(folder.getFileName() + ShardFormat.TEMPORARY_SUFFIX);
    this.provenances = provenances;
    deleteTemporary();
    try {
      Files.createDirectories(temporary);
    } catch (IOException e) {
      throw new IOException(folder + ": cannot be made: " + IoReason.of(e), e);
    }
  }

  /**
   * Appends a game.
   *
   * @throws IOException if the disk is full or fails
   */
  public void write(GameRecord record) throws IOException {
    ShardWriter writer = writers.get(record.game());
    if (writer == null) {
      String name = String.format(Locale.ROOT, "%s-%04d.shard", record.game(), shards++);
      writer = new ShardWriter(temporary.resolve(name), provenances.apply(record.game()));
      writers.put(record.game(), writer);
    }
    writer.write(record);
    if (writer.games() == GAMES_PER_SHARD) {
      writer.publish();
      writers.remove(record.game());
    }
  }

  /**
   * Completes the dataset and gives it its name.
   *
   * @throws IOException if the disk is full or fails
   */
  public void publish() throws IOException {
    for (ShardWriter writer : writers.values()) {
      writer.publish();
    }
    writers.clear();
    Files.move(temporary, folder, StandardCopyOption.ATOMIC_MOVE);
    published = true;
  }

  /** Removes what was written unless it was published. */
  @Override
  public void close() throws IOException {
    if (published) {
      return;
    }
    for (ShardWriter writer : writers.values()) {
      writer.close();
    }
    deleteTemporary();
  }

  private void deleteTemporary() throws IOException {
    if (!Files.exists(temporary)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> paths = Files.walk(temporary)) {
      files = paths.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }
}
