package io.gipfel.core.games.dvonn;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * What a good hand-written player looks at; everything is the first player's minus the second's.
 *
 * <p>Stacking: a space is worth 64, and more the nearer it is to red. Stacks owned and spaces that
 * can be landed on count by that worth. Heights do not count before the end of the game. (The
 * program that won the CodeCup of 2011 judged so.)
 *
 * <p>Placing: own pieces near red that are not shut in among their own kind, and spaces at the
 * edge, where a stack can move at once. The weights come from matches with two plies of search in
 * the stacking phase: how fast nearness fades matters most, then the balance of nearness and edge.
 */
final class DvonnHeuristic implements Heuristic {

  static final DvonnHeuristic INSTANCE = new DvonnHeuristic();

  private static final int SPACE_WORTH = 64;

  private static final int OWNED = 100;
  private static final int REACHED = 25;
  private static final int REACHED_RED = 20;
  private static final int REACHED_ENEMY = 20;

  /** What red adds to the worth of a space, by distance. */
  private static final int[] WORTH_NEAR_RED = {64, 16, 4, 1};

  private static final int[] PIECE_NEAR_RED = {0, 160, 120, 80, 40};
  private static final int EDGE_PIECE = 100;
  private static final int EDGE_DEFICIT = 1000;
  private static final int EDGE_DEFICIT_ALLOWED = 3;

  private static final int CAPTURE_ORDER = 300;
  private static final int LONE_RED_ORDER = 200;

  private static final int DISTANCES = 5;

  /** The spaces at distance k from a bit, at {@code DISTANCES·bit + k}. */
  private static final long[] RINGS = new long[DISTANCES * DvonnBoard.CELLS];

  static {
    for (int i = 0; i < DvonnBoard.SPACES; i++) {
      for (int j = 0; j < DvonnBoard.SPACES; j++) {
        int from = DvonnBoard.BOARD.cell(i);
        int to = DvonnBoard.BOARD.cell(j);
        int distance = DvonnBoard.BOARD.distance(from, to);
        if (distance < DISTANCES) {
          RINGS[DISTANCES * from + distance] |= 1L << to;
        }
      }
    }
  }

  private DvonnHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    DvonnPosition p = (DvonnPosition) position;
    if (p.isPlacing()) {
      return placingValue(p, Player.FIRST) - placingValue(p, Player.SECOND);
    }
    return stackingValue(p, Player.FIRST) - stackingValue(p, Player.SECOND);
  }

  private static int stackingValue(DvonnPosition p, Player player) {
    long own = p.stacksOf(player);
    long reached = p.reached(player);
    return OWNED * worth(own, p.reds())
        + REACHED * worth(reached, p.reds())
        + REACHED_RED * worth(reached & p.reds(), p.reds())
        + REACHED_ENEMY * worth(reached & p.stacksOf(player.other()), p.reds());
  }

  /** The worth of all spaces of {@code set} together. */
  private static int worth(long set, long reds) {
    return SPACE_WORTH * Long.bitCount(set) + nearness(set, reds, WORTH_NEAR_RED);
  }

  /** The sum of the weights over pairs of a space in {@code set} and one in {@code reds}. */
  private static int nearness(long set, long reds, int[] weightByDistance) {
    int sum = 0;
    for (long rest = reds; rest != 0; rest &= rest - 1) {
      int ring = DISTANCES * Long.numberOfTrailingZeros(rest);
      for (int distance = 0; distance < weightByDistance.length; distance++) {
        sum += Long.bitCount(set & RINGS[ring + distance]) * weightByDistance[distance];
      }
    }
    return sum;
  }

  private static int placingValue(DvonnPosition p, Player player) {
    long own = p.stacksOf(player);
    long open = own & DvonnBoard.withTwoNeighboursIn(DvonnBoard.ALL & ~own);
    int ownEdge = Long.bitCount(own & DvonnBoard.EDGE);
    int enemyEdge = Long.bitCount(p.stacksOf(player.other()) & DvonnBoard.EDGE);
    return nearness(open, p.reds(), PIECE_NEAR_RED)
        + EDGE_PIECE * ownEdge
        - EDGE_DEFICIT * Math.max(0, enemyEdge - ownEdge - EDGE_DEFICIT_ALLOWED);
  }

  /**
   * Moves onto enemy stacks first, then onto a red piece alone, onto own stacks last; when placing,
   * red far from red and other pieces near it.
   */
  @Override
  public int orderOf(Position position, int action) {
    DvonnPosition p = (DvonnPosition) position;
    if (action == DvonnActions.PASS) {
      return 0;
    }
    int bit = DvonnActions.bit(action);
    if (p.isPlacing()) {
      int nearness = nearness(1L << bit, p.reds(), PIECE_NEAR_RED);
      return p.placesRed() ? -nearness : nearness;
    }
    int to = DvonnBoard.target(p.height(bit), bit, DvonnActions.direction(action));
    if ((p.stacksOf(p.toMove()) >>> to & 1) != 0) {
      return -p.height(to);
    }
    boolean isCapture = (p.stacksOf(p.toMove().other()) >>> to & 1) != 0;
    return (isCapture ? CAPTURE_ORDER : LONE_RED_ORDER) + p.height(to);
  }
}
