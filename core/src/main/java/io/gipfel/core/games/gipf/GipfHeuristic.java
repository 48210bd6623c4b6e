package io.gipfel.core.games.gipf;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * A plain evaluation of material and shape: pieces captured and in reserve, GIPF pieces, threes in
 * a row, rows about to be removed, and a place near the centre.
 */
final class GipfHeuristic implements Heuristic {

  static final GipfHeuristic INSTANCE = new GipfHeuristic();

  private static final int CAPTURED = 20;
  private static final int RESERVE = 5;
  private static final int GIPF_PIECE = 40;

  /** GIPF pieces beyond these are not worth the two pieces of the reserve that each takes. */
  private static final int ENOUGH_GIPFS = 3;

  private static final int THREE = 3;

  /** The centre, and the spots within one and two steps of it. */
  private static final long[] RINGS = new long[3];

  private static final int NEARER = 1;
  private static final int THREES = 3;

  static {
    int centre = GipfBoard.cell("e5");
    for (int space = 0; space < GipfBoard.SPOTS; space++) {
      int cell = GipfBoard.BOARD.cell(space);
      for (int ring = GipfBoard.BOARD.distance(centre, cell); ring < RINGS.length; ring++) {
        RINGS[ring] |= 1L << cell;
      }
    }
  }

  private GipfHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    GipfPosition p = (GipfPosition) position;
    return value(p, Player.FIRST) - value(p, Player.SECOND);
  }

  private static int value(GipfPosition p, Player player) {
    GipfPieces pieces = p.pieces();
    long own = pieces.of(player);
    Hand hand = p.hand(player);
    int value = CAPTURED * hand.captured + RESERVE * hand.reserve;
    value += GIPF_PIECE * Math.min(ENOUGH_GIPFS, Long.bitCount(own & pieces.gipf()));
    for (long ring : RINGS) {
      value += NEARER * Long.bitCount(own & ring);
    }
    for (int axis = 0; axis < GipfBoard.AXES; axis++) {
      value += THREE * Long.bitCount(GipfBoard.runs(own, axis, THREES));
    }
    return p.isRemoving() ? value + rows(pieces, player) : value;
  }

  /** What {@code player}'s rows on the board will bring him: singles of either colour. */
  private static int rows(GipfPieces pieces, Player player) {
    if (!pieces.hasRow(player)) {
      return 0;
    }
    long singles = pieces.rows(player) & ~pieces.gipf();
    long own = singles & pieces.of(player);
    long gipfOfEnemy = pieces.rows(player) & pieces.gipf() & ~pieces.of(player);
    return RESERVE * Long.bitCount(own)
        + CAPTURED * Long.bitCount(singles & ~own)
        + (2 * CAPTURED + GIPF_PIECE) * Long.bitCount(gipfOfEnemy);
  }

  /** Removals that take much, and pushes that fill a spot near the centre, come first. */
  @Override
  public int orderOf(Position position, int action) {
    GipfPosition p = (GipfPosition) position;
    GipfPieces pieces = p.pieces();
    if (!p.actions().isPush(action)) {
      long taken = p.taken(action);
      long enemy = taken & ~pieces.of(p.toMove());
      return 2 * Long.bitCount(enemy)
          + 4 * Long.bitCount(enemy & pieces.gipf())
          - 2 * Long.bitCount(taken & ~enemy & pieces.gipf());
    }
    long gap = GipfBoard.gap(GipfActions.boardPush(action), pieces.occupied());
    int order = 0;
    for (long ring : RINGS) {
      order += (gap & ring) != 0 ? 1 : 0;
    }
    return order;
  }
}
