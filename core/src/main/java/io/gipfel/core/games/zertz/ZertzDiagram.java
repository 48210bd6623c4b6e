package io.gipfel.core.games.zertz;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side between the names of their ends. */
final class ZertzDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 4;

  private static final int NAME = 2;

  /** The colours of marbles in pictures. */
  private static final Ink[] INKS = {Ink.WHITE, Ink.GREY, Ink.BLACK};

  private ZertzDiagram() {}

  static Ink ink(int colour) {
    return INKS[colour];
  }

  static String of(ZertzPosition p, Palette palette) {
    HexBoard hex = p.variant().board.hex();
    StringBuilder text = new StringBuilder();
    // A column's rings are two lines apart, and half as much above those of the next.
    for (int level = 2 * hex.height(); level >= -hex.width() - 1; level--) {
      String line = line(p, level, palette);
      text.append(line.isEmpty() ? "" : line + "\n");
    }
    return text.append(caption(p)).toString();
  }

  private static String line(ZertzPosition p, int level, Palette palette) {
    ZertzBoard board = p.variant().board;
    StringBuilder line = new StringBuilder();
    int width = 0;
    for (int x = 0; x < board.hex().width(); x++) {
      int y = (level + x) / 2;
      String point = (level + x) % 2 == 0 ? point(p, x, y, palette) : "";
      if (!point.isEmpty()) {
        line.append(" ".repeat(PITCH * x - width)).append(point);
        width = PITCH * x + NAME;
      }
    }
    return line.toString();
  }

  /** A ring, or beyond the end of a column the end's name; nothing where no ring is left. */
  private static String point(ZertzPosition p, int x, int y, Palette palette) {
    ZertzBoard board = p.variant().board;
    HexBoard hex = board.hex();
    int cell = hex.cellAt(x, y);
    if (cell < 0) {
      int end = Math.max(hex.cellAt(x, y - 1), hex.cellAt(x, y + 1));
      return end < 0 ? "" : palette.label(board.nameOfCell(end));
    }
    int bit = board.bitOfCell(cell);
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      if ((p.pieces().marbles(colour) >>> bit & 1) != 0) {
        String symbol = String.valueOf(ZertzNotation.SYMBOLS.charAt(colour));
        return " " + palette.piece(ink(colour), symbol);
      }
    }
    return (p.pieces().rings() >>> bit & 1) != 0
        ? " " + palette.label(String.valueOf(ZertzNotation.VACANT))
        : "";
  }

  private static String caption(ZertzPosition p) {
    return "pool "
        + ZertzNotation.counts(p.pool())
        + "; White has "
        + ZertzNotation.counts(p.captured(Player.FIRST))
        + "; Black has "
        + ZertzNotation.counts(p.captured(Player.SECOND))
        + "; "
        + (p.isTerminal() ? "game over" : p.toMove().title() + ZertzNotation.task(p));
  }
}
