package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ShardTest {

  private static final Game GAME = new TicTacToe(2);

  @TempDir Path folder;

  static List<Game> games() {
    return Games.all();
  }

  static void write(Path file, Provenance provenance, List<GameRecord> records) throws IOException {
    try (ShardWriter writer = new ShardWriter(file, provenance)) {
      for (GameRecord record : records) {
        writer.write(record);
      }
      writer.publish();
    }
  }

  /** The bytes of a shard with the checksum that they should have. */
  static byte[] withChecksum(byte[] bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, bytes.length - Integer.BYTES);
    ByteBuffer.wrap(bytes)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(bytes.length - Integer.BYTES, (int) checksum.getValue());
    return bytes;
  }

  private List<Path> namesInFolder() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::getFileName).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsRead(Game game) throws IOException {
    List<GameRecord> records = RandomGames.play(game, 100, 1);
    Path file = folder.resolve("games.shard");

    write(file, RandomGames.provenance(game, 3), records);
    ShardReader shard = new ShardReader(file);

    assertEquals(records, shard.records());
    assertEquals(records, shard.records(), "a second time");
    assertEquals(RandomGames.provenance(game, 3), shard.provenance());
    assertEquals(100, shard.games());
    assertEquals(records.stream().mapToInt(r -> r.plies().size()).sum(), shard.plies());
    assertEquals(records.stream().mapToInt(GameRecord::targets).sum(), shard.targets());
  }

  @Test
  void extremesAreRead() throws IOException {
    int max = 65_535;
    int[] ends = {0, max};
    PlyRecord ply = new PlyRecord(max, ends, new int[] {max, 0}, ends, -0.0f, true, true);
    GameRecord record =
        new GameRecord(
            Long.MAX_VALUE,
            Long.MIN_VALUE,
            "spiel",
            "Ä 棋",
            List.of(ply),
            -1,
            Integer.MIN_VALUE,
            GameEnding.RESIGNED,
            new TreeMap<>(Map.of("white", "Ä 棋", "", "")));
    Path file = folder.resolve("extreme.shard");

    write(file, RandomGames.provenance(GAME, Integer.MAX_VALUE), List.of(record));

    assertEquals(List.of(record), new ShardReader(file).records());
  }

  @Test
  void emptyShardIsRead() throws IOException {
    Path file = folder.resolve("empty.shard");
    write(file, RandomGames.provenance(GAME, 0), List.of());
    assertEquals(List.of(), new ShardReader(file).records());
  }

  @Test
  void sameGamesGiveSameBytes() throws IOException {
    Path one = folder.resolve("one.shard");
    Path two = folder.resolve("two.shard");
    write(one, RandomGames.provenance(GAME, 3), RandomGames.play(GAME, 20, 5));
    write(two, RandomGames.provenance(GAME, 3), RandomGames.play(GAME, 20, 5));
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
  }

  @Test
  void provenanceIsSortedJson() {
    Provenance provenance =
        new Provenance("dvonn", 1, "gipfel 1", "net", "cd", 4, -5, Map.of("b", "2", "a", "1"));
    assertEquals(
        "{\"configDigest\":\"cd\",\"facts\":{\"a\":\"1\",\"b\":\"2\"},\"game\":\"dvonn\","
            + "\"generation\":4,\"player\":\"net\",\"program\":\"gipfel 1\",\"rulesVersion\":1,"
            + "\"seed\":-5}",
        ProvenanceJson.write(provenance));
  }

  @Test
  void replacesAnOlderShardOfTheName() throws IOException {
    Path file = folder.resolve("games.shard");
    write(file, RandomGames.provenance(GAME, 0), RandomGames.play(GAME, 3, 5));
    write(file, RandomGames.provenance(GAME, 0), RandomGames.play(GAME, 4, 5));
    assertEquals(4, new ShardReader(file).games());
  }

  @Test
  void closedUnpublishedLeavesNothing() throws IOException {
    Path file = folder.resolve("games.shard");
    try (ShardWriter writer = new ShardWriter(file, RandomGames.provenance(GAME, 0))) {
      writer.write(RandomGames.play(GAME, 1, 5).get(0));
      assertEquals(List.of(Path.of("games.shard.tmp")), namesInFolder());
    }
    assertEquals(List.of(), namesInFolder());
  }

  /** A disk with room for {@code room} bytes. */
  private static final class SmallDisk extends FilterOutputStream {

    private int room;

    SmallDisk(OutputStream out, int room) {
      super(out);
      this.room = room;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      int fits = Math.min(room, length);
      out.write(bytes, offset, fits);
      room -= fits;
      if (fits < length) {
        throw new IOException("No space left on device");
      }
    }
  }

  @Test
  void fullDiskLeavesWhatWasThere() throws IOException {
    Path file = folder.resolve("games.shard");
    List<GameRecord> before = RandomGames.play(GAME, 2, 1);
    write(file, RandomGames.provenance(GAME, 0), before);
    List<GameRecord> records = RandomGames.play(GAME, 2_000, 5);
    int failures = 0;
    for (int room = 0; ; room += 9_973) {
      int bytes = room;
      try (ShardWriter writer =
          new ShardWriter(
              file, RandomGames.provenance(GAME, 0), out -> new SmallDisk(out, bytes))) {
        for (GameRecord record : records) {
          writer.write(record);
        }
        writer.publish();
        break;
      } catch (IOException e) {
        failures++;
        assertEquals("cannot write shard " + file + ": No space left on device", e.getMessage());
        assertEquals(List.of(Path.of("games.shard")), namesInFolder());
        assertEquals(before, new ShardReader(file).records());
      }
    }
    assertTrue(failures > 10, "failed " + failures + " times");
    assertEquals(records, new ShardReader(file).records());
  }

  @Test
  void missingFolderIsOneLine() {
    Path file = folder.resolve("nowhere").resolve("games.shard");
    IOException e =
        assertThrows(
            IOException.class, () -> new ShardWriter(file, RandomGames.provenance(GAME, 0)));
    assertEquals("cannot write shard " + file + ": no such file", e.getMessage());
  }

  /** The example of the documentation as it stood when games had no ending and no tags. */
  private static final String VERSION_1 =
      "894750460d0a1a0a01000000850000007b22636f6e666967446967657374223a22222c226661637473223a7b7d2c"
          + "2267616d65223a22746963746163746f65222c2267656e65726174696f6e223a322c22706c61796572223a"
          + "2272616e646f6d222c2270726f6772616d223a2267697066656c20302e312e30222c2272756c6573566572"
          + "73696f6e223a312c2273656564223a377d35ac02090000000000000009746963746163746f650573746172"
          + "74020205050000003f02010cffff0206808001180820160000803f0047454e440100000005000000010000"
          + "00d69b43cd";

  @Test
  void olderFormatIsRead() throws IOException {
    Path file = folder.resolve("old.shard");
    Files.write(file, HexFormat.of().parseHex(VERSION_1));
    GameRecord record = new ShardReader(file).records().get(0);
    assertEquals(300, record.id());
    assertEquals(5, record.plies().size());
    assertEquals(GameEnding.FINISHED, record.ending());
    assertEquals(Map.of(), record.tags());
    Replay.check(new TicTacToe(1), record);
  }

  @Test
  void newerFormatIsNotDamage() throws IOException {
    Path file = folder.resolve("games.shard");
    write(file, RandomGames.provenance(GAME, 0), RandomGames.play(GAME, 1, 5));
    byte[] bytes = Files.readAllBytes(file);
    bytes[8] = 3;
    Files.write(file, withChecksum(bytes));

    IOException e = assertThrows(IOException.class, () -> new ShardReader(file));

    assertFalse(e instanceof DamagedShardException);
    assertEquals("shard " + file + ": expected format version 1 to 2, found 3", e.getMessage());
  }

  @Test
  void errorsSayWhatWasExpectedAndWhere() throws IOException {
    Path file = folder.resolve("text.shard");
    Files.writeString(file, "no shard at all, but long enough for one", StandardCharsets.UTF_8);
    assertEquals(
        "damaged shard "
            + file
            + ", byte 0: expected magic 0a1a0a0d46504789, found 6472616873206f6e",
        assertThrows(DamagedShardException.class, () -> new ShardReader(file)).getMessage());
  }
}
