package io.gipfel.core.games.gipf;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side, the dots around it by their names. */
final class GipfDiagram {

  private static final int COLUMNS = 9;
  private static final int MIDDLE = 4;

  /** Characters from a column to the next. */
  private static final int PITCH = 4;

  private static final int POINT = 2;

  private GipfDiagram() {}

  static String of(GipfPosition p, Palette palette) {
    StringBuilder text = new StringBuilder();
    // A column's points are two lines apart, and half as much above those of the next.
    for (int height = 2 * COLUMNS; height >= 2; height--) {
      text.append(line(p.pieces(), height, palette)).append('\n');
    }
    return text.append(caption(p)).toString();
  }

  private static String line(GipfPieces pieces, int height, Palette palette) {
    StringBuilder line = new StringBuilder();
    int width = 0;
    for (int column = 0; column < COLUMNS; column++) {
      int above = height - Math.abs(column - MIDDLE);
      int points = COLUMNS - Math.abs(column - MIDDLE);
      if (above % 2 == 0 && above >= 2 && above <= 2 * points) {
        String name = (char) ('a' + column) + Integer.toString(above / 2);
        line.append(" ".repeat(PITCH * column - width)).append(point(pieces, name, palette));
        width = PITCH * column + POINT;
      }
    }
    return line.toString();
  }

  /** A dot by its name, a spot by what stands there: both {@link #POINT} characters wide. */
  private static String point(GipfPieces pieces, String name, Palette palette) {
    int cell = GipfBoard.cell(name);
    if (cell < 0) {
      return palette.label(name);
    }
    String symbol = String.valueOf(GipfNotation.symbol(pieces, cell));
    if ((pieces.occupied() >>> cell & 1) == 0) {
      return " " + palette.label(symbol);
    }
    boolean white = (pieces.of(Player.FIRST) >>> cell & 1) != 0;
    return " " + palette.piece(white ? Ink.WHITE : Ink.BLACK, symbol);
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
