package io.gipfel.core.games.gipf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.hex.HexDiagrams;
import org.junit.jupiter.api.Test;

/** How games end, and how tournament games begin. */
class GipfEndingsTest {

  private static final Game BASIC = Gipf.basic();
  private static final Game STANDARD = Gipf.standard();
  private static final Game TOURNAMENT = Gipf.tournament();

  private static final String THREE_AND_THREE =
      """
            .
          .   .
        .   .   .
      .   .   .   .
        .   .   .
      w   .   .   b
        .   .   .
      w   .   .   b
        .   .   .
      w   .   .   b
        .   .   .
          .   .
            .
      """;

  @Test
  void theLastPieceOfTheReserveMayMakeARowThatGivesPiecesBack() {
    Position position = HexDiagrams.position(BASIC, THREE_AND_THREE, "w push 1,1 0,0 G0,0S20,20");
    HexDiagrams.play(BASIC, position, "b6-b5", "x:b2,b3,b4,b5");
    assertEquals("b push 4,1 0,0 G0,0S21,20", HexDiagrams.rest(BASIC, position));
    assertFalse(position.isTerminal());
  }

  @Test
  void anEmptyReserveLosesOnlyAtOnesOwnPush() {
    Position position = HexDiagrams.position(BASIC, THREE_AND_THREE, "w push 1,1 0,0 G0,0S20,20");
    HexDiagrams.play(BASIC, position, "e1-e2");
    assertEquals("b push 0,1 0,0 G0,0S21,20", HexDiagrams.rest(BASIC, position));
    assertFalse(position.isTerminal());
    HexDiagrams.play(BASIC, position, "e9-e8");
    assertTrue(position.isTerminal());
    assertEquals(-1, position.outcomeForFirst());
    assertEquals("reserve", BASIC.notation().ending(position));
    assertEquals(1, position.score(Player.SECOND));
  }

  /** A row that the enemy's push has made for the one with an empty reserve saves him. */
  @Test
  void compulsoryRemovalComesBeforeThePush() {
    Position position =
        HexDiagrams.position(
            BASIC,
            """
                  .
                .   .
              .   .   .
            w   .   .   .
              .   .   .
            w   .   .   .
              .   .   .
            w   .   .   .
              .   .   .
            .   .   .   .
              w   .   .
                b   .
                  b
            """,
            "b push 0,5 0,0 G0,0S21,20");
    // Black pushes from f1, and the white piece of c2 completes a row on b2.
    HexDiagrams.play(BASIC, position, "f1-e2");
    assertEquals("w remove 0,4 0,0 G0,0S21,21", HexDiagrams.rest(BASIC, position));
    HexDiagrams.play(BASIC, position, "x:b2,b3,b4,b5");
    assertEquals("w push 4,4 0,0 G0,0S21,21", HexDiagrams.rest(BASIC, position));
  }

  private static Position rowAcross(String sideAndReserve) {
    return HexDiagrams.position(
        STANDARD,
        """
              .
            .   .
          .   B   .
        .   .   .   .
          .   w   .
        .   .   .   .
          .   w   .
        .   .   .   .
          .   w   .
        .   .   .   .
          .   W   .
            .   .
              .
        """,
        sideAndReserve);
  }

  @Test
  void whoLosesHisLastGipfPieceLosesAtOnce() {
    Position position = rowAcross("w remove 3,5 0,0 G3,3S10,9");
    HexDiagrams.play(STANDARD, position, "x:e4,e5,e6,e7");
    assertTrue(position.isTerminal());
    assertEquals(1, position.outcomeForFirst());
    assertEquals("gipf", STANDARD.notation().ending(position));
    assertEquals(7, position.score(Player.FIRST));
    assertEquals(7, position.marginForFirst());
  }

  @Test
  void whoTakesOffHisOwnLastGipfPieceLoses() {
    Position position = rowAcross("w remove 3,5 0,0 G3,3S10,9");
    HexDiagrams.play(STANDARD, position, "x:e3,e4,e5,e6");
    assertTrue(position.isTerminal());
    assertEquals(-1, position.outcomeForFirst());
  }

  @Test
  void ifBothLastGipfPiecesGoInOneRemovalTheRemoverWins() {
    Position position = rowAcross("w remove 3,5 0,0 G3,3S10,9");
    HexDiagrams.play(STANDARD, position, "x:e3,e4,e5,e6,e7");
    assertTrue(position.isTerminal());
    assertEquals(1, position.outcomeForFirst());
    Position parsed =
        STANDARD.notation().parsePosition(STANDARD.notation().formatPosition(position));
    assertEquals(1, parsed.outcomeForFirst());
  }

  @Test
  void aTournamentBeginsWithGipfPiecesUntilTheFirstSingle() {
    Position position = TOURNAMENT.newPosition();
    assertTrue(HexDiagrams.legal(TOURNAMENT, position).stream().allMatch(a -> a.startsWith("G")));
    HexDiagrams.play(TOURNAMENT, position, "Ga1-b2");
    assertEquals("b push 16,18 0,0 G1,0S0,0", HexDiagrams.rest(TOURNAMENT, position));
    assertEquals(42, HexDiagrams.legal(TOURNAMENT, position).size());
    HexDiagrams.play(TOURNAMENT, position, "Gi5-h5");
    assertEquals(84, HexDiagrams.legal(TOURNAMENT, position).size());
    HexDiagrams.play(TOURNAMENT, position, "a5-b5", "Gi1-h2");
    assertEquals(42, HexDiagrams.legal(TOURNAMENT, position).size());
    assertTrue(HexDiagrams.legal(TOURNAMENT, position).contains("a1-b2"));
    HexDiagrams.play(TOURNAMENT, position, "e1-e2");
    assertEquals(84, HexDiagrams.legal(TOURNAMENT, position).size());
  }

  @Test
  void aGipfPieceTakesTwoPiecesOfTheReserve() {
    Position position =
        TOURNAMENT
            .notation()
            .parsePosition("W..B/W...B/W..B../...B.../..B.WW/B.B.W/W.BW w push 1,2 0,0 G9,8S0,0");
    assertTrue(HexDiagrams.legal(TOURNAMENT, position).stream().noneMatch(a -> a.startsWith("G")));
  }

  @Test
  void threeHundredPushesWithoutAWinnerAreADraw() {
    Position position = HexDiagrams.position(BASIC, THREE_AND_THREE, "b push 5,5 0,0 G0,0S153,152");
    HexDiagrams.play(BASIC, position, "e9-e8");
    assertTrue(position.isTerminal());
    assertEquals(0, position.outcomeForFirst());
    assertEquals(0, position.marginForFirst());
    assertEquals("cap", BASIC.notation().ending(position));
  }

  @Test
  void theLastPushStillMakesItsRows() {
    Position position = HexDiagrams.position(BASIC, THREE_AND_THREE, "b push 5,5 0,0 G0,0S153,152");
    HexDiagrams.play(BASIC, position, "h6-h5");
    assertFalse(position.isTerminal());
    HexDiagrams.play(BASIC, position, "x:h2,h3,h4,h5");
    assertEquals("cap", BASIC.notation().ending(position));
  }
}
