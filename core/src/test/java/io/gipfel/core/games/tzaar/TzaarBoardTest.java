package io.gipfel.core.games.tzaar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points, names and rays. */
class TzaarBoardTest {

  /** N, NE, SE, S, SW, NW as directions of the board. */
  private static final int[] CLOCKWISE = {2, 1, 0, 5, 4, 3};

  @Test
  void pointsAreNumberedColumnByColumn() {
    List<String> expected = ReferenceTzaar.POINTS;
    assertEquals(TzaarBoard.POINTS, expected.size());
    for (int point = 0; point < TzaarBoard.POINTS; point++) {
      assertEquals(expected.get(point), TzaarBoard.name(point));
      assertEquals(point, TzaarBoard.point(expected.get(point)));
      assertEquals(point, TzaarBoard.point(TzaarBoard.cell(point)));
    }
    for (String name : List.of("a0", "a6", "e9", "i6", "j1", "`1", "e", "e10", "")) {
      assertEquals(-1, TzaarBoard.point(name), name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "d4, d5 - e4 d3 c3 c4",
    "e4, - f4 f3 e3 d3 d4",
    "e5, e6 f6 f5 - d5 d6",
    "f5, f6 g5 g4 f4 - e5"
  })
  void neighboursGoAroundAPoint(String point, String neighbours) {
    List<String> found = new ArrayList<>();
    for (int d : CLOCKWISE) {
      long next = TzaarBoard.first(TzaarBoard.point(point), d, TzaarBoard.ALL);
      found.add(next == 0 ? "-" : TzaarBoard.name(Long.numberOfTrailingZeros(next)));
    }
    assertEquals(neighbours, String.join(" ", found));
  }

  /** The hash was computed by another program. */
  @Test
  void raysAreThoseOfAnotherProgram() throws Exception {
    List<String> rays = new ArrayList<>();
    for (int point = 0; point < TzaarBoard.POINTS; point++) {
      for (int d : CLOCKWISE) {
        rays.add(String.format(Locale.ROOT, "%016x", TzaarBoard.ray(point, d)));
      }
    }
    byte[] hash =
        MessageDigest.getInstance("SHA-256")
            .digest(String.join(",", rays).getBytes(StandardCharsets.US_ASCII));
    assertEquals(
        "049a9d7ef2a774e9e3c833bb78b8f71367a8a333940ad91092bcd67fabd3b1e1",
        HexFormat.of().formatHex(hash));
  }

  @Test
  void whatIsSeenIsTheFirstInEachDirection() {
    long occupied = 0x0A5A_5A11_2233_4455L & TzaarBoard.ALL;
    for (int from = 0; from < TzaarBoard.POINTS; from++) {
      long seen = 0;
      for (int d = 0; d < TzaarBoard.DIRECTIONS; d++) {
        long first = TzaarBoard.first(from, d, occupied);
        seen |= first;
        long targets = 0x0F0F_3333_5555_00FFL & occupied;
        int meets =
            d < TzaarBoard.FIRST_DOWN
                ? TzaarBoard.upMeets(from, d, occupied, targets)
                : TzaarBoard.downMeets(from, d, occupied, targets);
        assertEquals((first & targets) != 0 ? 1 : 0, meets);
      }
      assertEquals(seen, TzaarBoard.seen(from, occupied));
      assertTrue(Long.bitCount(seen) <= TzaarBoard.DIRECTIONS);
    }
  }
}
