package io.gipfel.core.games.yinsh;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * A plain evaluation: rings off, rows and rings about to be taken, how many markers stand together
 * within five places, and moves.
 */
final class YinshHeuristic implements Heuristic {

  static final YinshHeuristic INSTANCE = new YinshHeuristic();

  private static final int RING_OFF = 1_000;

  /** A ring that is as good as taken, but for the five markers still on the board. */
  private static final int ROW = 900;

  private static final int MOVE = 1;

  /**
   * What a five is worth of which a player holds so many markers: one who waits, and one who is to
   * move and so can fill it first.
   */
  private static final int[] HELD_WAITING = {0, 1, 4, 16, 48, 64};

  private static final int[] HELD_TO_MOVE = {0, 1, 4, 24, 160, 160};

  /** The sums of these over a line, by its length and his places on it. */
  private static final int[][] WAITING = sums(HELD_WAITING);

  private static final int[][] TO_MOVE = sums(HELD_TO_MOVE);

  private YinshHeuristic() {}

  private static int[][] sums(int[] held) {
    int[][] sums = new int[YinshBoard.LONGEST + 1][2 << YinshBoard.LONGEST];
    int five = (1 << YinshBoard.ROW) - 1;
    for (int length = YinshBoard.ROW; length <= YinshBoard.LONGEST; length++) {
      for (int places = 0; places < 2 << length; places += 2) {
        for (int place = 1; place + YinshBoard.ROW - 1 <= length; place++) {
          sums[length][places] += held[Integer.bitCount(places & five << place)];
        }
      }
    }
    return sums;
  }

  @Override
  public int valueForFirst(Position position) {
    YinshPosition p = (YinshPosition) position;
    int value = RING_OFF * p.marginForFirst() + shape(p) * p.toMove().sign();
    value += MOVE * (p.pieces().mobility(Player.FIRST) - p.pieces().mobility(Player.SECOND));
    if (p.phase() == Phase.RING) {
      value += RING_OFF * p.toMove().sign();
    }
    if (p.phase() == Phase.ROW || p.phase() == Phase.RING) {
      long fives = p.pieces().fives();
      value += YinshPieces.hasRow(fives, Player.FIRST) ? ROW : 0;
      value -= YinshPieces.hasRow(fives, Player.SECOND) ? ROW : 0;
    }
    return value;
  }

  /** How much better the markers of the player to move stand together. */
  private static int shape(YinshPosition p) {
    Player player = p.toMove();
    int value = 0;
    for (int line = 0; line < YinshBoard.LINES; line++) {
      int length = YinshBoard.length(line);
      value += TO_MOVE[length][p.pieces().markers(player, line)];
      value -= WAITING[length][p.pieces().markers(player.other(), line)];
    }
    return value;
  }

  /** Moves that turn many enemy markers and few of one's own come first. */
  @Override
  public int orderOf(Position position, int action) {
    if (!YinshActions.isMove(action)) {
      return 0;
    }
    YinshPosition p = (YinshPosition) position;
    int line = YinshBoard.line(YinshActions.from(action), YinshActions.axis(action));
    int jumped = p.pieces().jumped(action);
    int own = jumped & p.pieces().markers(p.toMove(), line);
    return Integer.bitCount(jumped) - 2 * Integer.bitCount(own);
  }
}
