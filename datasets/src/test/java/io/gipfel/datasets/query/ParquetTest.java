package io.gipfel.datasets.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.SampleGames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parquet files as a program in another language, by other people, reads them. */
final class ParquetTest {

  private static final Path PACKAGES = Path.of("..", "target", "node").toAbsolutePath().normalize();
  private static final Path SCRIPT =
      Path.of("..", "app", "src", "test", "node", "read-parquet.mjs");

  @TempDir Path folder;

  private static List<String> rowsOf(Path file) throws IOException {
    assumeTrue(
        Files.isDirectory(PACKAGES.resolve("node_modules/hyparquet")),
        "no reader of Parquet files in target/node: ./verify fetches it where there is npm");
    Process node =
        new ProcessBuilder("node", SCRIPT.toString(), PACKAGES.toString(), file.toString())
            .redirectErrorStream(true)
            .start();
    return new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
  }

  @Test
  void anotherProgramReadsTheSameRows() throws IOException {
    List<GameRecord> records = SampleGames.write(folder.resolve("a.shard"), "dvonn-random", 20, 1);
    Dataset dataset = new Dataset(folder, Checking.REPLAY, damaged -> {});
    Path file = folder.resolve("positions.parquet");
    try (QueryStore store = QueryStore.open(dataset, Optional.empty(), () -> {})) {
      String sql = "SELECT * FROM positions ORDER BY game_no, ply";
      store.export(sql, ExportFormat.PARQUET, file);
    }

    List<String> rows = rowsOf(file);

    int next = 0;
    for (GameRecord record : records) {
      Replay replay = new Replay(Games.byName(record.game()), record);
      for (boolean more = true; more; next++) {
        assertTrue(rows.get(next).startsWith("{"), rows.get(next));
        check(replay, JsonMapper.builder().build().readTree(rows.get(next)));
        more = replay.hasNext();
        if (more) {
          replay.advance();
        }
      }
    }
    assertEquals(next, rows.size());
  }

  private static void check(Replay replay, JsonNode row) {
    Position position = replay.position();
    assertEquals(replay.ply(), row.get("ply").asInt());
    assertEquals(position.toString(), row.get("position").asText());
    assertEquals(Long.toUnsignedString(position.hash()), row.get("hash").asText());
    assertEquals(!replay.hasNext(), row.get("action").isNull());
    PlyRecord ply = replay.hasNext() ? replay.next() : PlyRecord.unsearched(0);
    boolean valued = ply.searched() || ply.proven();
    assertEquals(valued, row.get("value").isNumber());
    assertEquals(ply.proven(), row.get("proven").asBoolean());
    if (valued) {
      assertEquals(ply.valueForFirst(), row.get("value").asDouble(), 1e-6);
    }
  }
}
