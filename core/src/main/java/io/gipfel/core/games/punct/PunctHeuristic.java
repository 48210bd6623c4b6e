package io.gipfel.core.games.punct;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.hex.HexBoard;

/**
 * A plain evaluation of the ways across the board: what each player lacks for his nearest
 * connection, with a little for those of the other two directions and for dots in the centre.
 */
final class PunctHeuristic implements Heuristic {

  static final PunctHeuristic INSTANCE = new PunctHeuristic();

  private static final int NEAREST = 100;
  private static final int EACH_AXIS = 10;
  private static final int IN_CENTRE = 5;

  private PunctHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    PunctPosition p = (PunctPosition) position;
    return value(p, Player.FIRST) - value(p, Player.SECOND);
  }

  private static int value(PunctPosition p, Player player) {
    int nearest = Paths.MOST;
    int value = p.rules().countsCentre() ? IN_CENTRE * p.inCentre(player) : 0;
    for (int axis = 0; axis < PunctBoard.AXES; axis++) {
      int lacks = p.paths().shortest(p.pieces(), player, axis);
      nearest = Math.min(nearest, lacks);
      value -= EACH_AXIS * lacks;
    }
    return value - NEAREST * nearest;
  }

  /** Places that cover enemy dots come first, then those beside own dots. */
  @Override
  public int orderOf(Position position, int action) {
    PunctPosition p = (PunctPosition) position;
    int place = PunctActions.place(action);
    long[] own = p.pieces().visible(p.toMove());
    long[] enemy = p.pieces().visible(p.toMove().other());
    int order = 0;
    for (int dot = 0; dot < Places.DOTS; dot++) {
      int cell = Places.cell(place, dot);
      order += PunctBoard.has(enemy, cell) ? 2 * HexBoard.DIRECTIONS : 0;
      order += PunctBoard.countAround(own, cell);
    }
    return order;
  }
}
