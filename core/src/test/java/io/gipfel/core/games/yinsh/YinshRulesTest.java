package io.gipfel.core.games.yinsh;

import static io.gipfel.core.games.yinsh.Boards.RINGS;
import static io.gipfel.core.games.yinsh.Boards.at;
import static io.gipfel.core.games.yinsh.Boards.legal;
import static io.gipfel.core.games.yinsh.Boards.play;
import static io.gipfel.core.games.yinsh.Boards.rest;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Placements, moves and rows, a sentence of the rules each. */
class YinshRulesTest {

  private static final Game YINSH = Yinsh.standard();

  private static final String RINGS_AND_F3 = "W b1 c1 d1 e1 f3 B g11 h11 i11 j11 k10 ";

  private static Position position(String pieces, String turn) {
    return Boards.position(YINSH, pieces, turn);
  }

  /** The legal moves of the ring on {@code from}, by where they go. */
  private static Set<String> destinations(Position position, String from) {
    return legal(YINSH, position).stream()
        .filter(text -> text.startsWith(from + "-"))
        .map(text -> text.substring(from.length() + 1))
        .collect(Collectors.toSet());
  }

  @Test
  void theBoardHas85PointsAndLinesOfFourToTenPoints() {
    assertEquals(85, YinshBoard.POINTS);
    int[] lines = new int[11];
    for (int line = 0; line < YinshBoard.LINES; line++) {
      lines[YinshBoard.length(line)]++;
    }
    assertEquals("[0, 0, 0, 0, 6, 0, 0, 6, 6, 9, 6]", Arrays.toString(lines));
    assertEquals(85 + 1848 + 123 + 85 + 1, YINSH.actionCount());
  }

  @Test
  void tenRingsArePlacedInTurnWithoutMarkersAndThenWhiteMoves() {
    Position position = YINSH.newPosition();
    for (String point : RINGS.replaceAll("[WB] ", "").split(" ", -1)) {
      if (!point.isEmpty()) {
        Player expected = position.ply() % 2 == 0 ? Player.FIRST : Player.SECOND;
        assertEquals(expected, position.toMove());
        assertEquals(85 - position.ply(), Positions.legalActions(YINSH, position).length);
        play(YINSH, position, point);
      }
    }
    assertEquals("w move w 51 0,0", rest(YINSH, position));
  }

  @Test
  void elevenFirstPlacementsDifferUnderTheTwelveSymmetries() {
    Position image = YINSH.newPosition();
    Set<Long> results = new HashSet<>();
    for (int action : Positions.legalActions(YINSH, YINSH.newPosition())) {
      Position placed = YINSH.newPosition();
      placed.play(action);
      results.add(
          YINSH.symmetries().stream()
              .mapToLong(
                  symmetry -> {
                    image.copyFrom(placed, symmetry);
                    return image.hash();
                  })
              .min()
              .orElseThrow());
    }
    assertEquals(12, YINSH.symmetries().size());
    assertEquals(11, results.size());
  }

  @Test
  void aRingGoesOverVacantPointsAndOneRunOfMarkersToTheFirstVacantPointBehind() {
    Position position = position("W f6 b1 c1 d1 e1 B g11 h11 i11 j11 k10 w f8 f9 b i6", "w move w");
    Set<String> to = destinations(position, "f6");
    assertTrue(to.containsAll(Set.of("f7", "f10", "g6", "h6", "j6", "f2", "b6")), to.toString());
    assertFalse(to.contains("f8") || to.contains("i6"), "on a marker: " + to);
  }

  @Test
  void nothingIsEnteredBehindTheFirstVacantPointAfterAJump() {
    Position position = position("W f4 b1 c1 d1 e1 B g11 h11 i11 j11 k10 w f6 b f8", "w move w");
    Set<String> to = destinations(position, "f4");
    assertTrue(to.containsAll(Set.of("f5", "f7")));
    assertFalse(to.contains("f9") || to.contains("f10"), to.toString());
  }

