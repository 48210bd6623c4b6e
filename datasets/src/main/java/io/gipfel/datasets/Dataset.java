package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The shards in a folder and its subfolders, each read when it is asked for.
 *
 * <p>A damaged shard never stops the reader: it is renamed to end in {@code .damaged}, told to the
 * listener, counted, and skipped. One thread at a time may use a dataset.
 */
public final class Dataset {

  /** Is told of every damaged shard once, when it is found. */
  public interface DamageListener {
    /** A shard was skipped. */
    void onDamaged(DamagedShard shard);
  }

  /** Is given the shards of a dataset one after the other. */
  public interface ShardVisitor {
    /** A sound shard and its games. */
    void visit(Provenance provenance, List<GameRecord> records) throws IOException;
  }

  private final Path folder;
  private final Checking checking;
  private final DamageListener listener;
  private final List<DamagedShard> damaged = new ArrayList<>();

  /**
   * The dataset in {@code folder}.
   *
   * @param folder or a single shard
   * @param listener told of damaged shards, in the caller's thread
   */
  public Dataset(Path folder, Checking checking, DamageListener listener) {
    this.folder = folder;
    this.checking = checking;
    this.listener = listener;
  }

  /** Whether there is such a folder or shard. */
  public boolean exists() {
    return Files.exists(folder);
  }

  /**
   * The shards, by their paths from the folder in alphabetical order, the same on every machine.
   *
   * @throws IOException if there is no such folder
   */
  public List<Path> files() throws IOException {
    return filesEndingIn(ShardFormat.SUFFIX);
  }

  /** The shards set aside as damaged, now or before. */
  public List<Path> setAside() throws IOException {
    return filesEndingIn(ShardFormat.SUFFIX + ShardFormat.DAMAGED_SUFFIX);
  }

  private List<Path> filesEndingIn(String suffix) throws IOException {
    if (!Files.exists(folder)) {
      throw new IOException("dataset " + folder + ": expected a folder with shards, found nothing");
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(path -> path.getFileName().toString().endsWith(suffix))
          .filter(Files::isRegularFile)
          .filter(path -> !isLeftThere(path))
          .sorted(Comparator.comparing(this::nameOf))
          .collect(Collectors.toList());
    }
  }

  /** Whether {@code file} was found damaged but could not be renamed. */
  private boolean isLeftThere(Path file) {
    return damaged.stream().anyMatch(shard -> !shard.setAside() && shard.file().equals(file));
  }

  /** The name of a shard in this dataset: its path from the folder, the same on every machine. */
  public String nameOf(Path file) {
    String name = folder.relativize(file).toString().replace('\\', '/');
    return name.isEmpty() ? file.getFileName().toString() : name;
  }

  /**
   * Opens one shard; empty if it is damaged.
   *
   * @throws IOException if it cannot be read, or is sound but beyond this program
   */
  public Optional<ShardReader> open(Path file) throws IOException {
    try {
      return Optional.of(new ShardReader(file));
    } catch (DamagedShardException e) {
      skip(file, e);
      return Optional.empty();
    }
  }

  /**
   * The games of one shard, in the order in which they were written; empty if it is damaged.
   *
   * @throws IOException if it cannot be read, or is sound but beyond this program
   */
  public Optional<List<GameRecord>> read(ShardReader shard) throws IOException {
    try {
      List<GameRecord> records = shard.records();
      if (checking == Checking.REPLAY) {
        replay(shard.file(), records);
      }
      return Optional.of(records);
    } catch (DamagedShardException e) {
      skip(shard.file(), e);
      return Optional.empty();
    }
  }

  private static void replay(Path file, List<GameRecord> records) throws IOException {
    for (GameRecord record : records) {
      Game game;
      try {
        game = Games.byName(record.game());
      } catch (IllegalArgumentException e) {
        throw new IOException("shard " + file + ": " + e.getMessage(), e);
      }
      try {
        Replay.check(game, record);
      } catch (ReplayException e) {
        throw new DamagedShardException(file, e);
      }
    }
  }

  /**
   * Gives every sound shard to {@code visitor}, in the order of {@link #files()}; one at a time is
   * held in memory.
   *
   * @throws IOException if a shard cannot be read, or is sound but beyond this program
   */
  public void forEachShard(ShardVisitor visitor) throws IOException {
    for (Path file : files()) {
      Optional<ShardReader> shard = open(file);
      if (shard.isPresent()) {
        Optional<List<GameRecord>> records = read(shard.get());
        if (records.isPresent()) {
          visitor.visit(shard.get().provenance(), records.get());
        }
      }
    }
  }

  /**
   * The first game with the number {@code id}, which in a dataset of several runs may be there
   * twice; empty if no sound shard has it.
   *
   * @throws IOException if a shard cannot be read, or is sound but beyond this program
   */
  public Optional<GameRecord> find(long id) throws IOException {
    for (Path file : files()) {
      Optional<ShardReader> shard = open(file);
      Optional<List<GameRecord>> records = shard.isEmpty() ? Optional.empty() : read(shard.get());
      for (GameRecord record : records.orElse(List.of())) {
        if (record.id() == id) {
          return Optional.of(record);
        }
      }
    }
    return Optional.empty();
  }

  private void skip(Path file, DamagedShardException damage) {
    DamagedShard shard = new DamagedShard(file, setAside(file), damage.getMessage());
    damaged.add(shard);
    listener.onDamaged(shard);
  }

  private static boolean setAside(Path file) {
    Path aside = file.resolveSibling(file.getFileName() + ShardFormat.DAMAGED_SUFFIX);
    try {
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * How many damaged shards there are: set aside now or before, and those that could not be
   * renamed.
   */
  public int damagedShards() throws IOException {
    int left = (int) damaged.stream().filter(shard -> !shard.setAside()).count();
    return setAside().size() + left;
  }

  /** The damaged shards found so far. */
  public List<DamagedShard> damaged() {
    return Collections.unmodifiableList(damaged);
  }
}
