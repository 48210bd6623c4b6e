package io.gipfel.core.hex;

import io.gipfel.core.Palette;
import io.gipfel.core.picture.Ink;
import java.util.function.IntFunction;

/**
 * A diagram of a {@link HexBoard} as text: upright columns side by side, column a at the left, with
 * the names of their ends below and above them. A column's cells are two lines apart, and half as
 * much below those of the column before.
 */
public final class UprightText {

  private final HexBoard board;
  private final int pitch;
  private final Palette palette;
  private final IntFunction<String> names;
  private final IntFunction<Mark> marks;

  /**
   * What stands somewhere.
   *
   * @param painted as it is printed
   * @param width characters that are seen of it
   */
  public record Mark(String painted, int width) {

    /** Nothing at all, not even an empty space. */
    public static final Mark NOTHING = new Mark("", 0);

    /** A coordinate or an empty space. */
    public static Mark label(Palette palette, String text) {
      return new Mark(palette.label(text), text.length());
    }

    /** A piece or stack. */
    public static Mark piece(Palette palette, Ink ink, String text) {
      return new Mark(palette.piece(ink, text), text.length());
    }

    /** The same behind a space. */
    public Mark indented() {
      return new Mark(" " + painted, 1 + width);
    }
  }

  private UprightText(
      HexBoard board,
      int pitch,
      Palette palette,
      IntFunction<String> names,
      IntFunction<Mark> marks) {
    this.board = board;
    this.pitch = pitch;
    this.palette = palette;
    this.names = names;
    this.marks = marks;
  }

  /**
   * The lines of the diagram, each ended; those without any mark are left out.
   *
   * @param pitch characters from a column to the next
   * @param names of the cells at the ends of columns; empty for none
   * @param marks what stands on each cell
   */
  public static String of(
      HexBoard board,
      int pitch,
      Palette palette,
      IntFunction<String> names,
      IntFunction<Mark> marks) {
    UprightText diagram = new UprightText(board, pitch, palette, names, marks);
    StringBuilder text = new StringBuilder();
    for (int height = 2 * board.height(); height > -2 - board.width(); height--) {
      String line = diagram.line(height);
      text.append(line).append(line.isEmpty() ? "" : "\n");
    }
    return text.toString();
  }

  private String line(int height) {
    StringBuilder line = new StringBuilder();
    int width = 0;
    for (int x = 0; x < board.width(); x++) {
      int y = Math.floorDiv(height + x, 2);
      Mark mark = 2 * y - x == height ? at(x, y) : Mark.NOTHING;
      if (mark.width() > 0) {
        line.append(" ".repeat(pitch * x - width)).append(mark.painted());
        width = pitch * x + mark.width();
      }
    }
    return line.toString();
  }

  private Mark at(int x, int y) {
    int cell = board.cellAt(x, y);
    if (cell >= 0) {
      return marks.apply(cell);
    }
    int above = board.cellAt(x, y + 1);
    int below = board.cellAt(x, y - 1);
    boolean beyondAnEnd = above < 0 != below < 0;
    return beyondAnEnd ? Mark.label(palette, names.apply(Math.max(above, below))) : Mark.NOTHING;
  }
}
