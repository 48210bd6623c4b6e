package io.gipfel.core.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What pictures become, and what a change between two of them tells. */
class SvgTest {

  private static final Space A = new Space("a1", new Point(0, 0), Space.Form.HOLE);
  private static final Space B = new Space("b1", new Point(1, 0), Space.Form.HOLE);
  private static final Space C = new Space("c1", new Point(2, 0), Space.Form.HOLE);
  private static final Piece WHITE = Piece.of(Piece.Form.RING, Ink.WHITE);
  private static final Piece BLACK = Piece.of(Piece.Form.DISC, Ink.BLACK);

  private static Picture picture(Token... tokens) {
    return new Picture(List.of(), List.of(), List.of(A, B, C), List.of(), List.of(tokens));
  }

  private static int count(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }

  @Test
  void aFileHasItsStyleAndNothingToChoose() {
    String file = Svg.file(picture(Token.on(A, WHITE)), Change.NONE);
    assertTrue(file.startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""), file);
    assertTrue(file.contains("<style>" + Svg.style() + "</style>"));
    assertEquals(0, count("data-id", file));
  }

  @Test
  void aPageFindsEachSpaceOnceAndEachPieceInHand() {
    Token hand = new Token("white", List.of(new Point(4, 0)), WHITE);
    Token unused = new Token("", List.of(new Point(4, 1)), WHITE);
    String page = Svg.forPage(picture(Token.on(A, WHITE), hand, unused), Change.NONE);
    assertFalse(page.contains("<style>"));
    assertEquals(4, count("class=\"hit\"", page));
    assertEquals(1, count("data-id=\"a1\" aria-label=\"a1, white\"", page));
    assertEquals(1, count("data-id=\"b1\" aria-label=\"b1, empty\"", page));
    assertEquals(1, count("data-id=\"white\" aria-label=\"white\"", page));
  }

  @Test
  void aStackShowsItsHeightAndWhatItHides() {
    Piece stack = WHITE.stacked(5).holding(List.of(Ink.RED, Ink.RED));
    assertEquals("white, 5 high, 2 red inside", stack.words());
    String page = Svg.forPage(picture(Token.on(B, stack)), Change.NONE);
    assertTrue(page.contains(">5</text>"));
    assertEquals(3, count("class=\"[a-z ]*inside-red\"", page));
    assertEquals(5, count("class=\"rim\"", page));
  }

  @ParameterizedTest
  @EnumSource
  void everyFormOfPieceCanBeDrawn(Piece.Form form) {
    for (Piece.Emblem emblem : Piece.Emblem.values()) {
      String page =
          Svg.forPage(picture(Token.on(A, Piece.of(form, Ink.GREY).marked(emblem))), Change.NONE);
      assertEquals(1, count("class=\"token grey\"", page));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyFormOfSpaceCanBeDrawn(Space.Form form) {
    Space space = new Space("x", new Point(0, 0), form);
    Picture picture = new Picture(List.of(), List.of(), List.of(space), List.of(), List.of());
    assertEquals(1, count("class=\"space ", Svg.forPage(picture, Change.NONE)));
  }

  @Test
  void textIsEscaped() {
    Picture picture =
        new Picture(
            List.of(), List.of(), List.of(), List.of(new Label(A.at(), "<&\">")), List.of());
    assertTrue(Svg.forPage(picture, Change.NONE).contains(">&lt;&amp;&quot;&gt;</text>"));
  }

  @Test
  void aMoveOntoAStackTakesNothingAway() {
    Picture before = picture(Token.on(A, WHITE), Token.on(B, BLACK));
    Picture after = picture(Token.on(B, WHITE.stacked(2)));
    Change change = Change.between(before, after, List.of("a1", "b1"));
    assertEquals(List.of(A.at(), B.at()), change.path());
    assertEquals(List.of(), change.gone());
  }

  @Test
  void whatLeavesTheBoardIsShownAsGone() {
    Token lost = Token.on(C, BLACK);
    Picture before = picture(Token.on(A, WHITE), Token.on(B, BLACK), lost);
    Picture after = picture(Token.on(B, WHITE.stacked(2)));
    Change change = Change.between(before, after, List.of("a1", "b1"));
    assertEquals(List.of(lost), change.gone());
    assertEquals(1, count("token gone", Svg.forPage(after, change)));
  }

  @Test
  void aRemovalOfBothEndsOfARowShowsBoth() {
    Picture before = picture(Token.on(A, WHITE), Token.on(B, WHITE), Token.on(C, WHITE));
    Change change = Change.between(before, picture(), List.of("a1", "c1"));
    assertEquals(3, change.gone().size());
  }

  @Test
  void aSpaceThatIsTakenAwayIsShownAsLost() {
    Picture after = new Picture(List.of(), List.of(), List.of(A, B), List.of(), List.of());
    Change change = Change.between(picture(), after, List.of("c1"));
    assertEquals(List.of(C), change.lost());
    assertEquals(1, count("space lost", Svg.forPage(after, change)));
  }

  @Test
  void aPassHasNoPlaceOnTheBoard() {
    assertEquals(Change.NONE, Change.between(picture(), picture(), Collections.nCopies(1, "pass")));
  }
}
