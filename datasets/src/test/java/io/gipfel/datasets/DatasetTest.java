package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DatasetTest {

  private static final Game GAME = new TicTacToe(2);

  /** Behind magic and version, which have tests of their own. */
  private static final int HEADER_LENGTH_AT = 12;

  @TempDir Path folder;

  private final List<DamagedShard> told = new ArrayList<>();
  private Dataset dataset;

  @BeforeEach
  void open() {
    dataset = new Dataset(folder, Checking.CHECKSUM, told::add);
  }

  private Path write(String name, List<GameRecord> records) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    ShardTest.write(file, RandomGames.provenance(GAME, 0), records);
    return file;
  }

  private static List<GameRecord> gamesOf(Dataset dataset) throws IOException {
    List<GameRecord> games = new ArrayList<>();
    dataset.forEachShard((provenance, records) -> games.addAll(records));
    return games;
  }

  @Test
  void readsAllFoldersInOrder() throws IOException {
    List<GameRecord> games = RandomGames.play(GAME, 6, 1);
    write("b/2.shard", games.subList(4, 6));
    write("b/1.shard", games.subList(2, 4));
    write("a/deep/er/9.shard", games.subList(0, 2));
    Files.writeString(folder.resolve("notes.txt"), "no shard");
    Files.writeString(folder.resolve("b/3.shard.tmp"), "being written");

    assertEquals(games, gamesOf(dataset));
    assertEquals(List.of(), told);
  }

  @Test
  void findsAGameByItsNumber() throws IOException {
    List<GameRecord> games = RandomGames.play(GAME, 6, 1);
    write("1.shard", games.subList(0, 3));
    write("2.shard", games.subList(3, 6));
    Files.write(folder.resolve("0.shard"), new byte[100]);
    assertEquals(Optional.of(games.get(4)), dataset.find(4));
    assertEquals(Optional.empty(), dataset.find(6));
    assertEquals(1, told.size());
  }

  @Test
  void countsThatDisagreeWithTheGamesAreDamage() throws IOException {
    Path file = write("1.shard", RandomGames.play(GAME, 3, 1));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 12]++;
    Files.write(file, ShardTest.withChecksum(bytes));
    assertEquals(List.of(), gamesOf(dataset));
    assertTrue(told.get(0).reason().contains(" plies, found "), told.get(0).reason());
  }

  @Test
  void readsASingleShard() throws IOException {
    List<GameRecord> games = RandomGames.play(GAME, 2, 1);
    Path file = write("games.shard", games);
    write("other.shard", games);
    assertEquals(games, gamesOf(new Dataset(file, Checking.REPLAY, told::add)));
  }

  @Test
  void missingFolderIsOneLine() {
    Path nowhere = folder.resolve("nowhere");
    IOException e =
        assertThrows(
            IOException.class, () -> new Dataset(nowhere, Checking.CHECKSUM, told::add).files());
    assertEquals(
        "dataset " + nowhere + ": expected a folder with shards, found nothing", e.getMessage());
  }

  /** Fault: a damaged record stops the run (leela-zero#167). */
  @Test
  void everyFlippedByteIsSkippedCountedAndNamed() throws IOException {
    List<GameRecord> sound = RandomGames.play(GAME, 1, 1);
    write("a.shard", sound);
    Path file = write("b.shard", RandomGames.play(GAME, 1, 5));
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 0; i < bytes.length; i++) {
      byte[] flipped = bytes.clone();
      flipped[i] ^= (byte) (1 + i % 255);
      Files.write(file, flipped);
      assertSkipped(file, sound, "byte " + i);
    }
    assertEquals(bytes.length, dataset.damaged().size());
  }

  @Test
  void everyTruncationIsSkippedCountedAndNamed() throws IOException {
    List<GameRecord> sound = RandomGames.play(GAME, 1, 1);
    write("a.shard", sound);
    Path file = write("b.shard", RandomGames.play(GAME, 1, 5));
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertSkipped(file, sound, "length " + length);
    }
    assertEquals(bytes.length, dataset.damaged().size());
  }

  private void assertSkipped(Path file, List<GameRecord> sound, String what) throws IOException {
    int before = told.size();
    assertEquals(sound, gamesOf(dataset), what);
    assertEquals(before + 1, told.size(), what);
    DamagedShard damage = told.get(before);
    assertEquals(file, damage.file(), what);
    assertTrue(damage.setAside(), what);
    assertTrue(damage.reason().startsWith("damaged shard " + file + ", byte "), damage.reason());
    assertFalse(Files.exists(file), what);
    Path aside = folder.resolve("b.shard.damaged");
    assertEquals(List.of(aside), dataset.setAside(), what);
    Files.delete(aside);
  }

  /** What a checksum cannot see: a writer that did not keep to the format. Nothing may crash. */
  @Test
  void everyFlippedBitUnderARightChecksumIsReadOrDamage() throws IOException {
    Path file = write("b.shard", RandomGames.play(GAME, 2, 5));
    byte[] bytes = Files.readAllBytes(file);
    int damaged = 0;
    for (int bit = 8 * HEADER_LENGTH_AT; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      try {
        assertEquals(2, new ShardReader(file, ShardTest.withChecksum(flipped)).records().size());
      } catch (DamagedShardException e) {
        damaged++;
      }
    }
    assertTrue(damaged > bytes.length, damaged + " damaged");
  }

  @Test
  void illegalActionIsDamageWhenReplayed() throws IOException {
    GameRecord game = RandomGames.play(GAME, 1, 1).get(0);
    List<PlyRecord> plies = new ArrayList<>(game.plies());
    plies.set(3, PlyRecord.unsearched(plies.get(1).action()));
    GameRecord illegal =
        new GameRecord(
            game.id(),
            game.seed(),
            game.game(),
            game.start(),
            plies,
            game.outcomeForFirst(),
            game.marginForFirst());
    Path file = write("games.shard", List.of(illegal));

    assertEquals(List.of(illegal), gamesOf(dataset), "the checksum alone");
    Dataset replayed = new Dataset(folder, Checking.REPLAY, told::add);
    assertEquals(List.of(), gamesOf(replayed));

    assertEquals(1, told.size());
    String reason = told.get(0).reason();
    assertTrue(
        reason.startsWith(
            "damaged shard "
                + file
                + ": tictactoe-2 game 0, ply 3: action "
                + plies.get(1).action()
                + " is not legal: expected one of ["),
        reason);
  }

  @Test
  void unknownGameIsNotDamage() throws IOException {
    GameRecord game =
        new GameRecord(0, 0, "chess", "start", List.of(PlyRecord.unsearched(0)), 0, 0);
    Path file = write("games.shard", List.of(game));
    Dataset replayed = new Dataset(folder, Checking.REPLAY, told::add);
    IOException e = assertThrows(IOException.class, () -> gamesOf(replayed));
    assertTrue(
        e.getMessage().startsWith("shard " + file + ": unknown game 'chess': expected one of "),
        e.getMessage());
    assertTrue(Files.exists(file));
  }

  /**
   * As in a folder that may not be written: the new name is taken by a folder that holds a file.
   */
  @Test
  void shardThatCannotBeRenamedIsSkippedOnce() throws IOException {
    Path file = write("games.shard", List.of());
    Files.write(file, new byte[10]);
    Files.createDirectories(folder.resolve("games.shard.damaged/full"));

    assertEquals(List.of(), gamesOf(dataset));
    assertEquals(List.of(), gamesOf(dataset));

    assertEquals(
        List.of(
            new DamagedShard(
                file,
                false,
                "damaged shard " + file + ", byte 0: expected at least 36 bytes, found 10")),
        told);
    assertTrue(Files.exists(file));
  }

  @Test
  void missingKeyOfTheHeaderIsDamage() throws IOException {
    Path file = write("games.shard", List.of());
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    Files.write(
        file,
        ShardTest.withChecksum(
            text.replace("\"seed\"", "\"sead\"").getBytes(StandardCharsets.ISO_8859_1)));
    assertEquals(List.of(), gamesOf(dataset));
    assertTrue(
        told.get(0).reason().contains("byte 16: expected provenance as JSON, found Missing"),
        told.get(0).reason());
  }

  @Test
  void factsDoNotChangeWithTheirMap() {
    assertThrows(
        UnsupportedOperationException.class,
        () -> RandomGames.provenance(GAME, 0).facts().put("a", "b"));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Provenance("dvonn", 1, "gipfel", "net", "", -1, 0, Map.of()));
  }
}
