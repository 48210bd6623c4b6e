package io.gipfel.core.games.dvonn;

import io.gipfel.core.Endgame;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/** What can be said of the end of a game without searching it. */
final class DvonnEndgame implements Endgame {

  static final DvonnEndgame INSTANCE = new DvonnEndgame();

  private DvonnEndgame() {}

  @Override
  public long effort(Position position) {
    DvonnPosition p = (DvonnPosition) position;
    return p.isPlacing()
        ? Long.MAX_VALUE
        : 1L << Math.min(62, 2 * Long.bitCount(active(p, Player.FIRST) | active(p, Player.SECOND)));
  }

  private static long active(DvonnPosition p, Player player) {
    long occupied = p.occupied();
    long active = 0;
    for (long rest = p.stacksOf(player); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if ((DvonnBoard.targetSet(p.height(from), from) & occupied) != 0) {
        active |= 1L << from;
      }
    }
    return active;
  }

  @Override
  public void bound(Position position, MarginBounds bounds) {
    DvonnPosition p = (DvonnPosition) position;
    if (p.isPlacing()) {
      bounds.set(-DvonnPosition.PLACEMENTS, DvonnPosition.PLACEMENTS);
      return;
    }
    int all = p.pieces(p.occupied());
    boolean whiteMoves = active(p, Player.FIRST) != 0;
    boolean blackMoves = active(p, Player.SECOND) != 0;
    bounds.set(
        blackMoves ? -all : -p.score(Player.SECOND), whiteMoves ? all : p.score(Player.FIRST));
  }
}