  @Test
  void aRingNeverCrossesARingNorARunThatReachesARingOrTheEdge() {
    Position position =
        position("W f6 b1 c1 d1 e1 B f8 h6 i11 j11 k10 w g6 f4 f3 f2 b g7 h8", "w move w");
    Set<String> to = destinations(position, "f6");
    assertTrue(to.containsAll(Set.of("f7", "f5", "i9")), to.toString());
    for (String blocked : Set.of("f9", "i6", "g6", "f4", "f3", "f2", "j10")) {
      assertFalse(to.contains(blocked), blocked);
    }
  }

  @Test
  void markersJumpedAreTurnedAndTheOnePlacedIsNot() {
    Position position = position("W f4 b1 c1 d1 e1 B g11 h11 i11 j11 k10 w f6 f8 b f7", "w move w");
    play(YINSH, position, "f4-f9");
    assertEquals('w', at(position, "f4"));
    assertEquals('.', at(position, "f5"));
    assertEquals('b', at(position, "f6"));
    assertEquals('w', at(position, "f7"));
    assertEquals('b', at(position, "f8"));
    assertEquals('W', at(position, "f9"));
    assertEquals("b move b 47 0,0", rest(YINSH, position));
  }

  @Test
  void aRowGoesBackToThePoolAndItsOwnerTakesARingOfHisChoiceOff() {
    Position position = position(RINGS_AND_F3 + "w f4 f5 f6 f7", "w move w");
    play(YINSH, position, "f3-f2");
    assertEquals("w row w 46 0,0", rest(YINSH, position));
    assertEquals(Set.of("x:f3-f7"), legal(YINSH, position));
    play(YINSH, position, "x:f3-f7");
    assertEquals("w ring w 51 0,0", rest(YINSH, position));
    assertEquals(Set.of("r:b1", "r:c1", "r:d1", "r:e1", "r:f2"), legal(YINSH, position));
    play(YINSH, position, "r:f2");
    assertEquals("b move b 51 1,0", rest(YINSH, position));
  }

  @Test
  void aRingInterruptsARow() {
    Position position = position("W b1 c1 d1 e1 f3 B g11 h11 i11 j11 f5 w f4 f6 f7 f8", "w move w");
    play(YINSH, position, "f3-f2");
    assertEquals("b move b 46 0,0", rest(YINSH, position));
  }

  @Test
  void anyFiveOfALongerRowAreTakenAndTheRestStays() {
    Position position =
        position("W b1 c1 d1 e1 f5 B g11 h11 i11 j11 k10 w f3 f4 f6 f7 f8", "w move w");
    play(YINSH, position, "f5-g5");
    assertEquals(Set.of("x:f3-f7", "x:f4-f8"), legal(YINSH, position));
    play(YINSH, position, "x:f4-f8", "r:b1");
    assertEquals('w', at(position, "f3"));
    assertEquals("b move b 50 1,0", rest(YINSH, position));
  }

  @Test
  void rowsThatDoNotCrossAllGoAndCostARingEach() {
    Position position = position(RINGS_AND_F3 + "b f4 f5 w d4 e4 g4 h4 d5 e5 g5 h5", "w move w");
    play(YINSH, position, "f3-f6");
    assertEquals(Set.of("x:d4-h4", "x:d5-h5"), legal(YINSH, position));
    play(YINSH, position, "x:d5-h5", "r:b1");
    assertEquals("w row w 45 1,0", rest(YINSH, position));
    play(YINSH, position, "x:d4-h4", "r:c1");
    assertEquals("b move b 50 2,0", rest(YINSH, position));
  }

  @Test
  void ofRowsThatCrossOnlyTheOneTakenCounts() {
    Position position =
        position("W b1 c1 d1 e1 f5 B g11 h11 i11 j11 k10 w f3 f4 f6 f7 d5 e5 g5 h5", "w move w");
    play(YINSH, position, "f5-g6");
    assertEquals(Set.of("x:f3-f7", "x:d5-h5"), legal(YINSH, position));
    play(YINSH, position, "x:f3-f7", "r:b1");
    assertEquals("b move b 47 1,0", rest(YINSH, position));
  }

