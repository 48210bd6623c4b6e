package io.gipfel.core.games.tzaar;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.hex.UprightText;
import io.gipfel.core.hex.UprightText.Mark;
import io.gipfel.core.picture.Ink;

/** Draws the board as text: columns side by side with the names of their end points. */
final class TzaarDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 5;

  private TzaarDiagram() {}

  static String of(TzaarPosition p, Palette palette) {
    return UprightText.of(
            TzaarBoard.BOARD,
            PITCH,
            palette,
            cell -> TzaarBoard.name(TzaarBoard.point(cell)),
            cell -> mark(p.stacks(), TzaarBoard.point(cell), palette))
        + caption(p);
  }

  private static Mark mark(Stacks stacks, int point, Palette palette) {
    String stack = TzaarNotation.stack(stacks, point);
    if (stacks.height(point) == 0) {
      return Mark.label(palette, stack);
    }
    boolean white = stacks.owner(point) == Player.FIRST;
    return Mark.piece(palette, white ? Ink.WHITE : Ink.BLACK, stack);
  }

  /** What each player shows of each type, or has left to place, and whose turn it is. */
  private static String caption(TzaarPosition p) {
    return pieces(p, Player.FIRST) + "; " + pieces(p, Player.SECOND) + "; " + turn(p);
  }

  private static String pieces(TzaarPosition p, Player player) {
    boolean placing = p.phase() == Phase.PLACE;
    StringBuilder pieces = new StringBuilder(player.title());
    pieces.append(placing ? " has" : " shows");
    for (PieceType type : PieceType.values()) {
      int count = placing ? p.inHand(player, type) : Long.bitCount(p.stacks().of(player, type));
      pieces.append(' ').append(count).append(type.letter);
    }
    return pieces.append(placing ? " to place" : "").toString();
  }

  private static String turn(TzaarPosition p) {
    return p.isTerminal()
        ? "game over"
        : p.toMove().title() + " to " + TzaarDrawing.prompt(p.phase());
  }
}
