package io.gipfel.core.games.tzaar;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * What a plain player looks at; everything is the first player's minus the second's: how near each
 * type is to its end, how high stacks are, most of all those of rare types, how much can be
 * captured, and what the enemy could take. The weights come from matches of two and three plies of
 * search.
 */
final class TzaarHeuristic implements Heuristic {

  static final TzaarHeuristic INSTANCE = new TzaarHeuristic();

  /** What the last piece of a type is worth; two are worth half as much each, and so on. */
  private static final int TYPE = 1200;

  private static final int STACK = 10;

  /** By height, for a stack of a type of which there is no other; the higher, the less is added. */
  private static final int[] HEIGHT = new int[TzaarPosition.PIECES + 1];

  /** For each enemy stack that can be captured. */
  private static final int CAPTURE = 4;

  /** What the last piece of a type is worth while it can be captured. */
  private static final int LAST = 3000;

  /** What can be captured loses so much of its worth, in percent. */
  private static final int RISK = 60;

  private static final int COVERING_LAST = -1000;

  static {
    for (int height = 2; height < HEIGHT.length; height++) {
      HEIGHT[height] = HEIGHT[height - 1] + 480 / height;
    }
  }

  private static final PieceType[] TYPES = PieceType.values();

  private TzaarHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    TzaarPosition p = (TzaarPosition) position;
    return value(p, Player.FIRST) - value(p, Player.SECOND);
  }

  private static int value(TzaarPosition p, Player player) {
    Stacks stacks = p.stacks();
    long attacked = stacks.attackedBy(player.other());
    int value =
        STACK * Long.bitCount(stacks.of(player))
            + CAPTURE * Long.bitCount(stacks.attackedBy(player));
    int atRisk = 0;
    for (PieceType type : TYPES) {
      long shown = stacks.of(player, type);
      int count = Long.bitCount(shown);
      if (count > 0) {
        value += (heights(stacks, shown) - TYPE) / count;
        atRisk += pieceWorth(count) * Long.bitCount(shown & attacked);
        atRisk += heights(stacks, shown & attacked) / count;
      }
    }
    return value - atRisk * RISK / 100;
  }

  /** What it costs to lose one of so many pieces of a type. */
  private static int pieceWorth(int count) {
    return count == 1 ? LAST : TYPE / (count * (count - 1));
  }

  /** The worth of the heights of all stacks in {@code set}. */
  private static int heights(Stacks stacks, long set) {
    int sum = 0;
    for (long rest = set & stacks.tall(); rest != 0; rest &= rest - 1) {
      sum += HEIGHT[stacks.height(Long.numberOfTrailingZeros(rest))];
    }
    return sum;
  }

  /** Captures of rare types and high stacks first, then stackings, the higher the earlier. */
  @Override
  public int orderOf(Position position, int action) {
    TzaarPosition p = (TzaarPosition) position;
    if (TzaarActions.isPlacement(action) || action == TzaarActions.PASS) {
      return 0;
    }
    Stacks stacks = p.stacks();
    int from = TzaarActions.point(action);
    int to = Long.numberOfTrailingZeros(p.target(from, TzaarActions.direction(action)));
    Player owner = stacks.owner(to);
    int shown = Long.bitCount(stacks.of(owner, stacks.type(to)));
    if (owner == p.toMove()) {
      return shown == 1 ? COVERING_LAST : stacks.height(from) + stacks.height(to);
    }
    return (TYPE + HEIGHT[stacks.height(to)]) / shown;
  }
}
