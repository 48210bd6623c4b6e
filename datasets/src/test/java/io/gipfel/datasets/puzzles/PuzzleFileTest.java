package io.gipfel.datasets.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleFileTest {

  private static final Puzzle PUZZLE = new Puzzle("tictactoe", "ww./bb./... w 1", "c1", 1, 0, 1, 3);

  @TempDir private Path folder;

  @Test
  void filesRoundTrip() throws IOException {
    Path file = folder.resolve("puzzles.jsonl");
    PuzzleFile.write(file, List.of(PUZZLE, PUZZLE));
    assertEquals(List.of(PUZZLE, PUZZLE), PuzzleFile.read(file));
    assertTrue(PUZZLE.isWin());
    assertEquals(
        "{\"game\":\"tictactoe\",\"position\":\"ww./bb./... w 1\",\"answer\":\"c1\","
            + "\"marginForMover\":1,\"nextForMover\":0,\"difficulty\":1,\"movesToCome\":3}",
        Files.readAllLines(file).get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "}                                      | expected a puzzle, found: ",
        "\"answer\":\"c1\" -> \"answer\":\"a1\" | a1",
        "\"answer\":\"c1\" -> \"reply\":\"c1\"  | expected a puzzle, found: ",
        "w 1 -> w                               | position",
        "tictactoe -> chess                     | unknown game 'chess'",
        "\"nextForMover\":0 -> \"nextForMover\":1 | nextForMover: expected at most 0, found 1",
        "\"difficulty\":1 -> \"difficulty\":4   | difficulty: expected at most 3, found 4",
        "\"movesToCome\":3 -> \"movesToCome\":0 | movesToCome: expected at least 1, found 0",
      })
  void mistakesAreNamedByLine(String change, String expected) throws IOException {
    Path file = folder.resolve("puzzles.jsonl");
    PuzzleFile.write(file, List.of(PUZZLE));
    String good = Files.readString(file);
    String[] parts = change.split(" -> ", -1);
    String bad = parts.length == 1 ? good.strip() + parts[0] : good.replace(parts[0], parts[1]);
    Files.writeString(file, good + "\n" + bad);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> PuzzleFile.read(file));
    String message = String.valueOf(e.getMessage());
    assertTrue(message.startsWith(file + " line 3: "), message);
    assertTrue(message.contains(expected), message);
    assertFalse(message.contains("\n"), message);
  }

  @Test
  void otherFilesAreNoPuzzles() throws IOException {
    assertThrows(IllegalArgumentException.class, () -> PuzzleFile.read(folder.resolve("nowhere")));
    Path file = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertThrows(IllegalArgumentException.class, () -> PuzzleFile.read(file));
  }
}
