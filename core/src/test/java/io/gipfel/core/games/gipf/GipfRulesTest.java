package io.gipfel.core.games.gipf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import io.gipfel.core.hex.HexDiagrams;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pushes and rows, a sentence of the rules and a board each. */
class GipfRulesTest {

  private static final Game BASIC = Gipf.basic();
  private static final Game STANDARD = Gipf.standard();
  private static final Game TOURNAMENT = Gipf.tournament();

  @Test
  void fortyTwoPushesHaveTwentyFourResultsAtTheBasicStart() {
    Position start = BASIC.newPosition();
    int[] legal = Positions.legalActions(BASIC, start);
    assertEquals(42, legal.length);
    assertEquals(24, Arrays.stream(legal).map(start::representative).distinct().count());
  }

  @ParameterizedTest
  @ValueSource(strings = {"gipf-basic", "gipf-standard", "gipf-tournament"})
  void pushesWithEqualResultsHaveOneRepresentative(String name) {
    Game game = Games.byName(name);
    Position next = game.newPosition();
    RandomGames.forEachPosition(
        game,
        30,
        20_260_108,
        position -> {
          Map<Long, Integer> least = new HashMap<>();
          for (int action : Positions.legalActions(game, position)) {
            next.copyFrom(position);
            next.play(action);
            least.putIfAbsent(next.hash(), action);
            assertEquals(least.get(next.hash()), position.representative(action));
          }
        });
  }

  @Test
  void aPushMovesPiecesOnAsFarAsTheFirstGap() {
    Position position =
        HexDiagrams.position(
            BASIC,
            """
                  .
                .   .
              .   .   .
            .   .   .   .
              .   .   .
            .   .   .   .
              .   .   .
            w   .   .   .
              .   b   .
            .   b   .   .
              w   .   .
                .   .
                  .
            """,
            "w push 5,5 0,0 G0,0S9,9");
    // From b1 over c2, d3, e4 and f4.
    HexDiagrams.play(BASIC, position, "b1-c2");
    assertEquals(
        HexDiagrams.board(
            """
                  .
                .   .
              .   .   .
            .   .   .   .
              .   .   .
            .   .   .   .
              .   .   .
            w   .   b   .
              .   b   .
            .   w   .   .
              w   .   .
                .   .
                  .
            """),
        HexDiagrams.board(BASIC, position));
  }

  @Test
  void aLineWithoutAGapCannotBeEntered() {
    Position position =
        HexDiagrams.position(
            BASIC,
            """
                  .
                .   .
              .   .   .
            w   .   .   .
              .   .   .
            b   .   .   .
              .   .   .
            w   .   .   .
              .   .   .
            b   .   .   .
              .   .   .
                .   .
                  .
            """,
            "w push 5,5 0,0 G0,0S9,9");
    Set<String> legal = HexDiagrams.legal(BASIC, position);
    assertEquals(40, legal.size());
    assertFalse(legal.contains("b1-b2") || legal.contains("b6-b5"));
  }

  /** Own pieces return to the reserve, enemy pieces are captured, and a gap ends the row. */
  @Test
  void aRowOfFiveGoesWithTheEnemyPiecesThatTouchIt() {
    Position position =
        HexDiagrams.position(
            BASIC,
            """
                  b
                .   .
              .   w   .
            .   .   .   .
              .   w   .
            .   .   .   .
              .   w   .
            .   .   .   .
              .   w   .
            .   .   .   .
              .   w   .
                .   .
                  b
            """,
            "w remove 5,5 0,0 G0,0S10,9");
    assertEquals(Set.of("x:e2,e3,e4,e5,e6,e7,e8"), HexDiagrams.legal(BASIC, position));
    HexDiagrams.play(BASIC, position, "x:e2,e3,e4,e5,e6,e7,e8");
    assertEquals("..../...../....../......./....../...../....", HexDiagrams.board(BASIC, position));
    assertEquals("b push 10,5 2,0 G0,0S10,9", HexDiagrams.rest(BASIC, position));
  }

  @Test
  void ofCrossingRowsOneIsChosen() {
    Position position =
        HexDiagrams.position(
            BASIC,
            """
                  .
                .   .
              .   w   .
            .   .   .   .
              .   w   w
            .   .   w   .
              .   w   .
            .   w   .   .
              .   w   .
            .   .   .   .
              .   .   .
                .   .
                  .
            """,
            "w remove 5,5 0,0 G0,0S10,9");
    assertEquals(Set.of("x:e4,e5,e6,e7", "x:d4,e5,f5,g5"), HexDiagrams.legal(BASIC, position));
    HexDiagrams.play(BASIC, position, "x:e4,e5,e6,e7");
    assertEquals(Player.SECOND, position.toMove());
    assertEquals("push", BASIC.notation().phase(position));
  }

  private static Position crossingAtGipf() {
    return HexDiagrams.position(
        STANDARD,
        """
              .
            .   .
          .   w   .
        .   .   .   .
          .   w   w
        .   .   w   .
          .   W   .
        .   w   .   .
          .   w   .
        .   .   .   .
          .   .   .
            .   .
              B
        """,
        "w remove 5,5 0,0 G3,3S10,9");
  }

