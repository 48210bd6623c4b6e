package io.gipfel.core.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Palette;
import io.gipfel.core.hex.UprightText.Mark;
import io.gipfel.core.picture.Ink;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class UprightTextTest {

  private static String of(HexBoard board, Palette palette, IntFunction<Mark> marks) {
    return UprightText.of(board, 4, palette, board::name, marks);
  }

  /** The names stand beyond the ends of columns, not in the hole. */
  @Test
  void columnsAreHalfALineApartBetweenTheirNames() {
    HexBoard board = HexBoard.hexagon(2).without(1, 1);
    String expected =
        """
            b3
        a2      c3
            .
        .       .
        .       .
            .
        a1      c2
            b1
        """;
    String found = of(board, Palette.PLAIN, cell -> Mark.label(Palette.PLAIN, "."));
    assertEquals(expected, found);
  }

  @Test
  void nothingTakesNoPlaceAndPaintNone() {
    HexBoard board = HexBoard.hexagon(2);
    int left = board.cell("a1");
    int right = board.cell("c3");
    Palette palette = (ink, text) -> "<" + text + ">";
    String found =
        of(
            board,
            palette,
            cell ->
                cell == left
                    ? Mark.piece(palette, Ink.WHITE, "w")
                    : cell == right ? Mark.label(palette, ".").indented() : Mark.NOTHING);
    assertEquals(
        """
            b3
        a2      c3
                 .
        <w>
        a1      c2
            b1
        """,
        found);
  }
}
