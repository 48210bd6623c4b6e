package io.gipfel.core.games.yinsh;

import static io.gipfel.core.games.yinsh.Boards.RINGS;
import static io.gipfel.core.games.yinsh.Boards.legal;
import static io.gipfel.core.games.yinsh.Boards.play;
import static io.gipfel.core.games.yinsh.Boards.rest;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games that end without a last row, and those that nearly do: a sentence of the rules each. */
class YinshEndingsTest {

  private static final Game YINSH = Yinsh.standard();

  /** So many markers on the lowest points that {@code pieces} leave, without a row. */
  private static String filled(String pieces, int markers) {
    StringBuilder text = new StringBuilder(pieces);
    Set<String> taken = Set.of(pieces.split(" ", -1));
    int left = markers;
    for (int point = 0; left > 0; point++) {
      String name = YinshBoard.name(point);
      if (!taken.contains(name)) {
        text.append(isWhite(point) ? "w " : "b ").append(name).append(' ');
        left--;
      }
    }
    return text.toString();
  }

  /** A pattern in which each line of the board has at most two of a colour in succession. */
  private static boolean isWhite(int point) {
    int cell = YinshBoard.BOARD.cell(point);
    return (YinshBoard.BOARD.x(cell) + 2 * YinshBoard.BOARD.y(cell)) % 4 < 2;
  }

  private static Position afterTheLastMarker(String rings) {
    Position position = Boards.position(YINSH, filled(rings, 50), "b move b");
    play(YINSH, position, "g11-f10");
    return position;
  }

  @Test
  void whenAMoveWouldBeginWithoutAMarkerEqualRingsOffAreADraw() {
    Position position = afterTheLastMarker(RINGS);
    assertTrue(position.isTerminal());
    assertEquals("pool", YINSH.notation().ending(position));
    assertEquals("w over w 0 0,0", rest(YINSH, position));
    assertEquals(0, position.outcomeForFirst());
  }

  @Test
  void whenAMoveWouldBeginWithoutAMarkerMoreRingsOffWin() {
    assertEquals(1, afterTheLastMarker("W c1 d1 e1 g2 B g11 h11 i11 j11 k10 ").marginForFirst());
    assertEquals(-2, afterTheLastMarker("W b1 c1 d1 e1 g2 B g11 h11 i11 ").marginForFirst());
  }

  @Test
  void ifTheLastMarkerMakesARowItsFiveGoBackAndTheGameGoesOn() {
    String pieces = "W b1 c1 d1 e1 g2 B f10 h11 i11 j11 k10 b g10 h10 i10 j10 ";
    Position position = Boards.position(YINSH, filled(pieces, 46), "b move b");
    play(YINSH, position, "f10-e10");
    assertEquals("b row b 0 0,0", rest(YINSH, position));
    play(YINSH, position, "x:f10-j10");
    assertEquals("b ring b 5 0,0", rest(YINSH, position));
    play(YINSH, position, "r:e10");
    assertEquals("w move w 5 0,1", rest(YINSH, position));
    assertFalse(position.isTerminal());
  }

  @Test
  void whoCannotMoveARingPassesAndUsesNoMarker() {
    Position position = Boards.position(YINSH, "W a2 a3 a5 B b2 b3 b4 b5 k9", "w move w");
    play(YINSH, position, "a5-a4", "k9-k8");
    assertEquals(Player.FIRST, position.toMove());
    assertEquals(Set.of("pass"), legal(YINSH, position));
    assertEquals("pass, as no ring can move", YINSH.drawing().prompt(position));
    play(YINSH, position, "pass");
    assertEquals("b move b 49 2,0", rest(YINSH, position));
    play(YINSH, position, "b2-b1");
    assertTrue(legal(YINSH, position).contains("a2-c2"));
  }

  /** White has 3 rings in the corner, Black 3 around them, and 48 markers bar every way out. */
  @Test
  void ifNobodyCanMoveTheGameIsOverAsWithAnEmptyPool() {
    StringBuilder pieces = new StringBuilder("W a2 a3 a5 B b2 b3 b4 ");
    String bars =
        "c2 d2 e2 f2 g2 c3 d3 e3 f3 g3 h3 c4 d4 e4 f4 g4 h4 i4 e5 f6 g7 h8 i9 j10 d5 e6 f7 g8 h9"
            + " i10 j11 c5 d6 e7 f8 g9 h10 i11 b5 c6 d7 e8 f9 g10 h11 b6 b7 b1";
    for (String name : bars.split(" ", -1)) {
      pieces.append(isWhite(YinshBoard.point(name)) ? "w " : "b ").append(name).append(' ');
    }
    Position position = Boards.position(YINSH, pieces.toString(), "w move w");
    play(YINSH, position, "a5-a4");
    assertTrue(position.isTerminal());
    assertEquals("blocked", YINSH.notation().ending(position));
    assertEquals("b over b 2 2,2", rest(YINSH, position));
    assertEquals(0, position.outcomeForFirst());
  }
}