  @Test
  void ifTheGipfPieceAtTheCrossingStaysTheOtherRowGoesToo() {
    Position position = crossingAtGipf();
    assertEquals(
        Set.of("x:e4,e5,e6,e7", "x:e4,e6,e7", "x:d4,e5,f5,g5", "x:d4,f5,g5"),
        HexDiagrams.legal(STANDARD, position));
    HexDiagrams.play(STANDARD, position, "x:e4,e6,e7");
    assertEquals(Player.FIRST, position.toMove());
    assertEquals(Set.of("x:d4,e5,f5,g5", "x:d4,f5,g5"), HexDiagrams.legal(STANDARD, position));
    HexDiagrams.play(STANDARD, position, "x:d4,f5,g5");
    assertEquals("b push 11,5 0,0 G3,3S10,9", HexDiagrams.rest(STANDARD, position));
  }

  @Test
  void ifTheGipfPieceAtTheCrossingIsTakenTheOtherRowIsBroken() {
    Position position = crossingAtGipf();
    HexDiagrams.play(STANDARD, position, "x:e4,e5,e6,e7");
    // It was White's last GIPF piece, too.
    assertTrue(position.isTerminal());
    assertEquals(-1, position.outcomeForFirst());
  }

  /** The one who pushed removes first. */
  @Test
  void aRemovalMayBreakTheOthersRow() {
    String diagram =
        """
              .
            .   .
          .   w   .
        .   .   .   .
          .   w   b
        .   .   b   .
          .   w   .
        .   b   .   .
          b   w   .
        .   .   .   .
          .   .   .
            .   .
              .
        """;
    Position position = HexDiagrams.position(BASIC, diagram, "w remove 5,5 0,0 G0,0S10,9");
    assertEquals(Set.of("x:e4,e5,e6,e7"), HexDiagrams.legal(BASIC, position));
    HexDiagrams.play(BASIC, position, "x:e4,e5,e6,e7");
    assertEquals("b push 9,5 0,0 G0,0S10,9", HexDiagrams.rest(BASIC, position));
  }

  @Test
  void afterThePusherTheOpponentRemovesHisRowAndThenPushes() {
    Position position =
        HexDiagrams.position(
            BASIC,
            """
                  .
                .   .
              .   w   .
            b   .   .   .
              .   w   .
            b   .   .   .
              .   w   .
            b   .   .   .
              .   w   .
            b   .   .   .
              .   .   .
                .   .
                  .
            """,
            "w remove 5,5 0,0 G0,0S10,9");
    HexDiagrams.play(BASIC, position, "x:e4,e5,e6,e7");
    assertEquals("b remove 9,5 0,0 G0,0S10,9", HexDiagrams.rest(BASIC, position));
    HexDiagrams.play(BASIC, position, "x:b2,b3,b4,b5");
    assertEquals("b push 9,9 0,0 G0,0S10,9", HexDiagrams.rest(BASIC, position));
  }

  @Test
  void gipfPiecesOfEitherColourAreTakenOrLeft() {
    Position position =
        HexDiagrams.position(
            STANDARD,
            """
                  b
                .   .
              .   B   .
            .   .   .   .
              .   w   .
            .   .   .   .
              .   W   .
            .   .   .   .
              .   w   .
            .   .   .   .
              .   w   .
                .   .
                  .
            """,
            "w remove 5,5 0,0 G3,3S10,9");
    assertEquals(
        Set.of("x:e3,e4,e5,e6,e7,e8", "x:e3,e4,e5,e6,e8", "x:e3,e4,e6,e7,e8", "x:e3,e4,e6,e8"),
        HexDiagrams.legal(STANDARD, position));
    HexDiagrams.play(STANDARD, position, "x:e3,e4,e6,e7,e8");
    // Three singles return; a single and a GIPF piece, which is two pieces, are captured.
    assertTrue(HexDiagrams.rest(STANDARD, position).contains(" 8,5 3,0 "));
  }

  private static final String FOUR_GIPFS =
      """
            .
          .   .
        .   .   .
      W   .   .   .
        .   .   .
      W   .   .   .
        .   .   .
      W   .   .   .
        .   .   .
      W   .   .   .
        .   .   .
          .   .
            B
      """;

  @Test
  void aRowOfGipfPiecesAllLeftIsOfferedOnceATurn() {
    Position position = HexDiagrams.position(TOURNAMENT, FOUR_GIPFS, "w remove 5,5 0,0 G4,3S3,4");
    assertEquals(16, HexDiagrams.legal(TOURNAMENT, position).size());
    HexDiagrams.play(TOURNAMENT, position, "x:");
    // It was offered at the start of White's turn, and is not offered again after his push,
    assertEquals("w push 5,5 0,0 G4,3S3,4", HexDiagrams.rest(TOURNAMENT, position));
    HexDiagrams.play(TOURNAMENT, position, "e1-e2");
    assertEquals("b push 4,5 0,0 G4,3S4,4", HexDiagrams.rest(TOURNAMENT, position));
    // but again when Black has pushed.
    HexDiagrams.play(TOURNAMENT, position, "i5-h5");
    assertEquals("w remove 4,4 0,0 G4,3S4,5", HexDiagrams.rest(TOURNAMENT, position));
    assertTrue(HexDiagrams.legal(TOURNAMENT, position).contains("x:"));
  }

  @Test
  void ofARowOfGipfPiecesSomeMayBeTaken() {
    Position position = HexDiagrams.position(TOURNAMENT, FOUR_GIPFS, "w remove 5,5 0,0 G4,3S3,4");
    HexDiagrams.play(TOURNAMENT, position, "x:b3,b5");
    assertEquals(
        "W.W./...../....../B....../....../...../....", HexDiagrams.board(TOURNAMENT, position));
    assertEquals("w push 9,5 0,0 G4,3S3,4", HexDiagrams.rest(TOURNAMENT, position));
  }
}