  @Test
  void aFiveOfSixMayLeaveTheCrossingRowWholeAndThenBothCount() {
    Position position =
        position(
            "W b4 b1 c1 d1 e1 B g11 h11 i11 j11 k10 b c5 f8 w d6 e7 b5 d5 e5 f5 f6 f7 f9 f10",
            "w move w");
    play(YINSH, position, "b4-g9");
    assertEquals(Set.of("x:b5-f5", "x:f5-f9", "x:f6-f10"), legal(YINSH, position));
    Position other = Positions.copyOf(YINSH, position);
    play(YINSH, other, "x:f5-f9", "r:b1");
    assertEquals("b move b 43 1,0", rest(YINSH, other));
    play(YINSH, position, "x:f6-f10", "r:b1");
    assertEquals(Set.of("x:b5-f5"), legal(YINSH, position));
    play(YINSH, position, "x:b5-f5", "r:c1");
    assertEquals("b move b 48 2,0", rest(YINSH, position));
  }

  @Test
  void aRowMadeForTheOpponentIsTakenByHimBeforeHisOwnMove() {
    Position position = position(RINGS_AND_F3 + "b d5 e5 g5 h5 w f4 f5", "w move w");
    play(YINSH, position, "f3-f6");
    assertEquals("b row w 44 0,0", rest(YINSH, position));
    play(YINSH, position, "x:d5-h5", "r:k10");
    assertEquals("b move b 49 0,1", rest(YINSH, position));
  }

  @Test
  void ofRowsOfBothTheMoverTakesHisFirst() {
    Position position = rowsOfBoth(RINGS_AND_F3);
    assertEquals("w row w 36 0,0", rest(YINSH, position));
    play(YINSH, position, "x:d4-h4", "r:b1");
    assertEquals("b row w 41 1,0", rest(YINSH, position));
    play(YINSH, position, "x:d5-h5", "r:k10");
    assertEquals("b move b 46 1,1", rest(YINSH, position));
  }

  /** A jump from f3 over f4 and f5 has made a white row along d4 and a black one along d5. */
  private static Position rowsOfBoth(String rings) {
    Position position =
        position(rings + "b f4 d5 e5 g5 h5 c8 d9 w d4 e4 g4 h4 f5 a2 a3", "w move w");
    play(YINSH, position, "f3-f6");
    return position;
  }

  @Test
  void theThirdRingWinsAtOnceThoughTheOpponentHasARowForHisThird() {
    Position position = rowsOfBoth("W d1 e1 f3 B g11 h11 i11 ");
    assertEquals("w row w 36 2,2", rest(YINSH, position));
    play(YINSH, position, "x:d4-h4", "r:d1");
    assertTrue(position.isTerminal());
    assertEquals("rings", YINSH.notation().ending(position));
    assertEquals(1, position.outcomeForFirst());
    assertEquals(1, position.marginForFirst());
  }

  @Test
  void theWinnerMayBeTheOneWhoHasNotMoved() {
    Position position =
        position("W b1 c1 d1 e1 f3 B g11 h11 i11 b d5 e5 g5 h5 w f4 f5", "w move w");
    play(YINSH, position, "f3-f6", "x:d5-h5", "r:g11");
    assertTrue(position.isTerminal());
    assertEquals(-3, position.marginForFirst());
  }

  @Test
  void theFirstRingWinsInBlitz() {
    Game blitz = Yinsh.blitz();
    Position position = Boards.position(blitz, RINGS_AND_F3 + "w f4 f5 f6 f7", "w move w");
    play(blitz, position, "f3-f2", "x:f3-f7", "r:f2");
    assertTrue(position.isTerminal());
    assertEquals(1, position.marginForFirst());
  }
}
