package io.gipfel.datasets.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Little Golem's text and CodeCup's logs. */
final class PlainTextTest {

  private static final String[] ROWS = {
    "abcdefghi", "abcdefghij", "abcdefghijk", "bcdefghijk", "cdefghijk"
  };

  @TempDir Path folder;

  /** The 49 spaces from a1 to k5. */
  private static List<String> spaces() {
    List<String> spaces = new ArrayList<>();
    for (int row = 0; row < ROWS.length; row++) {
      for (int i = 0; i < ROWS[row].length(); i++) {
        spaces.add(ROWS[row].charAt(i) + String.valueOf(row + 1));
      }
    }
    return spaces;
  }

  /** 24 numbered lines of placements, as many as Little Golem writes. */
  private static String placement() {
    StringBuilder text = new StringBuilder();
    List<String> spaces = spaces();
    for (int i = 0; i < 24; i++) {
      text.append(i + 1).append(". ");
      text.append(spaces.get(2 * i)).append(' ').append(spaces.get(2 * i + 1)).append('\n');
    }
    return text.toString();
  }

  @Test
  void lastPlacementIsLeftOutByLittleGolem() throws IOException {
    Imports imports =
        Imports.of(RecordFormat.LITTLEGOLEM, folder, placement() + "25. e1d1 f1g1 26. resign");
    assertEquals(List.of(), imports.rejections);
    GameRecord game = imports.games.get(0);
    assertEquals(51, game.plies().size());
    assertEquals(GameEnding.RESIGNED, game.ending());
    assertEquals(-1, game.outcomeForFirst());
  }

  @Test
  void lastPlacementIsReadIfItIsThere() throws IOException {
    String text = placement() + "25. k5 e1d1 26. f1g1";
    Imports imports = Imports.of(RecordFormat.LITTLEGOLEM, folder, text);
    assertEquals(51, imports.games.get(0).plies().size());
  }

  @Test
  void headersNumbersAndResultsOfLittleGolem() throws IOException {
    String text =
        """
        [Event "x"]
        [White "A \\"b\\" c"]
        [Black "B"]
        [Date "2009.03.01"]
        1.f3 F2 2... e3 1-0
        [White "C"]
        1. a1
        1. b1 *
        """;
    List<GameRecord> games = Imports.of(RecordFormat.LITTLEGOLEM, folder, text).games;
    assertEquals(3, games.size());
    assertEquals(3, games.get(0).plies().size());
    String source = folder.resolve("games.txt").toString();
    assertEquals(
        Map.of("white", "A \"b\" c", "black", "B", "year", "2009", "source", source),
        games.get(0).tags());
    assertEquals(Map.of("white", "C", "source", source), games.get(1).tags());
    assertEquals(Map.of("source", source), games.get(2).tags());
  }

  @Test
  void illegalTurnIsNamedWithItsPly() throws IOException {
    Imports imports = Imports.of(RecordFormat.LITTLEGOLEM, folder, "1. f3 f2\n2. f3 a1");
    assertEquals(
        folder.resolve("games.txt")
            + " (line 1), ply 2: illegal action: line 2: action 'f3': f3 is occupied: expected an"
            + " empty space",
        imports.rejections.get(0).toString());
  }

  @Test
  void logsOfTheCodeCup() throws IOException {
    String text =
        """
        # Player 1: one
        # Player 2: two
        F3 f2

        E3
        # Score: none
        # Player 1: three
        A1
        Quit
        Start
        B1 B2
        Start
        C1\
        """;
    List<GameRecord> games = Imports.of(RecordFormat.CODECUP, folder, text).games;
    String source = folder.resolve("games.txt").toString();
    assertEquals(List.of(3, 1, 2, 1), games.stream().map(game -> game.plies().size()).toList());
    assertEquals(Map.of("white", "one", "black", "two", "source", source), games.get(0).tags());
    assertEquals(Map.of("white", "three", "source", source), games.get(1).tags());
  }
}
