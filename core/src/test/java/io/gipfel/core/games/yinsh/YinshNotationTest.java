package io.gipfel.core.games.yinsh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write, and what they are told where it is wrong. */
class YinshNotationTest {

  private static final Game YINSH = Yinsh.standard();
  private static final String RING_AT_F3 = "W b1 c1 d1 e1 f3 B g11 h11 i11 j11 k10 ";
  private static final String EMPTY =
      "..../......./......../........./........../........./........../........./......../......./....";

  /** White has f3 to f7 in a row. */
  private static Position row() {
    return Boards.position(
        YINSH, "W b1 c1 d1 e1 f2 B g11 h11 i11 j11 k10 w f3 f4 f5 f6 f7", "w row w");
  }

  @Test
  void theEndsOfARowMayBeWrittenFromEitherSide() {
    Position position = row();
    int action = YINSH.notation().parseAction(position, "x:f7-f3");
    assertEquals("x:f3-f7", YINSH.notation().formatAction(position, action));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "e5-e8; White places a ring: expected a point such as e5",
        "a1;    White places a ring: expected a point such as e5",
        "pass;  White places a ring: expected a point such as e5",
      })
  void aWrongPlacementIsExplained(String text, String expected) {
    assertComplaint(text, expected, YINSH.newPosition());
  }

  @Test
  void aTakenPointIsExplained() {
    Position position = YINSH.newPosition();
    Boards.play(YINSH, position, "e5");
    assertComplaint("e5", "there is a ring on e5", position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "f3;     White is to move: expected a move such as e5-e8",
        "f3-f11; White is to move: expected a move such as e5-e8",
        "f4-f5;  White has no ring on f4",
        "k10-k9; White has no ring on k10",
        "f3-h4;  expected two different points of one line",
        "f3-f3;  expected two different points of one line",
        "f3-f4;  a ring goes over empty points, then over markers to the first empty point behind"
            + " them, and never over a ring",
        "pass;   White can move a ring",
      })
  void aWrongMoveIsExplained(String text, String expected) {
    assertComplaint(text, expected, Boards.position(YINSH, RING_AT_F3 + "w f4", "w move w"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "f2-f8;   White has a row: expected five markers to take off such as x:e3-e7",
        "x:f3-f8; expected the ends of five markers of White in a row, such as x:f3-f7",
      })
  void aWrongRowIsExplained(String text, String expected) {
    assertComplaint(text, expected, row());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "f2;    White takes a ring off: expected one of his such as r:e5",
        "r:g11; White has no ring on g11",
      })
  void aWrongRingIsExplained(String text, String expected) {
    Position position = row();
    Boards.play(YINSH, position, "x:f3-f7");
    assertComplaint(text, expected, position);
  }

  private static void assertComplaint(String text, String expected, Position position) {
    NotationException e =
        assertThrows(NotationException.class, () -> YINSH.notation().parseAction(position, text));
    assertEquals("action '" + text + "': " + expected, e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "EMPTY w place w 51; expected 'start' or 'BOARD SIDE PHASE MOVER POOL REMOVED', found 5"
            + " fields",
        "..../... w place w 51 0,0; board: expected 11 columns, found 2",
        ".EMPTY w place w 51 0,0; column a: expected 4 points, found 5",
        "EMPTY x place w 51 0,0; side: expected 'w' or 'b', found 'x'",
        "EMPTY w push w 51 0,0; phase: expected 'place', 'move', 'row', 'ring' or 'over', found"
            + " 'push'",
        "EMPTY w place w 51 0; removed: expected White's and Black's rings as in '1,2', found '0'",
        "EMPTY w place w 50 0,0; pool: expected 51 as 0 markers are on the board, found '50'",
        "EMPTY b place b 51 0,0; side: expected 'w'",
        "EMPTY w place b 51 0,0; mover: expected the side while placing",
        "EMPTY w place w 51 1,0; removed: expected 0 of White, found 1 with 0 on the board",
        "EMPTY w move w 51 0,0; removed: expected 5 less those on the board of White, found 0 with"
            + " 0 on the board",
      })
  void aWrongPositionIsExplained(String text, String expected) {
    assertRefused(text.replace("EMPTY", EMPTY), expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "W a2 a3 B a4 a5 w b1; b place b; board: expected no marker while rings are placed",
        "W a2 a3 a4 B a5; b place b; board: expected rings placed in turn, found 3 of White and 1",
        "RINGS w f3 f4 f5 f6 f7; w move w; board: expected no row of White",
        "RINGS w f3 f4 f5 f6; w row w; phase: expected another than 'row' as White has none",
        "RINGS w f3 f4 f5 f6 f7 b d3 d4 d5 d6 d7; b row w; board: expected no row of White",
        "RINGS; w move b; side: expected 'b'",
        "RINGS; w over w; phase: expected another than 'over'",
        "W b1 c1 B g11 h11 i11 j11 k10; b move b; phase: expected 'over' as White has won",
        "W b1 c1 B g11 h11; b over b; removed: expected 3 rings of one player and fewer of the"
            + " other",
      })
  void whatTheRulesCannotProduceIsRefused(String pieces, String turn, String expected) {
    NotationException e =
        assertThrows(
            NotationException.class,
            () -> Boards.position(YINSH, pieces.replace("RINGS", Boards.RINGS), turn));
    assertEquals("position: " + expected, e.getMessage());
  }

  private static void assertRefused(String text, String expected) {
    NotationException e =
        assertThrows(NotationException.class, () -> YINSH.notation().parsePosition(text));
    assertEquals("position: " + expected, e.getMessage());
  }
}
