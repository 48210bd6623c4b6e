package io.gipfel.training.selfplay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Provenance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShardedGamesTest {

  private static final SelfPlayConfig CONFIG =
      new SelfPlayConfig(10, 4, 1, 2, 2, 1, 0, 0, 0, 0, 0, false, 0, false, 0, false);

  @TempDir Path folder;

  private ShardedGames games(Path where) {
    Provenance provenance =
        new Provenance("tictactoe", Provenance.RULES_VERSION, "test", "test", "", 1, 1, Map.of());
    return new ShardedGames(where, provenance, 100, CONFIG);
  }

  private static GameRecord game(long id) {
    List<PlyRecord> plies = Stream.of(0, 3, 1, 4, 2).map(PlyRecord::unsearched).toList();
    return new GameRecord(id, id, "tictactoe", ".../.../... w 1", plies, 1, 1);
  }

  private List<String> names(Path where) throws IOException {
    try (Stream<Path> files = Files.list(where)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void shardIsWrittenWithItsLastGameWhateverTheOrder() throws IOException {
    ShardedGames games = games(folder);
    for (long id : new long[] {103, 109, 101, 100}) {
      games.add(game(id));
    }
    assertEquals(List.of(), names(folder));
    games.add(game(102));
    assertEquals(List.of("games-0000.shard"), names(folder));
    games.add(game(108));
    assertEquals(List.of("games-0000.shard", "games-0002.shard"), names(folder));
  }

  @Test
  void onlyMissingGamesAreAskedForAndTheBytesAreTheSame(@TempDir Path unbroken) throws IOException {
    ShardedGames first = games(folder);
    LongStream.of(105, 104, 107, 106, 100).forEach(id -> first.add(game(id)));
    ShardedGames second = games(folder);
    assertArrayEquals(new long[] {100, 101, 102, 103, 108, 109}, second.missing());
    LongStream.of(second.missing()).forEach(id -> second.add(game(id)));
    assertArrayEquals(new long[0], second.missing());
    ShardedGames atOnce = games(unbroken);
    LongStream.range(100, 110).forEach(id -> atOnce.add(game(id)));
    assertEquals(names(unbroken), names(folder));
    for (String name : names(folder)) {
      assertArrayEquals(
          Files.readAllBytes(unbroken.resolve(name)), Files.readAllBytes(folder.resolve(name)));
    }
  }
}
