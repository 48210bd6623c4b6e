package io.gipfel.training.selfplay;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.ShardWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * The games of one generation on their way into shards.
 *
 * <p>Games {@code k·gamesPerShard} to {@code (k+1)·gamesPerShard − 1} of the generation make shard
 * k, which is written in order of id as soon as the last of them has ended. A shard that is there
 * already is kept and its games are not asked for again, so a generation is the same bytes whether
 * it was made in one go or after a kill.
 */
public final class ShardedGames {

  private final Path folder;
  private final Provenance provenance;
  private final long firstId;
  private final int games;
  private final int gamesPerShard;
  private final Map<Integer, List<GameRecord>> unwritten = new HashMap<>();

  /**
   * The games of a generation.
   *
   * @param folder where the shards are or will be; made if it is not there
   * @param firstId id of the generation's first game
   */
  public ShardedGames(Path folder, Provenance provenance, long firstId, SelfPlayConfig config) {
    this.folder = folder;
    this.provenance = provenance;
    this.firstId = firstId;
    this.games = config.gamesPerGeneration();
    this.gamesPerShard = config.gamesPerShard();
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(folder + ": cannot be made: " + e.getMessage(), e);
    }
  }

  /** The ids of the games that no shard holds yet, ascending. */
  public long[] missing() {
    return LongStream.range(firstId, firstId + games)
        .filter(id -> !Files.exists(shard(shardOf(id))))
        .toArray();
  }

  /** Takes a finished game, and writes its shard if it was the last one missing there. */
  public synchronized void add(GameRecord record) {
    int shard = shardOf(record.id());
    List<GameRecord> records = unwritten.computeIfAbsent(shard, any -> new ArrayList<>());
    records.add(record);
    if (records.size() == sizeOf(shard)) {
      unwritten.remove(shard);
      records.sort(Comparator.comparingLong(GameRecord::id));
      write(shard(shard), records);
    }
  }

  private void write(Path file, List<GameRecord> records) {
    try (ShardWriter writer = new ShardWriter(file, provenance)) {
      for (GameRecord record : records) {
        writer.write(record);
      }
      writer.publish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int shardOf(long id) {
    return (int) ((id - firstId) / gamesPerShard);
  }

  private int sizeOf(int shard) {
    return Math.min(gamesPerShard, games - shard * gamesPerShard);
  }

  private Path shard(int shard) {
    return folder.resolve(String.format(Locale.ROOT, "games-%04d.shard", shard));
  }
}
