package io.gipfel.datasets.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Positions;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameRecorder;
import io.gipfel.datasets.GameTag;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is written is read as the same games, and damaged text never as anything but a rejection.
 */
final class RoundTripTest {

  private static final Map<String, String> TAGS =
      Map.of(
          GameTag.WHITE, "J\u00e9r\u00f4me [\\x] y",
          GameTag.WHITE_KIND, GameTag.PERSON,
          GameTag.BLACK, "Robot",
          GameTag.BLACK_KIND, GameTag.PROGRAM,
          GameTag.BLACK_RATING, "1500",
          GameTag.YEAR, "2011");

  @TempDir Path folder;

  /** Random games: whole ones, resigned ones and ones that were broken off. */
  private static List<GameRecord> games(Game game, int count) {
    SplittableRandom random = new SplittableRandom(7);
    List<GameRecord> records = new ArrayList<>();
    for (int id = 0; id < count; id++) {
      GameRecorder recorder = new GameRecorder(game, game.newPosition());
      int most = id % 3 == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(80);
      while (!recorder.isOver() && recorder.plies() < most) {
        int[] legal = Positions.legalActions(game, recorder.position());
        recorder.play(PlyRecord.unsearched(legal[random.nextInt(legal.length)]));
      }
      Player mover = recorder.position().toMove();
      Optional<Player> resigning = id % 3 == 1 ? Optional.of(mover) : Optional.empty();
      records.add(recorder.stop(id, resigning, id % 2 == 0 ? TAGS : Map.of()));
    }
    return records;
  }

  private static String text(RecordFormat format, Game game, List<GameRecord> records)
      throws UnwritableException {
    StringBuilder text = new StringBuilder();
    for (GameRecord record : records) {
      text.append(new RecordExport(format).text(game, record));
    }
    return text.toString();
  }

  /** Everything about a game but where it was read from. */
  private static String describe(GameRecord record) {
    Map<String, String> tags = new TreeMap<>(record.tags());
    tags.remove(GameTag.SOURCE);
    return String.format(
        "%d %s %s %s %+d %+d %s %s",
        record.id(),
        record.game(),
        record.start(),
        record.ending(),
        record.outcomeForFirst(),
        record.marginForFirst(),
        tags,
        record.plies().stream().map(PlyRecord::action).toList());
  }

  private static void assertSameGames(List<GameRecord> expected, Imports imports) {
    assertEquals(List.of(), imports.rejections);
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(describe(expected.get(i)), describe(imports.games.get(i)));
    }
    assertEquals(expected.size(), imports.games.size());
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void sameGames(RecordFormat format) throws Exception {
    for (Game game : RecordImport.gamesOf(format)) {
      List<GameRecord> records = games(game, 60);
      assertSameGames(records, Imports.of(format, folder, text(format, game, records)));
    }
  }

  /** A few bytes are changed, removed or repeated, or the end is cut off. */
  private static byte[] mutated(byte[] bytes, SplittableRandom random) {
    byte[] copy = bytes.clone();
    int at = random.nextInt(copy.length);
    switch (random.nextInt(4)) {
      case 0 -> copy[at] = (byte) random.nextInt(256);
      case 1 -> copy[at] = bytes[random.nextInt(copy.length)];
      case 2 -> {
        int length = Math.min(1 + random.nextInt(20), copy.length - at);
        System.arraycopy(bytes, random.nextInt(copy.length - length + 1), copy, at, length);
      }
      default -> copy = Arrays.copyOf(copy, at);
    }
    return random.nextInt(3) == 0 && copy.length > 0 ? mutated(copy, random) : copy;
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void damagedTextIsReadOrRejected(RecordFormat format) throws Exception {
    SplittableRandom random = new SplittableRandom(11);
    Game game = RecordImport.gamesOf(format).get(0);
    byte[] bytes = text(format, game, games(game, 3)).getBytes(RecordText.of(format).charset());
    int rejected = 0;
    for (int i = 0; i < 1_000; i++) {
      Path file = Files.write(folder.resolve("mutated.txt"), mutated(bytes, random));
      Imports imports = Imports.of(format, file);
      assertTrue(imports.games.size() + imports.rejections.size() > 0);
      for (Rejection rejection : imports.rejections) {
        assertEquals(1, rejection.toString().lines().count(), rejection.toString());
        rejected++;
      }
      imports.games.forEach(record -> Replay.check(game, record));
    }
    assertTrue(rejected > 100, rejected + " rejected");
  }

  @ParameterizedTest
  @EnumSource(RecordFormat.class)
  void anyBytesAreReadOrRejected(RecordFormat format) throws IOException {
    SplittableRandom random = new SplittableRandom(13);
    for (int length = 0; length < 300; length++) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      Path file = Files.write(folder.resolve("noise.txt"), bytes);
      Imports imports = Imports.of(format, file);
      assertTrue(imports.games.isEmpty());
      assertTrue(imports.rejections.size() > 0);
    }
  }

  @Test
  void archivesAndFoldersAreRead() throws Exception {
    Game game = RecordImport.gamesOf(RecordFormat.BOARDSPACE).get(0);
    List<GameRecord> records = games(game, 4);
    Charset latin = StandardCharsets.ISO_8859_1;
    Files.createDirectories(folder.resolve("in/deep"));
    try (ZipOutputStream zip =
        new ZipOutputStream(Files.newOutputStream(folder.resolve("in/a.zip")))) {
      for (int i = 0; i < 2; i++) {
        zip.putNextEntry(new ZipEntry("folder/" + i + ".sgf"));
        zip.write(text(RecordFormat.BOARDSPACE, game, records.subList(i, i + 1)).getBytes(latin));
      }
      zip.putNextEntry(new ZipEntry("README"));
    }
    Files.writeString(
        folder.resolve("in/deep/2.sgf"),
        text(RecordFormat.BOARDSPACE, game, records.subList(2, 4)),
        latin);
    Files.writeString(folder.resolve("in/deep/notes.txt"), "no game");

    assertSameGames(records, Imports.of(RecordFormat.BOARDSPACE, folder.resolve("in")));
  }

  @Test
  void damagedArchiveIsOneLine() throws IOException {
    Path file = Files.writeString(folder.resolve("a.zip"), "no archive");
    IOException e =
        assertThrows(IOException.class, () -> Imports.of(RecordFormat.BOARDSPACE, file));
    assertEquals(file + ": damaged zip archive: zip END header not found", e.getMessage());
  }

  @Test
  void formatsSayWhatTheyHaveNoRoomFor() {
    Game toy = Games.byName("tictactoe");
    GameRecord record = games(toy, 1).get(0);
    UnwritableException e =
        assertThrows(
            UnwritableException.class,
            () -> new RecordExport(RecordFormat.CODECUP).text(toy, record));
    assertEquals("records of codecup do not have the game tictactoe", e.getMessage());
  }
}
