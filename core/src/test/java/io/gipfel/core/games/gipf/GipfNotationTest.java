package io.gipfel.core.games.gipf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.core.hex.HexDiagrams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write, and what they are told where it is wrong. */
class GipfNotationTest {

  private static final Game BASIC = Gipf.basic();
  private static final String START = "b..w/...../....../w.....b/....../...../b..w";
  private static final String NONE = "..../...../....../......./....../...../....";
  private static final String ROW = "wwww/...../....../w.....b/....../...../b..w";

  @Test
  void theDiagramNamesTheDots() {
    assertEquals(
        """
                        e9
                    d8      f8
                c7       b      g7
            b6       .       .      h6
        a5       .       .       .      i5
             w       .       .       w
        a4       .       .       .      i4
             .       .       .       .
        a3       .       .       .      i3
             .       .       .       .
        a2       .       .       .      i2
             b       .       .       b
        a1       .       .       .      i1
            b1       .       .      h1
                c1       w      g1
                    d1      f1
                        e1
        White: 12 in reserve, 0 captured; Black: 12 in reserve, 0 captured; White to push\
        """,
        BASIC.notation().diagram(BASIC.newPosition()));
  }

  @Test
  void aPushMayNameTheSpotWhereItsChainEnds() {
    Position position =
        BASIC
            .notation()
            .parsePosition("bww./...../....../w.....b/....../...../b..w w push 8,8 0,0 G0,0S5,5");
    Notation notation = BASIC.notation();
    assertEquals(notation.parseAction(position, "b1-b2"), notation.parseAction(position, "b1-b5"));
    assertEquals("b1-b2", notation.formatAction(position, notation.parseAction(position, "b1-b5")));
  }

