package io.gipfel.core.games.gipf;

import io.gipfel.core.Feature;
import io.gipfel.core.Features;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/** What people count in GIPF: pieces on the board, in reserve and captured. */
final class GipfFeatures implements Features {

  /** GIPF pieces come last, since basic has none. */
  private static final List<Feature> ALL =
      List.of(
          new Feature("white_pieces", "White's pieces on the board, GIPF pieces counted once"),
          new Feature("black_pieces", "Black's pieces on the board, GIPF pieces counted once"),
          new Feature("white_reserve", "pieces White has left to push"),
          new Feature("black_reserve", "pieces Black has left to push"),
          new Feature("white_captured", "enemy pieces White has taken"),
          new Feature("black_captured", "enemy pieces Black has taken"),
          new Feature("white_gipfs", "White's GIPF pieces on the board"),
          new Feature("black_gipfs", "Black's GIPF pieces on the board"));

  private static final int WITHOUT_GIPFS = 6;

  private final List<Feature> list;

  GipfFeatures(RuleSet rules) {
    this.list = rules.hasGipfPieces() ? ALL : ALL.subList(0, WITHOUT_GIPFS);
  }

  @Override
  public List<Feature> list() {
    return list;
  }

  @Override
  public void measure(Position position, int[] out) {
    GipfPosition p = (GipfPosition) position;
    int next = 0;
    for (Player player : Player.values()) {
      long pieces = p.pieces().of(player);
      out[next] = Long.bitCount(pieces);
      out[next + 2] = p.hand(player).reserve;
      out[next + 4] = p.hand(player).captured;
      if (list.size() > WITHOUT_GIPFS) {
        out[next + WITHOUT_GIPFS] = Long.bitCount(pieces & p.pieces().gipf());
      }
      next++;
    }
  }
}
