package io.gipfel.core.games.dvonn;

import io.gipfel.core.Palette;
import io.gipfel.core.Palette.Ink;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;

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

  /** How many characters the line has so far, whatever paint adds to them. */
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
          put(indent - 3, Ink.LABEL, String.valueOf(y + 1));
        }
        put(indent, ink(cell), token(position, cell));
      } else if (BOARD.cellAt(x, y + 1) >= 0) {
        put(indent, Ink.LABEL, String.valueOf((char) ('a' + x)));
      }
    }
    text.append('\n');
  }

  private void put(int indent, Ink ink, String token) {
    text.append(" ".repeat(indent - column)).append(palette.paint(ink, token));
    column = indent + token.length();
  }

  private Ink ink(int bit) {
    if (position.height(bit) == 0) {
      return Ink.LABEL;
    }
    if ((position.stacksOf(Player.FIRST) >>> bit & 1) != 0) {
      return Ink.FIRST;
    }
    return (position.stacksOf(Player.SECOND) >>> bit & 1) != 0 ? Ink.SECOND : Ink.NEUTRAL;
  }

  /** The stack on a space, with one mark if it holds red: never more than four characters. */
  static String token(DvonnPosition p, int bit) {
    return DvonnNotation.stack(p, bit, Math.min(1, p.redsIn(bit)));
  }

  private static String caption(DvonnPosition p) {
    String turn =
        p.isTerminal()
            ? "game over"
            : (p.toMove() == Player.FIRST ? "White" : "Black")
                + (p.isPlacing() ? p.placesRed() ? " places a red piece" : " places" : " to move");
    return "White " + p.score(Player.FIRST) + ", Black " + p.score(Player.SECOND) + "; " + turn;
  }
}
