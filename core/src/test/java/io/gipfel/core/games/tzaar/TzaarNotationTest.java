package io.gipfel.core.games.tzaar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of TZAAR: short forms, pictures, and what is said about wrong ones. */
class TzaarNotationTest {

  private static final String[] MIDDLE = {
    "a1 Z", "a2 A12", "e3 T2", "e4 t3", "f3 t", "d1 T", "i1 z", "c7 a", "e5 A", "g6 z2"
  };

  private final Notation notation = Tzaar.withFixedSetup().notation();

  private Position middle(String phase) {
    return notation.parsePosition(Boards.of(MIDDLE) + " w " + phase);
  }

  private String actionError(Position position, String text) {
    return assertThrows(NotationException.class, () -> notation.parseAction(position, text))
        .getMessage();
  }

  @Test
  void shortFormsAreStarts() {
    String fixed = Tzaar.FIXED_START + " w open";
    String empty = Boards.of() + " w place";
    assertEquals(fixed, notation.formatPosition(notation.parsePosition("start")));
    assertEquals(fixed, notation.formatPosition(notation.parsePosition("fixed")));
    assertEquals(empty, notation.formatPosition(notation.parsePosition("placed")));
    Notation placed = Tzaar.withPlacement().notation();
    assertEquals(empty, placed.formatPosition(placed.parsePosition("start")));
  }

  @Test
  void plyCountsPlacementsAndEmptyPoints() {
    assertEquals(0, notation.parsePosition("placed").ply());
    assertEquals(60, notation.parsePosition("fixed").ply());
    assertEquals(60 + 50, middle("first").ply());
  }

  @Test
  void theDiagramShowsTheBoardWithCoordinates() {
    String expected =
        """
                            e8
                       d8        f8
                  c7        .         g7
             b6        .         .         h6
        a5        a         .         .         i5
             .         .         .         .
        .         .         .         z2        .
             .         .         .         .
        .         .         A         .         .
             .         .         .         .
        .         .                   .         .
             .         .         .         .
        A12       .         t3        .         .
             .         .         t         .
        Z         .         T2        .         z
             .         .         .         .
        a1        .         .         .         i1
             b1        T         .         h1
                  c1        .         g1
                       d1        f1
                            e1
        White shows 1Z 2A 2T; Black shows 2Z 1A 2T; White to capture\
        """;
    assertEquals(expected, notation.diagram(middle("first")));
  }

