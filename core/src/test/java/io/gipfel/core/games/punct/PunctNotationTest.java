package io.gipfel.core.games.punct;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write, and what they are told where it is wrong. */
class PunctNotationTest {

  private static final Game GAME = Punct.standard();

  private static Position position() {
    return Boards.position(
        GAME,
        "w",
        "1wc3.c4.c5",
        "1wk5.k6.k7",
        "1bm5.m6.m7",
        "2wk5.l5.m5",
        "1bd8.d9.d10",
        "1be9.e10.e11");
  }

  @Test
  void minorDotsMayStandInEitherOrder() {
    Position position = position();
    int action = GAME.notation().parseAction(position, "c3-g7.g9.g8");
    assertEquals("c3-g7.g8.g9", GAME.notation().formatAction(position, action));
  }

  @Test
  void theNumberOfActionsIsTheLeastIfUnknown() {
    assertEquals(6, position().ply());
    assertEquals(
        7,
        Boards.position(GAME, "b", "1wb5.b6.b7", "1bd8.d9.d10", "1be9.e10.e11", "1bm5.m6.m7")
            .ply());
    assertEquals(0, GAME.notation().parsePosition("- w 624222/624222 -").ply());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "i5;             expected a placement such as i5.i6.i7 or a move such as e5-k11.k12.l12",
        "i5.i6.i8;       expected the spaces of the PUNCT and two minor dots of a piece",
        "a1.a2.a3;       expected the spaces of the PUNCT and two minor dots of a piece",
        "k7.k8.k9;       White has no piece of kind E left",
        "m7.m8.n9;       m7 is not empty",
        "i9.i10.j10;     a new piece may not touch the central hexagon",
        "b2-b5.b6.b7;    expected a PUNCT of White on b2",
        "m5-m8.m9.m10;   expected a PUNCT of White on m5",
        "d8-d5.d6.d7;    expected a PUNCT of White on d8",
        "c3-c8.c9.d9;    the piece on c3 is of kind E, found T",
        "c3-d6.d7.d8;    the PUNCT goes along a line from c3",
        "c3-c3.c4.c5;    the piece lies so already",
        "c3-k3.k4.k5;    expected equal heights under its ends, nothing higher between, and an own"
            + " dot or the bare board under the PUNCT",
      })
  void aWrongActionIsExplained(String text, String expected) {
    Position position =
        Boards.position(
            GAME,
            "w",
            "1wc3.c4.c5",
            "1wk5.k6.k7",
            "1bm5.m6.m7",
            "2wk5.l5.m5",
            "1bd8.d9.d10",
            "1wf3.f4.f5",
            "1be9.e10.e11");
    assertComplaint(
        "action '" + text + "': " + expected, () -> GAME.notation().parseAction(position, text));
  }

  @Test
  void aCoveredPieceStays() {
    Position position =
        Boards.position(GAME, "b", "1wk5.k6.k7", "1bm7.m5.m6", "2wk5.l5.m5", "1bd8.d9.d10");
    assertComplaint(
        "action 'm7-m8.m9.m10': the piece on m7 is covered",
        () -> GAME.notation().parseAction(position, "m7-m8.m9.m10"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x;                                      expected 'start' or the fields board, side, hand"
            + " and n, found 1 field",
        "1wi5.i6.i8 w 624222/624222 0;           board: expected pieces such as 1wi5.i6.i7, joined"
            + " by commas, or '-', found '1wi5.i6.i8'",
        "2wi5.i6.i7 b 623222/624222 1;           board: expected level 1 where it lies, found"
            + " '2wi5.i6.i7'",
        "1wi5.i6.i7,1bi7.i8.i9 w 623222/623222 2; board: expected no piece of that level where it"
            + " lies, found '1bi7.i8.i9'",
        "1wi5.i6.i7,1wi5.i6.i7 w 623222/623222 2; board: found '1wi5.i6.i7' twice",
        "1wi5.i6.i7 c 623222/624222 1;           side: expected 'w' or 'b', found 'c'",
        "1wi5.i6.i7 b 624222/624222 1;           hand: expected '623222/624222' by the board, found"
            + " '624222/624222'",
        "1wi5.i6.i7 b 623222/624222 2;           n: expected an odd number of actions made from 1"
            + " to 300, found '2'",
        "- w 624222/624222 2;                    n: expected an even number of actions made from 0"
            + " to 0, found '2'",
        "1wi5.i6.i7 b 623222/624222 x;           n: expected an odd number of actions made from 1"
            + " to 300, found 'x'",
      })
  void aWrongPositionIsExplained(String text, String expected) {
    assertComplaint("position: " + expected, () -> GAME.notation().parsePosition(text));
  }

  @Test
  void noPlayerHasMorePiecesOfAKindThanThereAre() {
    assertComplaint(
        "position: board: expected at most 2 pieces of kind C of White, found one more:"
            + " '1wc8.c7.c9'",
        () -> GAME.notation().parsePosition("1wa4.a3.a5,1wb5.b4.b6,1wc8.c7.c9 b 604222/624222 -"));
  }

  @Test
  void theDiagramShowsDotsAndLevels() {
    String diagram = GAME.notation().diagram(position());
    assertTrue(diagram.contains("W2"), diagram);
    assertTrue(diagram.startsWith("                     h16   j17\n"), diagram);
    assertTrue(diagram.contains("\n                     h1    j2\n"), diagram);
    assertTrue(
        diagram.endsWith("White has 6T 2C 1E 2L 2M 2R; Black has 6T 2C 1E 2L 2M 2R; White to act"),
        diagram);
  }

  @Test
  void thePromptTellsTheHand() {
    assertEquals(
        "place a piece (6 T, 2 C, 1 E, 2 L, 2 M, 2 R left) or move one",
        GAME.drawing().prompt(position()));
    Position later =
        Boards.position(GAME, "w", "1wc8.c7.c9", "1bd8.d9.d10", "1wg8.g7.g9", "1bi9.i10.i11");
    assertEquals(
        "place a piece (6 T, 4 E, 2 L, 2 M, 2 R left) or move one", GAME.drawing().prompt(later));
  }

  private static void assertComplaint(String expected, Executable action) {
    assertEquals(expected, assertThrows(NotationException.class, action).getMessage());
  }
}
