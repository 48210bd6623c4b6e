package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of DVONN: short forms, pictures, and what is said about wrong ones. */
class DvonnNotationTest {

  private static final String SETUP = "wwbbbwbwbbwbrbrbbbbwbbwwwwwwrwbwbbbwbbwwbwwbwwwwb";

  private final Game game = Dvonn.withPlacement();
  private final Notation notation = game.notation();

  /** White is blocked on e3, too tall to move on a2, and free on a1 and g3. */
  private final Position middle =
      notation.parsePosition(
          Boards.of(
                  "a1 w1", "a2 w11", "a3 r", "b3 b1", "d3 b1", "e3 w1", "f3 b1", "g3 w2", "i3 b1",
                  "d2 b1", "e2 r", "d4 b1", "e4 r", "f4 b1", "h3 b1", "c3 b1")
              + " w stack");

  private String actionError(Position position, String text) {
    return assertThrows(NotationException.class, () -> notation.parseAction(position, text))
        .getMessage();
  }

  @Test
  void startIsTheStartOfTheGame() {
    assertEquals(
        Boards.of() + " w place", notation.formatPosition(notation.parsePosition("start")));
    Game random = Dvonn.withRandomSetup();
    assertEquals(random.newPosition().hash(), random.notation().parsePosition("start").hash());
  }

  @Test
  void aSetupIsAFullBoardWithWhiteToMove() {
    String text = notation.formatPosition(notation.parsePosition(SETUP));
    assertEquals(SETUP + "wstack", text.replaceAll("[1/, ]", ""));
  }

  @Test
  void plyCountsPlacementsAndTheMovesThatBuiltTheStacks() {
    assertEquals(0, notation.parsePosition("start").ply());
    assertEquals(1, notation.parsePosition(Boards.of("a1 r") + " b place").ply());
    assertEquals(49, notation.parsePosition(SETUP).ply());
    assertEquals(49 + 10 + 1, middle.ply());
  }

  @Test
  void theDiagramShowsTheBoardWithCoordinates() {
    String expected =
        """
             5  .    .    .    .    .    .    .    .    .
           4  .    .    b1   r    b1   .    .    .    .    .
        3  r    b1   b1   b1   w1   b1   w2   b1   b1   .    .
           2  w11  .    .    b1   r    .    .    .    .    .    k
             1  w1   .    .    .    .    .    .    .    .    j
                   a    b    c    d    e    f    g    h    i
        White 15, Black 9; White to move""";
    assertEquals(expected, notation.diagram(middle));
  }

