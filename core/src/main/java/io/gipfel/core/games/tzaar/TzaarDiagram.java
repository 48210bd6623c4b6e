package io.gipfel.core.games.tzaar;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side with the names of their end points. */
final class TzaarDiagram {

  private static final HexBoard BOARD = TzaarBoard.BOARD;

  /** Characters from a column to the next. */
  private static final int PITCH = 5;

  private final Stacks stacks;
  private final Palette palette;
  private final StringBuilder text = new StringBuilder();

  /** How wide the line is so far. */
  private int width;

  private TzaarDiagram(Stacks stacks, Palette palette) {
    this.stacks = stacks;
    this.palette = palette;
  }

  static String of(TzaarPosition p, Palette palette) {
    TzaarDiagram diagram = new TzaarDiagram(p.stacks(), palette);
    // A column's points are two lines apart, and half as much above those of the next.
    for (int line = 2 * BOARD.height(); line >= -BOARD.width(); line--) {
      diagram.line(line);
    }
    return diagram.text.append(caption(p)).toString();
  }

  private void line(int line) {
    width = 0;
    for (int x = 0; x < BOARD.width(); x++) {
      int y = Math.floorDiv(line + x, 2);
      if (2 * y == line + x) {
        place(x, y);
      }
    }
    if (width > 0) {
      text.append('\n');
    }
  }

  /** A point, or the label beyond an end of a column. */
  private void place(int x, int y) {
    int cell = BOARD.cellAt(x, y);
    int above = BOARD.cellAt(x, y + 1);
    int below = BOARD.cellAt(x, y - 1);
    if (cell >= 0) {
      point(PITCH * x, TzaarBoard.point(cell));
    } else if (above < 0 != below < 0) {
      label(PITCH * x, TzaarBoard.name(TzaarBoard.point(Math.max(above, below))));
    }
  }

  private void label(int indent, String label) {
    put(indent, palette.label(label), label.length());
  }

  private void point(int indent, int point) {
    String stack = TzaarNotation.stack(stacks, point);
    if (stacks.height(point) == 0) {
      label(indent, stack);
    } else {
      boolean white = stacks.owner(point) == Player.FIRST;
      put(indent, palette.piece(white ? Ink.WHITE : Ink.BLACK, stack), stack.length());
    }
  }

  /** Adds what is so many characters wide, whatever paint it carries. */
  private void put(int indent, String painted, int characters) {
    text.append(" ".repeat(indent - width)).append(painted);
    width = indent + characters;
  }

  /** What each player shows of each type, or has left to place, and whose turn it is. */
  private static String caption(TzaarPosition p) {
    return pieces(p, Player.FIRST) + "; " + pieces(p, Player.SECOND) + "; " + turn(p);
  }

  private static String pieces(TzaarPosition p, Player player) {
    boolean placing = p.phase() == Phase.PLACE;
    StringBuilder pieces = new StringBuilder(TzaarNotation.name(player));
    pieces.append(placing ? " has" : " shows");
    for (PieceType type : PieceType.values()) {
      int count = placing ? p.inHand(player, type) : Long.bitCount(p.stacks().of(player, type));
      pieces.append(' ').append(count).append(type.letter);
    }
    return pieces.append(placing ? " to place" : "").toString();
  }

  private static String turn(TzaarPosition p) {
    return p.isTerminal()
        ? "game over"
        : TzaarNotation.name(p.toMove()) + " to " + TzaarDrawing.prompt(p.phase());
  }
}
