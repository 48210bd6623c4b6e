package io.gipfel.core.games.yinsh;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.hex.UprightText;
import io.gipfel.core.hex.UprightText.Mark;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side, the names of their ends below and above them. */
final class YinshDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 4;

  private YinshDiagram() {}

  static String of(YinshPosition p, Palette palette) {
    HexBoard board = YinshBoard.BOARD;
    return UprightText.of(
            board,
            PITCH,
            palette,
            board::name,
            cell -> mark(p.pieces(), board.space(cell), palette))
        + caption(p);
  }

  private static Mark mark(YinshPieces pieces, int point, Palette palette) {
    String symbol = String.valueOf(pieces.symbol(point));
    if (pieces.isEmpty(point)) {
      return Mark.label(palette, symbol);
    }
    boolean white = pieces.owner(point) == Player.FIRST;
    return Mark.piece(palette, white ? Ink.WHITE : Ink.BLACK, symbol);
  }

  private static String caption(YinshPosition p) {
    return "rings off: "
        + p.score(Player.FIRST)
        + " of White, "
        + p.score(Player.SECOND)
        + " of Black; markers left: "
        + p.pool()
        + "; "
        + (p.isTerminal() ? "game over" : p.toMove().title() + " to " + p.phase().prompt);
  }
}
