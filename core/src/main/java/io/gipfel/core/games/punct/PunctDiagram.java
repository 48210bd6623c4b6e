package io.gipfel.core.games.punct;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.hex.UprightText;
import io.gipfel.core.hex.UprightText.Mark;
import io.gipfel.core.picture.Ink;
import java.util.List;

/**
 * Draws the board as text, columns side by side and the names of their ends below and above them:
 * {@code w} or {@code b} a visible minor dot, {@code W} or {@code B} a PUNCT, with the level behind
 * it from 2 on; {@code +} an empty space in the centre.
 */
final class PunctDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 3;

  private PunctDiagram() {}

  static String of(PunctPosition p, Palette palette) {
    HexBoard board = PunctBoard.BOARD;
    return UprightText.of(board, PITCH, palette, board::name, cell -> mark(p, cell, palette))
        + caption(p);
  }

  /** What is seen on a space. */
  private static Mark mark(PunctPosition p, int cell, Palette palette) {
    int slot = p.pieces().top(cell);
    if (slot == PunctPieces.NONE) {
      return Mark.label(palette, PunctBoard.has(p.centre(), cell) ? "+" : ".");
    }
    boolean white = PunctPieces.owner(slot) == Player.FIRST;
    boolean punct = Places.punct(p.pieces().place(slot)) == cell;
    int level = p.pieces().level(slot);
    String dot = white ? (punct ? "W" : "w") : (punct ? "B" : "b");
    String text = dot + (level > 1 ? Integer.toString(level, 36) : "");
    return Mark.piece(palette, white ? Ink.WHITE : Ink.BLACK, text);
  }

  private static String caption(PunctPosition p) {
    return hand(p, Player.FIRST)
        + "; "
        + hand(p, Player.SECOND)
        + "; "
        + (p.isTerminal() ? "game over" : p.toMove().title() + " to act");
  }

  private static String hand(PunctPosition p, Player player) {
    StringBuilder text = new StringBuilder(player.title()).append(" has");
    List<Kind> kinds = p.pieces().kindsInHand(player);
    for (Kind kind : kinds) {
      text.append(' ').append(p.pieces().inHand(player, kind)).append(kind);
    }
    return text.append(kinds.isEmpty() ? " nothing left" : "").toString();
  }
}
