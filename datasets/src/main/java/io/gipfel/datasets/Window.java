package io.gipfel.datasets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * The most recent games of a dataset, held in memory for training to draw from. How many is up to
 * {@link WindowConfig}; here "positions" are the plies that may be drawn.
 *
 * <p>What it holds depends on the shards alone, so a resumed run sees the games it would have seen.
 * One thread at a time may use it.
 */
public final class Window {

  /**
   * A game in the window.
   *
   * @param generation that it was played in
   */
  record Entry(GameRecord record, int generation) {}

  /** A shard that was found sound. */
  private static final class SoundShard {
    final Path file;
    final int generation;
    final int positions;
    Optional<List<GameRecord>> records = Optional.empty();

    SoundShard(ShardReader shard, int positions) {
      this.file = shard.file();
      this.generation = shard.provenance().generation();
      this.positions = positions;
    }
  }

  private final Dataset dataset;
  private final WindowConfig config;
  private final Map<Path, SoundShard> sound = new HashMap<>();
  private List<Entry> entries = List.of();
  private long[] positionsByGeneration = {};
  private long positions;

  /** A window on {@code dataset}, empty until it is moved. */
  public Window(Dataset dataset, WindowConfig config) {
    this.dataset = dataset;
    this.config = config;
  }

  /**
   * Moves the window to where it stands after {@code lastGeneration}: reads the shards that come
   * into it and forgets those that leave it. Later generations count for nothing.
   *
   * @throws IOException if a shard cannot be read, or is sound but beyond this program; damaged
   *     ones are skipped
   */
  public void moveTo(int lastGeneration) throws IOException {
    Optional<List<SoundShard>> loaded;
    do {
      List<SoundShard> shards = shardsUpTo(lastGeneration);
      positionsByGeneration = new long[lastGeneration + 1];
      for (SoundShard shard : shards) {
        positionsByGeneration[shard.generation] += shard.positions;
      }
      loaded = loadNewest(shards, config.positions(totalPositions()));
    } while (loaded.isEmpty());
    entries = newestGames(loaded.get(), config.positions(totalPositions()));
  }

  /** The sound shards, oldest generation first, and within a generation by path. */
  private List<SoundShard> shardsUpTo(int lastGeneration) throws IOException {
    List<Path> files = dataset.files();
    sound.keySet().retainAll(files);
    for (Path file : files) {
      if (!sound.containsKey(file)) {
        dataset
            .open(file)
            .ifPresent(shard -> sound.put(file, new SoundShard(shard, shard.targets())));
      }
    }
    return files.stream()
        .map(sound::get)
        .filter(Objects::nonNull)
        .filter(shard -> shard.generation <= lastGeneration)
        .sorted(Comparator.comparingInt(shard -> shard.generation))
        .toList();
  }

  /**
   * Reads the newest of {@code shards} that together have {@code size} positions, and forgets the
   * games of all others. Empty if one of them has become damaged, so that the window lies
   * elsewhere.
   */
  private Optional<List<SoundShard>> loadNewest(List<SoundShard> shards, long size)
      throws IOException {
    long covered = 0;
    int first = shards.size();
    while (first > 0 && covered < size) {
      SoundShard shard = shards.get(--first);
      covered += shard.positions;
      if (shard.records.isEmpty()) {
        Optional<ShardReader> reader = dataset.open(shard.file);
        shard.records = reader.isEmpty() ? Optional.empty() : dataset.read(reader.get());
      }
      if (shard.records.isEmpty()) {
        sound.remove(shard.file);
        return Optional.empty();
      }
    }
    for (SoundShard shard : shards.subList(0, first)) {
      shard.records = Optional.empty();
    }
    return Optional.of(shards.subList(first, shards.size()));
  }

  /** The newest games that together have {@code size} positions, oldest first. */
  private List<Entry> newestGames(List<SoundShard> shards, long size) {
    List<Entry> newestFirst = new ArrayList<>();
    positions = 0;
    for (int i = shards.size() - 1; i >= 0; i--) {
      SoundShard shard = shards.get(i);
      List<GameRecord> records = shard.records.orElseThrow();
      for (int j = records.size() - 1; j >= 0 && positions < size; j--) {
        newestFirst.add(new Entry(records.get(j), shard.generation));
        positions += records.get(j).targets();
      }
    }
    Collections.reverse(newestFirst);
    return newestFirst;
  }

  /** The games in the window, oldest first. */
  public List<GameRecord> games() {
    return entries.stream().map(Entry::record).toList();
  }

  /** How many positions may be drawn from the window. */
  public long positions() {
    return positions;
  }

  /** How many positions there are in all up to the window's last generation. */
  public long totalPositions() {
    return LongStream.of(positionsByGeneration).sum();
  }

  /** How many positions each generation has, up to the window's last; 0 where it has no shard. */
  public long[] positionsByGeneration() {
    return positionsByGeneration.clone();
  }

  List<Entry> entries() {
    return entries;
  }

  WindowConfig config() {
    return config;
  }
}
