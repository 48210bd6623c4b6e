package io.gipfel.core.games.yinsh;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side, the names of their ends below and above them. */
final class YinshDiagram {

  private static final HexBoard BOARD = YinshBoard.BOARD;

  /** Characters from a column to the next. */
  private static final int PITCH = 4;

  private YinshDiagram() {}

  static String of(YinshPosition p, Palette palette) {
    StringBuilder text = new StringBuilder();
    // A column's points are two lines apart, and half as much below those of the column before.
    for (int height = 2 * BOARD.height(); height >= -BOARD.width(); height--) {
      String line = line(p.pieces(), height, palette);
      text.append(line).append(line.isEmpty() ? "" : "\n");
    }
    return text.append(caption(p)).toString();
  }

  private static String line(YinshPieces pieces, int height, Palette palette) {
    StringBuilder line = new StringBuilder();
    int width = 0;
    for (int x = 0; x < BOARD.width(); x++) {
      int y = Math.floorDiv(height + x, 2);
      String text = 2 * y - x == height ? plain(pieces, x, y) : "";
      if (!text.isEmpty()) {
        line.append(" ".repeat(PITCH * x - width)).append(painted(pieces, x, y, text, palette));
        width = PITCH * x + text.length();
      }
    }
    return line.toString();
  }

  /** What stands at column x and row y: on a point its piece, beyond a column's end its name. */
  private static String plain(YinshPieces pieces, int x, int y) {
    int cell = BOARD.cellAt(x, y);
    if (cell >= 0) {
      return String.valueOf(pieces.symbol(BOARD.space(cell)));
    }
    int end = Math.max(BOARD.cellAt(x, y - 1), BOARD.cellAt(x, y + 1));
    return end < 0 ? "" : BOARD.name(end);
  }

  private static String painted(YinshPieces pieces, int x, int y, String text, Palette palette) {
    int cell = BOARD.cellAt(x, y);
    if (cell < 0 || pieces.isEmpty(BOARD.space(cell))) {
      return palette.label(text);
    }
    boolean white = pieces.owner(BOARD.space(cell)) == Player.FIRST;
    return palette.piece(white ? Ink.WHITE : Ink.BLACK, text);
  }

  private static String caption(YinshPosition p) {
    return "rings off: "
        + p.score(Player.FIRST)
        + " of White, "
        + p.score(Player.SECOND)
        + " of Black; markers left: "
        + p.pool()
        + "; "
        + (p.isTerminal()
            ? "game over"
            : YinshNotation.name(p.toMove()) + " to " + p.phase().prompt);
  }
}
