package io.gipfel.core.games.gipf;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.UprightText;
import io.gipfel.core.hex.UprightText.Mark;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side, the dots around it by their names. */
final class GipfDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 4;

  private GipfDiagram() {}

  static String of(GipfPosition p, Palette palette) {
    GipfPieces pieces = p.pieces();
    return UprightText.of(
            GipfBoard.POINTS, PITCH, palette, end -> "", point -> mark(pieces, point, palette))
        + caption(p);
  }

  /** A dot by its name, a spot by what stands there, below the second letter of its name. */
  private static Mark mark(GipfPieces pieces, int point, Palette palette) {
    int cell = GipfBoard.cellOfPoint(point);
    if (cell < 0) {
      return Mark.label(palette, GipfBoard.nameOfPoint(point));
    }
    String symbol = String.valueOf(GipfNotation.symbol(pieces, cell));
    if ((pieces.occupied() >>> cell & 1) == 0) {
      return Mark.label(palette, symbol).indented();
    }
    boolean white = (pieces.of(Player.FIRST) >>> cell & 1) != 0;
    return Mark.piece(palette, white ? Ink.WHITE : Ink.BLACK, symbol).indented();
  }

  private static String caption(GipfPosition p) {
    return of(p, Player.FIRST) + "; " + of(p, Player.SECOND) + "; " + turn(p);
  }

  private static String of(GipfPosition p, Player player) {
    Hand hand = p.hand(player);
    return player.title() + ": " + hand.reserve + " in reserve, " + hand.captured + " captured";
  }

  private static String turn(GipfPosition p) {
    if (p.isTerminal()) {
      return "game over";
    }
    return p.toMove().title() + (p.isRemoving() ? " removes a row" : " to push");
  }
}
