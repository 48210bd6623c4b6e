package io.gipfel.core.games.dvonn;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: row 5 on top, columns running down to the right. */
final class DvonnDiagram {

  private static final HexBoard BOARD = DvonnBoard.BOARD;

  /** Characters from a space to the next in its row; the row above is shifted by half of it. */
  private static final int PITCH = 5;

  /** Where column 0 of row 0 is drawn, so that row 2 with its label starts at the left. */
  private static final int ORIGIN = PITCH + 3;

  private final DvonnPosition position;
  private final Palette palette;
  private final StringBuilder text = new StringBuilder();

  /** How wide the line is so far. */
  private int column;

  private DvonnDiagram(DvonnPosition position, Palette palette) {
    this.position = position;
    this.palette = palette;
  }

  static String of(DvonnPosition p, Palette palette) {
    DvonnDiagram diagram = new DvonnDiagram(p, palette);
    for (int y = BOARD.height() - 1; y >= -1; y--) {
      diagram.row(y);
    }
    return diagram.text.append(caption(p)).toString();
  }

  /** A row of the board with its label, and the labels of the columns that end just above it. */
  private void row(int y) {
    column = 0;
    for (int x = 0; x < BOARD.width(); x++) {
      int indent = ORIGIN + PITCH * x - Math.floorDiv(PITCH * y, 2);
      int cell = BOARD.cellAt(x, y);
      if (cell >= 0) {
        if (column == 0) {
          put(indent - 3, palette.label(String.valueOf(y + 1)), 1);
        }
        putSpace(indent, cell);
      } else if (BOARD.cellAt(x, y + 1) >= 0) {
        put(indent, palette.label(String.valueOf((char) ('a' + x))), 1);
      }
    }
    text.append('\n');
  }

  private void putSpace(int indent, int bit) {
    String token = token(position, bit);
    boolean empty = position.height(bit) == 0;
    put(indent, empty ? palette.label(token) : palette.piece(ink(bit), token), token.length());
  }

  /** Adds what is {@code width} characters wide, whatever paint it carries. */
  private void put(int indent, String painted, int width) {
    text.append(" ".repeat(indent - column)).append(painted);
    column = indent + width;
  }

  private Ink ink(int bit) {
    if ((position.stacksOf(Player.FIRST) >>> bit & 1) != 0) {
      return Ink.WHITE;
    }
    return (position.stacksOf(Player.SECOND) >>> bit & 1) != 0 ? Ink.BLACK : Ink.RED;
  }

  /** The stack on a space, with one mark if it holds red: never more than four characters. */
  static String token(DvonnPosition p, int bit) {
    return DvonnNotation.stack(p, bit, Math.min(1, p.redsIn(bit)));
  }

  private static String caption(DvonnPosition p) {
    String turn =
        p.isTerminal()
            ? "game over"
            : p.toMove().title()
                + (p.isPlacing() ? p.placesRed() ? " places a red piece" : " places" : " to move");
    return "White " + p.score(Player.FIRST) + ", Black " + p.score(Player.SECOND) + "; " + turn;
  }
}
