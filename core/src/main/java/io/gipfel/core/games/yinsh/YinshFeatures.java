package io.gipfel.core.games.yinsh;

import io.gipfel.core.Feature;
import io.gipfel.core.Features;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/** What people count in YINSH: markers on the board and left, and moves. */
final class YinshFeatures implements Features {

  static final YinshFeatures INSTANCE = new YinshFeatures();

  private static final List<Feature> ALL =
      List.of(
          new Feature("white_markers", "white markers on the board"),
          new Feature("black_markers", "black markers on the board"),
          new Feature("white_moves", "moves White would have if it were his turn; 0 while placing"),
          new Feature("black_moves", "moves Black would have if it were his turn; 0 while placing"),
          new Feature("markers_left", "markers left to move with"));

  private YinshFeatures() {}

  @Override
  public List<Feature> list() {
    return ALL;
  }

  @Override
  public void measure(Position position, int[] out) {
    YinshPosition p = (YinshPosition) position;
    out[0] = p.pieces().markerCount(Player.FIRST);
    out[1] = p.pieces().markerCount(Player.SECOND);
    boolean placing = p.phase() == Phase.PLACE;
    out[2] = placing ? 0 : p.pieces().mobility(Player.FIRST);
    out[3] = placing ? 0 : p.pieces().mobility(Player.SECOND);
    out[4] = p.pool();
  }
}
