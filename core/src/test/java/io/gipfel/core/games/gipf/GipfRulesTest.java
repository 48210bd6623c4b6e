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
        Diagrams.position(
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
    Diagrams.play(BASIC, position, "b1-c2");
    assertEquals(
        Diagrams.board(
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
        Diagrams.board(BASIC, position));
  }

  @Test
  void aLineWithoutAGapCannotBeEntered() {
    Position position =
        Diagrams.position(
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
    Set<String> legal = Diagrams.legal(BASIC, position);
    assertEquals(40, legal.size());
    assertFalse(legal.contains("b1-b2") || legal.contains("b6-b5"));
  }

  /** Own pieces return to the reserve, enemy pieces are captured, and a gap ends the row. */
  @Test
  void aRowOfFiveGoesWithTheEnemyPiecesThatTouchIt() {
    Position position =
        Diagrams.position(
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
    assertEquals(Set.of("x:e2,e3,e4,e5,e6,e7,e8"), Diagrams.legal(BASIC, position));
    Diagrams.play(BASIC, position, "x:e2,e3,e4,e5,e6,e7,e8");
    assertEquals("..../...../....../......./....../...../....", Diagrams.board(BASIC, position));
    assertEquals("b push 10,5 2,0 G0,0S10,9", Diagrams.rest(BASIC, position));
  }

  @Test
  void ofCrossingRowsOneIsChosen() {
    Position position =
        Diagrams.position(
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
    assertEquals(Set.of("x:e4,e5,e6,e7", "x:d4,e5,f5,g5"), Diagrams.legal(BASIC, position));
    Diagrams.play(BASIC, position, "x:e4,e5,e6,e7");
    assertEquals(Player.SECOND, position.toMove());
    assertEquals("push", BASIC.notation().phase(position));
  }

  private static Position crossingAtGipf() {
    return Diagrams.position(
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
        Diagrams.legal(STANDARD, position));
    Diagrams.play(STANDARD, position, "x:e4,e6,e7");
    assertEquals(Player.FIRST, position.toMove());
    assertEquals(Set.of("x:d4,e5,f5,g5", "x:d4,f5,g5"), Diagrams.legal(STANDARD, position));
    Diagrams.play(STANDARD, position, "x:d4,f5,g5");
    assertEquals("b push 11,5 0,0 G3,3S10,9", Diagrams.rest(STANDARD, position));
  }

  @Test
  void ifTheGipfPieceAtTheCrossingIsTakenTheOtherRowIsBroken() {
    Position position = crossingAtGipf();
    Diagrams.play(STANDARD, position, "x:e4,e5,e6,e7");
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
    Position position = Diagrams.position(BASIC, diagram, "w remove 5,5 0,0 G0,0S10,9");
    assertEquals(Set.of("x:e4,e5,e6,e7"), Diagrams.legal(BASIC, position));
    Diagrams.play(BASIC, position, "x:e4,e5,e6,e7");
    assertEquals("b push 9,5 0,0 G0,0S10,9", Diagrams.rest(BASIC, position));
  }

  @Test
  void afterThePusherTheOpponentRemovesHisRowAndThenPushes() {
    Position position =
        Diagrams.position(
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
    Diagrams.play(BASIC, position, "x:e4,e5,e6,e7");
    assertEquals("b remove 9,5 0,0 G0,0S10,9", Diagrams.rest(BASIC, position));
    Diagrams.play(BASIC, position, "x:b2,b3,b4,b5");
    assertEquals("b push 9,9 0,0 G0,0S10,9", Diagrams.rest(BASIC, position));
  }

  @Test
  void gipfPiecesOfEitherColourAreTakenOrLeft() {
    Position position =
        Diagrams.position(
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
        Diagrams.legal(STANDARD, position));
    Diagrams.play(STANDARD, position, "x:e3,e4,e6,e7,e8");
    // Three singles return; a single and a GIPF piece, which is two pieces, are captured.
    assertTrue(Diagrams.rest(STANDARD, position).contains(" 8,5 3,0 "));
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
    Position position = Diagrams.position(TOURNAMENT, FOUR_GIPFS, "w remove 5,5 0,0 G4,3S3,4");
    assertEquals(16, Diagrams.legal(TOURNAMENT, position).size());
    Diagrams.play(TOURNAMENT, position, "x:");
    // It was offered at the start of White's turn, and is not offered again after his push,
    assertEquals("w push 5,5 0,0 G4,3S3,4", Diagrams.rest(TOURNAMENT, position));
    Diagrams.play(TOURNAMENT, position, "e1-e2");
    assertEquals("b push 4,5 0,0 G4,3S4,4", Diagrams.rest(TOURNAMENT, position));
    // but again when Black has pushed.
    Diagrams.play(TOURNAMENT, position, "i5-h5");
    assertEquals("w remove 4,4 0,0 G4,3S4,5", Diagrams.rest(TOURNAMENT, position));
    assertTrue(Diagrams.legal(TOURNAMENT, position).contains("x:"));
  }

  @Test
  void ofARowOfGipfPiecesSomeMayBeTaken() {
    Position position = Diagrams.position(TOURNAMENT, FOUR_GIPFS, "w remove 5,5 0,0 G4,3S3,4");
    Diagrams.play(TOURNAMENT, position, "x:b3,b5");
    assertEquals(
        "W.W./...../....../B....../....../...../....", Diagrams.board(TOURNAMENT, position));
    assertEquals("w push 9,5 0,0 G4,3S3,4", Diagrams.rest(TOURNAMENT, position));
  }
}
