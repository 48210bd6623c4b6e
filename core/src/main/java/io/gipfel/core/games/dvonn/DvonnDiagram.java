package io.gipfel.core.games.dvonn;

import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;

/** Draws the board as text: row 5 on top, columns running down to the right. */
final class DvonnDiagram {

  private static final HexBoard BOARD = DvonnBoard.BOARD;

  /** Characters from a space to the next in its row; the row above is shifted by half of it. */
  private static final int PITCH = 5;

  /** Where column 0 of row 0 is drawn, so that row 2 with its label starts at the left. */
  private static final int ORIGIN = PITCH + 3;

  private DvonnDiagram() {}

  static String of(DvonnPosition p) {
    StringBuilder text = new StringBuilder();
    for (int y = BOARD.height() - 1; y >= -1; y--) {
      text.append(row(p, y)).append('\n');
    }
    return text.append(caption(p)).toString();
  }

  /** A row of the board with its label, and the labels of the columns that end just above it. */
  private static String row(DvonnPosition p, int y) {
    StringBuilder line = new StringBuilder();
    for (int x = 0; x < BOARD.width(); x++) {
      int indent = ORIGIN + PITCH * x - Math.floorDiv(PITCH * y, 2);
      int cell = BOARD.cellAt(x, y);
      if (cell >= 0) {
        if (line.isEmpty()) {
          line.append(" ".repeat(indent - 3)).append(y + 1);
        }
        pad(line, indent).append(token(p, cell));
      } else if (BOARD.cellAt(x, y + 1) >= 0) {
        pad(line, indent).append((char) ('a' + x));
      }
    }
    return line.toString();
  }

  /** The stack on a space, with one mark if it holds red: never more than four characters. */
  static String token(DvonnPosition p, int bit) {
    return DvonnNotation.stack(p, bit, Math.min(1, p.redsIn(bit)));
  }

  private static StringBuilder pad(StringBuilder line, int indent) {
    return line.append(" ".repeat(indent - line.length()));
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
