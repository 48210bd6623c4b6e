package io.gipfel.core.games.punct;

import io.gipfel.core.Feature;
import io.gipfel.core.Features;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/** What people count in PÜNCT: pieces in hand, dots that are seen, and how far ways are. */
final class PunctFeatures implements Features {

  static final PunctFeatures INSTANCE = new PunctFeatures();

  private static final List<Feature> ALL =
      List.of(
          new Feature("white_hand", "pieces White has left to place"),
          new Feature("black_hand", "pieces Black has left to place"),
          new Feature("white_visible", "White's visible dots"),
          new Feature("black_visible", "Black's visible dots"),
          new Feature("white_centre", "White's visible dots in the central hexagon"),
          new Feature("black_centre", "Black's visible dots in the central hexagon"),
          new Feature("white_lacks", "spaces White lacks for a connection, enemy dots counted 3"),
          new Feature("black_lacks", "spaces Black lacks for a connection, enemy dots counted 3"));

  private PunctFeatures() {}

  @Override
  public List<Feature> list() {
    return ALL;
  }

  @Override
  public void measure(Position position, int[] out) {
    PunctPosition p = (PunctPosition) position;
    int next = 0;
    for (Player player : Player.values()) {
      out[next] = p.pieces().inHand(player);
      out[next + 2] = PunctBoard.common(p.pieces().visible(player), p.pieces().visible(player));
      out[next + 4] = p.inCentre(player);
      int lacks = Paths.MOST;
      for (int axis = 0; axis < PunctBoard.AXES; axis++) {
        lacks = Math.min(lacks, p.paths().shortest(p.pieces(), player, axis));
      }
      out[next + 6] = lacks;
      next++;
    }
  }
}