  @Test
  void theSpotsOfARemovalMayStandInAnyOrder() {
    Position position = BASIC.notation().parsePosition(ROW + " w remove 8,8 0,0 G0,0S7,6");
    int action = BASIC.notation().parseAction(position, "x:b4,b2,b5,b3");
    assertEquals("x:b2,b3,b4,b5", BASIC.notation().formatAction(position, action));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "b3;          expected a push such as a2-b3 or a removal such as x:b2,b3,b4,b5",
        "x:b2,b3;     White is to push: expected a push such as a2-b3",
        "Ga2-b3;      GIPF pieces are pushed in gipf-tournament only",
        "b2-b3;       b2 is no dot",
        "a2-c4;       from a2 expected the first spot of a line, or where the chain would end",
        "a9-b3;       a9 is no dot",
      })
  void aWrongPushIsExplained(String text, String expected) {
    Position position = BASIC.newPosition();
    assertComplaint(
        "action '" + text + "': " + expected, () -> BASIC.notation().parseAction(position, text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a2-b3;          White has a row to remove: expected a removal such as x:b2,b3,b4,b5",
        "x:b2,b3,b4;     expected a row of White with all that touches it, less GIPF pieces that"
            + " are left, such as x:b2,b3,b4,b5",
        "x:b2,b3,b4,b9;  there is no spot 'b9'",
        "x:b2,b3,b4,b4;  b4 stands twice",
        "x:;             expected a row of White with all that touches it, less GIPF pieces that"
            + " are left, such as x:b2,b3,b4,b5",
      })
  void aWrongRemovalIsExplained(String text, String expected) {
    Position position = BASIC.notation().parsePosition(ROW + " w remove 8,8 0,0 G0,0S7,6");
    assertComplaint(
        "action '" + text + "': " + expected, () -> BASIC.notation().parseAction(position, text));
  }

  @Test
  void theFirstPieceOfATournamentIsAGipfPiece() {
    Game game = Gipf.tournament();
    assertComplaint(
        "action 'a2-b3': the first piece must be a GIPF piece: expected Ga2-b3",
        () -> game.notation().parseAction(game.newPosition(), "a2-b3"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "basic; START w push 12,12 0,0; expected 'start' or 'BOARD SIDE PHASE RESERVE CAPTURED"
            + " PLAYED', found 5 fields",
        "basic; b..w/..... w push 12,12 0,0 G0,0S3,3; board: expected 7 columns, found 2",
        "basic; b..w/..../....../w.....b/....../...../b..w w push 12,12 0,0 G0,0S3,3;"
            + " column c: expected 5 spots, found 4",
        "basic; B..w/...../....../w.....b/....../...../b..w w push 12,12 0,0 G0,0S3,3;"
            + " b2: expected one of '.' 'w' 'b', found 'B'",
        "basic; START x push 12,12 0,0 G0,0S3,3; side: expected 'w' or 'b', found 'x'",
        "basic; START w place 12,12 0,0 G0,0S3,3;"
            + " phase: expected 'push' or 'remove', found 'place'",
        "basic; START w push 12 0,0 G0,0S3,3;"
            + " reserve: expected White's and Black's as in '3,2', found '12'",
        "basic; START w push 13,12 0,0 G0,0S3,3; White: expected at most 15 pieces,"
            + " found 3 on the board, 13 in reserve and 0 captured",
        "basic; START w push 12,12 0,0 S3,3; played: expected GIPF and single pieces brought in,"
            + " such as 'G3,3S12,11', found 'S3,3'",
        "basic; START w push 12,12 0,0 G1,0S3,3; played: expected 0 GIPF pieces of White, found 1",
        "basic; START w remove 12,12 0,0 G0,0S3,3; phase: expected 'push' as White has no row",
        "basic; ROW w push 8,8 0,0 G0,0S7,6; phase: expected 'remove' as a row stands at b2",
        "basic; ROW b remove 8,8 0,0 G0,0S7,6; phase: expected 'push' as Black has no row",
        "basic; ROW w remove 8,8 0,0 G0,0S7,6Lb2; played: expected spots of rows of GIPF pieces"
            + " that are left standing",
        "basic; START w push 12,12 0,0 G0,0S3,3Pw; played: expected 'P' and 'L' in the phase"
            + " 'remove' only",
        "standard; W.../...../....../......./....../...../.... w push 1,1 0,0 G0,3S1,1;"
            + " played: expected 1 to 9 GIPF pieces of White, found 0",
        "basic; START w push 12,12 0,0 G0,0S3,304; played: expected at most 300 pushes, found 301",
        "tournament; NONE w push 18,1 0,0 G0,0S0,0; played: expected a GIPF piece of Black before"
            + " his last or single ones",
        "tournament; NONE w push 18,5 0,0 G0,0S0,1; played: expected a GIPF piece of Black before"
            + " his last or single ones",
      })
  void aWrongPositionIsExplained(String rules, String text, String expected) {
    Game game = Games.byName("gipf-" + rules);
    String position = text.replace("START", START).replace("ROW", ROW).replace("NONE", NONE);
    assertComplaint("position: " + expected, () -> game.notation().parsePosition(position));
  }

  /** Positions that people set up need not say who pushed in turn. */
  @Test
  void whoPushedLastIsKeptWhereItDoesNotFollow() {
    Notation notation = BASIC.notation();
    Position position = notation.parsePosition(ROW + " w remove 8,8 0,0 G0,0S7,7Pw");
    assertEquals(ROW + " w remove 8,8 0,0 G0,0S7,7Pw", notation.formatPosition(position));
    position.play(notation.parseAction(position, "x:b2,b3,b4,b5"));
    assertEquals(Player.SECOND, position.toMove());
  }

  @Test
  void rowsLeftStandingAreKept() {
    Game game = Gipf.tournament();
    String text =
        "WWWW/...../....../wwww..B/....../...../.... w remove 4,4 0,0 G4,1S5,3Lb2,b3,b4,b5";
    Position position = game.notation().parsePosition(text);
    assertEquals(text, game.notation().formatPosition(position));
    assertTrue(HexDiagrams.legal(game, position).stream().noneMatch(a -> a.contains("b2")));
  }

  private static void assertComplaint(String expected, Runnable reading) {
    NotationException e = assertThrows(NotationException.class, reading::run);
    assertEquals(expected, e.getMessage());
  }
}
