package io.gipfel.core.games.zertz;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.UprightText;
import io.gipfel.core.hex.UprightText.Mark;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side between the names of their ends. */
final class ZertzDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 4;

  /** The colours of marbles in pictures. */
  private static final Ink[] INKS = {Ink.WHITE, Ink.GREY, Ink.BLACK};

  private ZertzDiagram() {}

  static Ink ink(int colour) {
    return INKS[colour];
  }

  static String of(ZertzPosition p, Palette palette) {
    ZertzBoard board = p.variant().board;
    return UprightText.of(
            board.hex(),
            PITCH,
            palette,
            board::nameOfCell,
            cell -> mark(p.pieces(), board.bitOfCell(cell), palette))
        + caption(p);
  }

  /** A ring, below the second letter of its name; nothing where no ring is left. */
  private static Mark mark(ZertzPieces pieces, int bit, Palette palette) {
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      if ((pieces.marbles(colour) >>> bit & 1) != 0) {
        String symbol = String.valueOf(ZertzNotation.SYMBOLS.charAt(colour));
        return Mark.piece(palette, ink(colour), symbol).indented();
      }
    }
    return (pieces.rings() >>> bit & 1) != 0
        ? Mark.label(palette, String.valueOf(ZertzNotation.VACANT)).indented()
        : Mark.NOTHING;
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
