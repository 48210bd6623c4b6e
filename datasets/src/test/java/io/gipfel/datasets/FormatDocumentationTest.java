package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds {@code docs/dataset-format.md} to the program: its hex dump is what the writer writes for
 * the game described there. Bytes that change need a new format version.
 */
final class FormatDocumentationTest {

  private static final Path DOCUMENTATION = Path.of("..", "docs", "dataset-format.md");

  @TempDir Path folder;

  private static Provenance provenance() {
    return new Provenance("tictactoe", 1, "gipfel 0.1.0", "random", "", 2, 7, Map.of());
  }

  private static GameRecord game() {
    Game game = new TicTacToe(1);
    GameRecorder recorder = new GameRecorder(game, game.newPosition());
    int[] noActions = {};
    recorder.play(
        new PlyRecord(
            0, new int[] {0, 4}, new int[] {12, 0}, new int[] {49_151, 16_384}, 0.5f, true, false));
    recorder.play(PlyRecord.unsearched(3));
    recorder.play(PlyRecord.unsearched(1));
    recorder.play(PlyRecord.unsearched(4));
    recorder.play(new PlyRecord(2, noActions, noActions, noActions, 1, false, true));
    return recorder.finish(300, 9);
  }

  private static String hexDump(byte[] bytes) {
    StringBuilder dump = new StringBuilder();
    HexFormat hex = HexFormat.ofDelimiter(" ");
    for (int offset = 0; offset < bytes.length; offset += 16) {
      int end = Math.min(offset + 16, bytes.length);
      StringBuilder letters = new StringBuilder();
      for (int i = offset; i < end; i++) {
        letters.append(bytes[i] >= ' ' && bytes[i] <= '~' ? (char) bytes[i] : '.');
      }
      dump.append(
          String.format(
              Locale.ROOT,
              "%06x  %-47s  %s\n",
              offset,
              hex.formatHex(bytes, offset, end),
              letters));
    }
    return dump.toString();
  }

  @Test
  void hexDumpIsWhatTheWriterWrites() throws IOException {
    Path file = folder.resolve("example.shard");
    ShardTest.write(file, provenance(), List.of(game()));
    String documented =
        Files.readString(DOCUMENTATION)
            .lines()
            .filter(line -> line.matches("[0-9a-f]{6}  .*"))
            .collect(Collectors.joining("\n", "", "\n"));
    assertEquals(documented, hexDump(Files.readAllBytes(file)));
  }
}
