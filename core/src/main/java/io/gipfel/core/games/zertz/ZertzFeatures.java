package io.gipfel.core.games.zertz;

import io.gipfel.core.Feature;
import io.gipfel.core.Features;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/** What people count in ZÈRTZ: rings, marbles, and how near each player is to a set. */
final class ZertzFeatures implements Features {

  static final ZertzFeatures INSTANCE = new ZertzFeatures();

  private static final List<Feature> LIST =
      List.of(
          new Feature("rings", "rings left, vacant or not"),
          new Feature("free_rings", "vacant rings that could be removed"),
          new Feature("board_marbles", "marbles on the board"),
          new Feature("pool_marbles", "marbles in the pool"),
          new Feature("white_marbles", "marbles White has captured"),
          new Feature("black_marbles", "marbles Black has captured"),
          new Feature("white_missing", "marbles White lacks for his nearest set"),
          new Feature("black_missing", "marbles Black lacks for his nearest set"));

  private ZertzFeatures() {}

  @Override
  public List<Feature> list() {
    return LIST;
  }

  @Override
  public void measure(Position position, int[] out) {
    ZertzPosition p = (ZertzPosition) position;
    int first = p.captured(Player.FIRST);
    int second = p.captured(Player.SECOND);
    out[0] = Long.bitCount(p.pieces().rings());
    out[1] = Long.bitCount(p.pieces().free());
    out[2] = Long.bitCount(p.pieces().marbles());
    out[3] = Marbles.total(p.pool());
    out[4] = Marbles.total(first);
    out[5] = Marbles.total(second);
    out[6] = p.variant().missing(first);
    out[7] = p.variant().missing(second);
  }
}
