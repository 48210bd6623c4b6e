package io.gipfel.core.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Geometry and symmetries, on the boards of this size and on a regular hexagon. */
class HexBoardTest {

  private static final HexBoard ELONGATED =
      new HexBoard(new int[] {0, 0, 0, 1, 2}, new int[] {8, 9, 10, 10, 10});
  private static final HexBoard REGULAR = new HexBoard(new int[] {0, 0, 1}, new int[] {1, 2, 2});

  @Test
  void spacesAreNumberedRowByRow() {
    assertEquals(49, ELONGATED.spaces());
    assertEquals(55, ELONGATED.cells());
    assertEquals("a1", ELONGATED.name(ELONGATED.cell(0)));
    assertEquals("a2", ELONGATED.name(ELONGATED.cell(9)));
    assertEquals("b4", ELONGATED.name(ELONGATED.cell(30)));
    assertEquals("k5", ELONGATED.name(ELONGATED.cell(48)));
    for (int space = 0; space < 49; space++) {
      assertEquals(space, ELONGATED.space(ELONGATED.cell(space)));
      assertEquals(ELONGATED.cell(space), ELONGATED.cell(ELONGATED.name(ELONGATED.cell(space))));
    }
    assertEquals(49, Long.bitCount(ELONGATED.mask()));
  }

  @Test
  void namesOffTheBoardAreNoSpaces() {
    for (String name : List.of("j1", "a4", "b5", "l3", "a0", "a6", "A1", "a", "a11", "")) {
      assertEquals(-1, ELONGATED.cell(name), name);
    }
  }

  @Test
  void directionsGoAroundASpace() {
    List<String> around = new ArrayList<>();
    for (int d = 0; d < HexBoard.DIRECTIONS; d++) {
      around.add(ELONGATED.name(ELONGATED.step(ELONGATED.cell("e3"), d, 1)));
    }
    assertEquals(List.of("f3", "f4", "e4", "d3", "d2", "e2"), around);
    assertEquals(-1, ELONGATED.step(ELONGATED.cell("i1"), 0, 1));
    assertEquals("k3", ELONGATED.name(ELONGATED.step(ELONGATED.cell("a3"), 0, 10)));
  }

  @Test
  void distanceCountsSteps() {
    assertEquals(0, distance("e3", "e3"));
    assertEquals(1, distance("e3", "f4"));
    assertEquals(2, distance("e3", "f2"));
    assertEquals(10, distance("a3", "k3"));
    assertEquals(4, distance("a1", "e5"));
  }

  private static int distance(String from, String to) {
    return ELONGATED.distance(ELONGATED.cell(from), ELONGATED.cell(to));
  }

  @Test
  void boardsOfMoreThan64CellsHaveNoSet() {
    HexBoard board = HexBoard.hexagon(5);
    assertEquals(81, board.cells());
    assertEquals(61, board.spaces());
    assertThrows(IllegalStateException.class, board::mask);
  }

  @Test
  void rowsMayHaveTwoDigits() {
    HexBoard board = HexBoard.hexagon(6);
    assertEquals("k10", board.name(board.step(board.cell("k11"), 5, 1)));
    for (String name : List.of("k12", "k01", "k1", "a7", "a10")) {
      assertEquals(-1, board.cell(name), name);
    }
  }

  @Test
  void aHoleEndsTheLinesAndKeepsTheSymmetries() {
    HexBoard board = HexBoard.hexagon(5).without(4, 4);
    assertEquals(60, board.spaces());
    assertEquals(-1, board.cellAt(4, 4));
    int below = board.cellAt(4, 3);
    assertEquals(-1, board.step(below, 2, 1));
    assertEquals(board.cellAt(4, 5), board.step(below, 2, 2));
    assertEquals(12, new HexSymmetries(board).count());
  }

  @Test
  void theElongatedBoardHasFourSymmetries() {
    HexSymmetries symmetries = new HexSymmetries(ELONGATED);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < symmetries.count(); i++) {
      names.add(symmetries.name(i));
      for (int space = 0; space < ELONGATED.spaces(); space++) {
        int cell = ELONGATED.cell(space);
        int x = ELONGATED.x(cell);
        int y = ELONGATED.y(cell);
        int expected =
            switch (symmetries.name(i)) {
              case "identity" -> ELONGATED.cellAt(x, y);
              case "rotate180" -> ELONGATED.cellAt(10 - x, 4 - y);
              case "reflect0" -> ELONGATED.cellAt(x - y + 2, 4 - y);
              default -> ELONGATED.cellAt(8 - x + y, y);
            };
        assertEquals(expected, symmetries.cell(i, cell));
      }
    }
    assertEquals(List.of("identity", "rotate180", "reflect0", "reflect90"), names);
  }

  @Test
  void aRegularHexagonHasTwelveSymmetriesThatKeepNeighbours() {
    HexSymmetries symmetries = new HexSymmetries(REGULAR);
    assertEquals(12, symmetries.count());
    for (int i = 0; i < symmetries.count(); i++) {
      for (int space = 0; space < REGULAR.spaces(); space++) {
        int cell = REGULAR.cell(space);
        for (int d = 0; d < HexBoard.DIRECTIONS; d++) {
          int to = REGULAR.step(cell, d, 1);
          int image = REGULAR.step(symmetries.cell(i, cell), symmetries.direction(i, d), 1);
          assertEquals(to < 0 ? -1 : symmetries.cell(i, to), image);
        }
      }
    }
  }
}