  @Test
  void whatIsLeftToPlaceStandsBelowTheBoard() {
    Game placed = Games.byName("tzaar-placed");
    String diagram = placed.notation().diagram(placed.newPosition());
    assertTrue(
        diagram.endsWith(
            "White has 6Z 9A 15T to place; Black has 6Z 9A 15T to place; White to place a piece"),
        diagram);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c3d4  | expected a placement such as Z@e4, a capture such as c3xc4, a stacking such as"
            + " c2+c4, or pass",
        "Z@e2  | all pieces are placed: expected one such as c3xc4",
        "pass  | the first action of a turn is a capture: expected one such as c3xc4",
        "k1xa1 | there is no point k1",
        "e3xe9 | there is no point e9",
        "b1xb2 | b1 is empty",
        "f3xe3 | f3 is Black's: White is to move",
        "e3xe2 | e2 is empty: a stack moves onto another",
        "e3xe5 | e5 is not the first stack that e3 meets in a straight line",
        "e3+f3 | f3 is the enemy's: a capture is written with x",
        "a1xa2 | a2 is White's own: stacking is written with +",
        "a1+a2 | the first action of a turn is a capture: expected one such as c3xc4",
        "e3xe4 | e4 is higher: 2 cannot capture 3",
      })
  void wrongActionsAreExplained(String action, String why) {
    assertEquals("action '" + action + "': " + why, actionError(middle("first"), action));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "T@a1  | a1 is occupied: expected an empty point",
        "Z@e4  | Black has no Tzaar left to place",
        "a1xa2 | pieces are still being placed: expected a placement such as Z@e4",
        "pass  | pieces are still being placed: expected a placement such as Z@e4",
      })
  void wrongPlacementsAreExplained(String action, String why) {
    String board = "zzzzz/z...../......./......../......../......../......./TTT.../TTTT.";
    Position position = notation.parsePosition(board + " b place");
    assertEquals("action '" + action + "': " + why, actionError(position, action));
  }

  @Test
  void afterTheEndNoActionIsRead() {
    Position over = notation.parsePosition(Boards.of("a1 Z", "a2 A", "a3 T", "a4 z") + " w first");
    assertEquals("action 'a3xa4': the game is over", actionError(over, "a3xa4"));
  }

  static List<Arguments> wrongPositions() {
    String empty = Boards.of();
    String full = Tzaar.FIXED_START;
    return List.of(
        Arguments.of(
            "begin", "expected 'start', 'fixed', 'placed' or 'BOARD SIDE PHASE', found 'begin'"),
        Arguments.of(
            empty + " w",
            "expected 'start', 'fixed', 'placed' or 'BOARD SIDE PHASE', found 2 fields"),
        Arguments.of("./. w place", "board: expected 9 columns, found 2"),
        Arguments.of("." + empty + " w place", column('a', 5, "......")),
        Arguments.of(empty.substring(1) + " w place", column('a', 5, "....")),
        Arguments.of(empty.replace(".......", "...Q...") + " w place", column('c', 7, "...Q...")),
        Arguments.of(Boards.of("e5 Z0") + " w first", column('e', 8, "....Z0...")),
        Arguments.of(
            Boards.of("b2 Z1") + " w first", "b2: a single piece is written without its height"),
        Arguments.of(
            Boards.of("b2 Z20", "b3 T11") + " w first",
            "board: expected at most 30 pieces of White, found 31"),
        Arguments.of(
            full.replaceFirst("T", "Z") + " w open",
            "board: expected at most 6 Tzaars on top of White, found 7"),
        Arguments.of(empty + " x place", "side: expected 'w' or 'b', found 'x'"),
        Arguments.of(
            empty + " w push",
            "phase: expected one of 'place', 'open', 'first', 'second', found 'push'"),
        Arguments.of(
            full + " w place", "phase: expected 'open' as the board is full, found 'place'"),
        Arguments.of(empty + " b place", "side: expected 'w' after 0 placements"),
        Arguments.of(
            Boards.of("c3 z") + " w place", "board: expected of 1 placed pieces 1 white, found 0"),
        Arguments.of(
            Boards.of("c3 Z2") + " b place",
            "c3: expected single pieces while placing, found a stack"),
        Arguments.of(
            Boards.of(MIDDLE) + " w open",
            "phase: expected 'open' on the full board only, found it with 10 stacks"),
        Arguments.of(full + " b open", "side: expected 'w' who opens"),
        Arguments.of(full + " b first", "board: expected at least 1 empty points by now, found 0"),
        Arguments.of(
            full.replaceFirst("t", ".") + " w second",
            "board: expected at least 3 empty points by now, found 1"),
        Arguments.of(
            Boards.of("a1 Z", "a2 A", "a3 T", "i1 z10", "i2 a10", "i3 t10") + " w first",
            "board: expected at most 29 pieces of Black, found 30"),
        Arguments.of(
            Boards.of("a1 Z", "i1 t") + " w first",
            "board: expected all three types of one player at least"),
        Arguments.of(
            Boards.of("a1 Z", "i1 z", "i2 a", "i3 t") + " w first",
            "board: expected all three types of White, as the game ends with the action that takes"
                + " the last of one"));
  }

  private static String column(char column, int points, String found) {
    return "column "
        + column
        + ": expected "
        + points
        + " points, each '.', or one of 'ZATzat' and a height above 1 such as 'Z3', found '"
        + found
        + "'";
  }

  @ParameterizedTest
  @MethodSource("wrongPositions")
  void impossiblePositionsAreExplained(String text, String why) {
    NotationException error =
        assertThrows(NotationException.class, () -> notation.parsePosition(text));
    assertEquals("position: " + why, error.getMessage());
  }
}
