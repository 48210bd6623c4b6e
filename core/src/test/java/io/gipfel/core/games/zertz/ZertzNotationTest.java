package io.gipfel.core.games.zertz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexDiagrams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write, and what they are told where it is wrong. */
class ZertzNotationTest {

  private static final Game GAME = Zertz.standard();
  private static final Notation NOTATION = GAME.notation();
  private static final String EMPTY = "..../...../....../......./....../...../....";
  private static final String NONE = " 0,0,0/0,0,0";

  private static void assertComplaint(String expected, Runnable reading) {
    NotationException e = assertThrows(NotationException.class, reading::run);
    assertEquals(expected, e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a1 wd5 d4; w place 3,0,3; d4; expected such as Wd4 (place), -d1 (remove), xd1d3 (jump) or"
            + " pass",
        "a1 wd5 d4; w place 3,0,3; -d1; White places a marble: expected such as Wa1",
        "a1 wd5 d4; w place 3,0,3; pass; White places a marble: expected such as Wa1",
        "a1 wd5 d4; w place 3,0,3; Wa5; there is no ring a5",
        "a1 wd5 d4; w place 3,0,3; Wa2; there is no ring a2 any more",
        "a1 wd5 d4; w place 3,0,3; Wd5; a marble stands there: expected a vacant ring",
        "a1 wd5 d4; w place 3,0,3; Ga1; the pool has no such marble",
        "wd5 d4 c3 e3; b remove 3,3,3; Wd4; Black removes a ring: expected such as -c3",
        "wd5 d4 c3 e3; b remove 3,3,3; -d5; a marble stands there: expected a vacant ring",
        "wd5 d4 c3 e3; b remove 3,3,3; -d4; the ring is held by others: expected one with two"
            + " neighbouring places empty",
        "a1 wd1 gd2 d3 d4; w jump 3,3,3; Wa1; White captures: expected such as xd1d3",
        "a1 wd1 gd2 d3 d4; w jump 3,3,3; xd1d4; White captures: expected such as xd1d3",
        "a1 wd1 gd2 d3 d4; w jump 3,3,3; xd1d5; there is no ring d5 any more",
        "a1 wd1 d2; w place 0,0,0; Wa1; the pool is empty, and White has captured no such marble",
      })
  void aWrongActionIsExplained(String rings, String fields, String text, String expected) {
    Position position = Rings.position(GAME, rings, fields + " 0,1,0/0,0,0");
    assertComplaint(
        "action '" + text + "': " + expected, () -> NOTATION.parseAction(position, text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "EMPTY w place 6,8,10 - - -; expected 'start' or 'BOARD SIDE PHASE POOL CAPTURED AT LATE"
            + " EARLIER', found 7 fields",
        "..../..... w place 6,8,10 0,0,0/0,0,0 - - -; board: expected 7 columns, found 2",
        "..../..../....../......./....../...../.... w place 6,8,10 0,0,0/0,0,0 - - -;"
            + " board: column b: expected 5 places, found 4",
        "...x/...../....../......./....../...../.... w place 6,8,10 0,0,0/0,0,0 - - -;"
            + " board: a4: expected one of '-' '.' 'w' 'g' 'b', found 'x'",
        "EMPTY x place 6,8,10 0,0,0/0,0,0 - - -; side: expected 'w' or 'b', found 'x'",
        "EMPTY w push 6,8,10 0,0,0/0,0,0 - - -;"
            + " phase: expected place, remove, jump, chain, pass or over, found 'push'",
        "EMPTY w jump 6,8,10 0,0,0/0,0,0 - - -; phase: expected 'place', found 'jump'",
        "EMPTY w place 6,8 0,0,0/0,0,0 - - -;"
            + " pool: expected white, gray and black marbles as in '6,8,10', found '6,8'",
        "EMPTY w place 6,8,10 0,0,0 - - -;"
            + " captured: expected White's and Black's as in '1,0,2/0,1,0', found '0,0,0'",
        "EMPTY w place 7,8,10 0,0,0/0,0,0 - - -; white: expected at most 6 marbles,"
            + " found 0 on the board, 7 in the pool and 0 captured",
        "EMPTY w place 0,0,10 4,0,0/0,5,0 - - -; captured: expected at most one set, found two",
        "EMPTY w place 0,0,10 4,0,0/0,0,0 - - -; phase: expected 'over', found 'place'",
        "EMPTY b place 0,0,10 4,0,0/0,0,0 - - -; side: expected the one who has a set",
        "www./w----/------/-------/------/-----/---- w chain 2,8,10 0,0,0/0,0,0 b1 - -;"
            + " at: expected a marble that can jump, found 'b1'",
        "www./w----/------/-------/------/-----/---- w chain 2,8,10 0,0,0/0,0,0 j1 - -;"
            + " at: expected a ring, found 'j1'",
        "www-/-----/------/-------/------/-----/--.. w place 2,8,10 0,0,0/0,0,0 - - -;"
            + " board: expected a vacant ring connected with a1, since a group without one is"
            + " claimed",
        "EMPTY w remove 6,8,10 0,0,0/0,0,0 - - -;"
            + " phase: expected a marble and a free ring in the phase 'remove'",
        "EMPTY w place 6,8,10 0,0,0/0,0,0 d4 - -;"
            + " at: expected '-' but in the phase 'chain', found 'd4'",
        "EMPTY w place 6,8,10 0,0,0/0,0,0 - 3 -;"
            + " late: expected '-', or with an empty pool a number up to 100, found '3'",
        "EMPTY w place 6,8,10 0,0,0/0,0,0 - - w:EMPTY:0,0,0/0,0,0; earlier: expected '-' as the"
            + " pool is not empty, or fewer than 100 turns",
        "EMPTY w pass 0,0,0 0,0,0/0,0,0 - - w:EMPTY; earlier: expected 'SIDE:BOARD:CAPTURED',"
            + " found 'w:..../...../....../......./....../...../....'",
        "EMPTY w pass 0,0,0 0,0,0/0,0,0 - - w:-.../...../....../......./....../...../....:0;"
            + " earlier: captured: expected White's and Black's as in '1,0,2/0,1,0', found '0'",
        "w.../...../....../......./....../...../.... w remove 0,0,0 0,0,0/0,0,0 - 1"
            + " b:EMPTY:1,0,0/0,0,0; earlier: expected '-' in the phase 'remove'",
      })
  void aWrongPositionIsExplained(String text, String expected) {
    assertComplaint(
        "position: " + expected, () -> NOTATION.parsePosition(text.replace("EMPTY", EMPTY)));
  }

  @Test
  void theMarbleJustPlacedMayBeClaimedBeforeARingIsRemoved() {
    Position position = Rings.position(GAME, "a1 g1", "w place 6,8,10" + NONE);
    HexDiagrams.play(GAME, position, "Wg1");
    String text = NOTATION.formatPosition(position);
    assertEquals("remove", NOTATION.phase(position));
    assertEquals(0, text.split(" ", -1)[0].chars().filter(Character::isLetter).count());
    assertEquals(position.hash(), NOTATION.parsePosition(text).hash());
  }

  /** The turns that may come again are kept by text, copies and symmetries. */
  @Test
  void earlierTurnsAreKept() {
    Position position =
        NOTATION.parsePosition(
            "bb--/-b---/-gwb-b/----w.b/----w-/--gg-/--gw w jump 0,0,0 0,3,2/2,1,2 - - -");
    Position image = GAME.newPosition();
    for (String action :
        "xf4d6 xc6e5 Bc6 Wf4 xf4d6 xc6e5 Wc6 Wf4 xf4d6 xc6e5 Bc6 Gf4 xf4d6 xc6e5".split(" ", -1)) {
      HexDiagrams.play(GAME, position, action);
      String text = NOTATION.formatPosition(position);
      Position parsed = NOTATION.parsePosition(text);
      assertEquals(text, NOTATION.formatPosition(parsed));
      assertEquals(position.hash(), parsed.hash());
      assertEquals(position.isTerminal(), parsed.isTerminal());
      for (Symmetry symmetry : GAME.symmetries()) {
        image.copyFrom(position, symmetry);
        Position again = NOTATION.parsePosition(NOTATION.formatPosition(image));
        assertEquals(image.hash(), again.hash());
        assertArrayEquals(Positions.legalActions(GAME, image), Positions.legalActions(GAME, again));
      }
    }
    assertEquals(13, NOTATION.formatPosition(position).chars().filter(c -> c == ';').count());
    assertTrue(position.isTerminal());
  }

  @Test
  void theBoardIsDrawnBetweenTheNamesOfItsColumns() {
    Position position = Rings.position(GAME, "a1 wa2 b2 gd4 d5 bg1 g2", "w place 5,7,9" + NONE);
    assertEquals(
        """
                    d7
                c6      e6
            b5              f5
        a4                      g4
                     .
                     g
         w                       .
             .
         .                       b
        a1                      g1
            b1              f1
                c1      e1
                    d1
        pool 5,7,9; White has 0,0,0; Black has 0,0,0; White places a marble\
        """,
        NOTATION.diagram(position));
  }
}
