package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.ShardReader;
import io.gipfel.datasets.ShardWriter;
import io.gipfel.training.run.RunListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose games are damaged while it is stopped. */
class DamagedGamesTest {

  /** A shard that was damaged between the stages is set aside, and the run goes on without it. */
  @Test
  void damagedShardIsSetAside(@TempDir Path folder) throws IOException {
    makeGames(folder);
    Path shard = folder.resolve("games/gen-0001/games-0001.shard");
    byte[] bytes = Files.readAllBytes(shard);
    bytes[bytes.length / 2] ^= 1;
    Files.write(shard, bytes);
    assertGoesOnWithout("games-0001.shard", folder);
  }

  /** So is one that somebody wrote whole, but with a game that breaks the rules. */
  @Test
  void shardOfAGameAgainstTheRulesIsSetAside(@TempDir Path folder) throws IOException {
    makeGames(folder);
    Path shard = folder.resolve("games/gen-0001/games-0002.shard");
    ShardReader sound = new ShardReader(shard);
    List<GameRecord> records = new ArrayList<>(sound.records());
    GameRecord twice = records.get(0);
    List<PlyRecord> plies = new ArrayList<>(twice.plies());
    plies.add(1, plies.get(0));
    records.set(
        0,
        new GameRecord(
            twice.id(),
            twice.seed(),
            twice.game(),
            twice.start(),
            plies,
            twice.outcomeForFirst(),
            twice.marginForFirst()));
    try (ShardWriter writer = new ShardWriter(shard, sound.provenance())) {
      for (GameRecord record : records) {
        writer.write(record);
      }
      writer.publish();
    }
    assertGoesOnWithout("games-0002.shard", folder);
  }

  private static void assertGoesOnWithout(String shard, Path folder) {
    List<String> warnings = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.add(message);
          }
        };
    assertTrue(TrainingLoopTest.run(folder, listener, () -> false));
    assertEquals(1, warnings.size(), warnings.toString());
    assertTrue(warnings.get(0).contains(shard), warnings.toString());
  }

  /** Runs until the games of the first generation are there, and no further. */
  private static void makeGames(Path folder) {
    assertFalse(
        TrainingLoopTest.run(
            folder, RunListener.NONE, stopWhenThereAre(folder, "games/gen-0001", 3)));
  }

  private static BooleanSupplier stopWhenThereAre(Path folder, String where, int count) {
    return () -> {
      Path games = folder.resolve(where);
      if (!Files.isDirectory(games)) {
        return false;
      }
      try (Stream<Path> files = Files.list(games)) {
        return files.filter(file -> file.toString().endsWith(".shard")).count() >= count;
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    };
  }
}
