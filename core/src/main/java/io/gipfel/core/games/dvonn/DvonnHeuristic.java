package io.gipfel.core.games.dvonn;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/** Space values by nearness to red times stacks owned and targets reached, own minus enemy's. */
final class DvonnHeuristic implements Heuristic {

  static final DvonnHeuristic INSTANCE = new DvonnHeuristic();

  private DvonnHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    DvonnPosition p = (DvonnPosition) position;
    return 100 * Long.bitCount(p.stacksOf(Player.FIRST))
        - 100 * Long.bitCount(p.stacksOf(Player.SECOND));
  }

  @Override
  public int orderOf(Position position, int action) {
    return 0;
  }
}