  @Test
  void theDiagramIsTheSameInEveryLanguage() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertTrue(notation.diagram(middle).endsWith("White 15, Black 9; White to move"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theDiagramMarksRedInsideOnceAndKeepsItsColumns() {
    Position position = notation.parsePosition(Boards.of("c5 b12***", "d5 w3") + " b stack");
    assertEquals(
        "     5  b12* w3   .    .    .    .    .    .    .",
        notation.diagram(position).lines().findFirst().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e     | expected a space such as e3, a move such as e3f3, or pass",
        "E3    | expected a space such as e3, a move such as e3f3, or pass",
        "e3f3g | expected a space such as e3, a move such as e3f3, or pass",
        "l3    | there is no space l3",
        "j1    | there is no space j1",
        "e6    | there is no space e6",
        "a1    | a1 is occupied: expected an empty space",
        "e3f3  | pieces are still being placed: expected an empty space to place on, such as e3",
        "pass  | pieces are still being placed: expected an empty space to place on, such as e3",
      })
  void wrongPlacementsAreExplained(String action, String why) {
    Position position = notation.parsePosition(Boards.of("a1 r") + " b place");
    assertEquals("action '" + action + "': " + why, actionError(position, action));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "g4   | all pieces are placed: expected a move such as e3f3, or pass",
        "pass | White has a move: expected one such as e3f3",
        "k1a1 | there is no space k1",
        "g3i9 | there is no space i9",
        "h4g3 | h4 is empty",
        "d3a3 | d3 is Black's: White is to move",
        "a3a2 | a3 is a red piece, which nobody owns: White is to move",
        "e3g3 | e3 is blocked: all six spaces around it are occupied",
        "g3f3 | the stack on g3 moves exactly 2 in a straight line, not to f3",
        "g3e4 | the stack on g3 moves exactly 2 in a straight line, not to e4",
        "g3g5 | g5 is empty: a stack must land on a piece or stack",
        "a2b2 | the stack on a2 moves exactly 11 in a straight line, not to b2",
      })
  void wrongMovesAreExplained(String action, String why) {
    assertEquals("action '" + action + "': " + why, actionError(middle, action));
  }

  @Test
  void afterTheEndNoActionIsRead() {
    Position over = notation.parsePosition(Boards.of("a1 r", "b1 r", "c1 r") + " w stack");
    assertEquals("action 'pass': the game is over", actionError(over, "pass"));
  }

  static List<Arguments> wrongPositions() {
    String empty = Boards.of();
    String token =
        "expected '.', 'r', or 'w' or 'b' with a height and a '*' for each red inside such as"
            + " 'b4*', found ";
    String forms =
        "expected 'start', 49 letters of 'w', 'b' and 'r', or 'BOARD SIDE PHASE', found ";
    return List.of(
        Arguments.of("", forms + "'' of 0 characters"),
        Arguments.of("begin", forms + "'begin' of 5 characters"),
        Arguments.of(empty + " w", forms + "2 fields"),
        Arguments.of(empty + "  w place", forms + "4 fields"),
        Arguments.of("r".repeat(49), "board: expected at most 3 red pieces, found 49"),
        Arguments.of(
            SETUP.replaceFirst("w", "b"),
            "board: expected at most 23 black stacks, one for each black piece, found 24"),
        Arguments.of(
            SETUP.replaceFirst("b", "w"),
            "board: expected at most 23 white stacks, one for each white piece, found 24"),
        Arguments.of("./. w place", "board: expected 5 rows, found 2"),
        Arguments.of(empty.substring(2) + " w place", "row 1: expected 9 spaces, found 8"),
        Arguments.of(empty + ",. w place", "row 5: expected 9 spaces, found 10"),
        Arguments.of(Boards.of("b2 x") + " w place", "b2: " + token + "'x'"),
        Arguments.of(Boards.of("b2 w") + " w place", "b2: " + token + "'w'"),
        Arguments.of(Boards.of("b2 w0") + " w place", "b2: " + token + "'w0'"),
        Arguments.of(Boards.of("k5 W1") + " w place", "k5: " + token + "'W1'"),
        Arguments.of(Boards.of("k5 r1") + " w place", "k5: " + token + "'r1'"),
        Arguments.of(Boards.of("k5 b9****") + " w place", "k5: " + token + "'b9****'"),
        Arguments.of(Boards.of("k5 ") + " w place", "k5: " + token + "''"),
        Arguments.of(
            Boards.of("c3 w2**") + " w stack", "c3: 'w2**' has no room for 2 red below its top"),
        Arguments.of(
            Boards.of("c3 w47***", "d3 b3") + " w stack",
            "board: expected at most 49 pieces, found 50"),
        Arguments.of(
            Boards.of("c3 w9***", "d3 r") + " w stack",
            "board: expected at most 3 red pieces, found 4"),
        Arguments.of(empty + " x place", "side: expected 'w' or 'b', found 'x'"),
        Arguments.of(empty + " b place", "side: expected 'w' after 0 placements"),
        Arguments.of(Boards.of("c3 r") + " w place", "side: expected 'b' after 1 placements"),
        Arguments.of(empty + " w placed", "phase: expected 'place' or 'stack', found 'placed'"),
        Arguments.of(
            fullBoard() + " w place",
            "phase: expected 'stack' as the board is full, found 'place'"),
        Arguments.of(
            fullBoard() + " b stack",
            "side: expected 'w', who makes the first move on the full board"),
        Arguments.of(
            Boards.of("c3 w3*") + " w place",
            "board: expected single pieces while placing, found a stack of 3"),
        Arguments.of(
            Boards.of("c3 w1") + " b place",
            "board: expected of 1 placed pieces 0 white, 0 black and 1 red, found 1 white, 0 black"
                + " and 0 red"),
        Arguments.of(
            Boards.of("a1 r", "b1 r", "c1 r", "d1 w1") + " w place",
            "board: expected of 4 placed pieces 0 white, 1 black and 3 red, found 1 white, 0 black"
                + " and 3 red"),
        Arguments.of(
            Boards.of("a1 r", "b1 w2*") + " w stack",
            "board: expected all 3 red pieces while stacking, found 2"),
        Arguments.of(
            Boards.of("a1 r", "b1 w3**", "e4 w1", "e5 b1") + " w stack",
            "e4: expected every stack to be connected with a red piece"));
  }

  private static String fullBoard() {
    Notation notation = Dvonn.withPlacement().notation();
    return notation.formatPosition(notation.parsePosition(SETUP)).replace(" w stack", "");
  }

  @ParameterizedTest
  @MethodSource("wrongPositions")
  void impossiblePositionsAreExplained(String text, String why) {
    NotationException error =
        assertThrows(NotationException.class, () -> notation.parsePosition(text));
    assertEquals("position: " + why, error.getMessage());
  }

  @Test
  void onTheFullBoardBlackIsToMoveOnlyAfterAPass() {
    // All white pieces are inside, where nothing can move.
    String inside = "bbbbbbbbb" + "bwwwwwwwwb" + "bwwwwwwwwwb" + "bwwwwwwrrb" + "bbbrbbbbb";
    Position position = notation.parsePosition(inside);
    assertEquals("pass", notation.formatAction(position, DvonnActions.PASS));
    position.play(notation.parseAction(position, "pass"));
    String text = notation.formatPosition(position);
    assertEquals(text, notation.formatPosition(notation.parsePosition(text)));
  }
}
