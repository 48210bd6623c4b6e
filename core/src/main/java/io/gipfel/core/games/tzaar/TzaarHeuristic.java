package io.gipfel.core.games.tzaar;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * What a plain player looks at; everything is the first player's minus the second's: how near each
 * type is to its end, how high stacks are, most of all those of rare types, and how many captures
 * there are.
 */
final class TzaarHeuristic implements Heuristic {

  static final TzaarHeuristic INSTANCE = new TzaarHeuristic();

  /** What the last piece of a type is worth; two are worth half as much each, and so on. */
  private static final int TYPE = 1200;

  private static final int STACK = 10;

  /** By height, for a stack of a type of which there is no other; the higher, the less is added. */
  private static final int[] HEIGHT = new int[TzaarPosition.PIECES + 1];

  private static final int CAPTURE = 4;

  private static final int COVERING_LAST = -1000;

  static {
    for (int height = 2; height < HEIGHT.length; height++) {
      HEIGHT[height] = HEIGHT[height - 1] + 240 / height;
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
    int value = STACK * Long.bitCount(stacks.of(player));
    for (PieceType type : TYPES) {
      long shown = stacks.of(player, type);
      int count = Long.bitCount(shown);
      if (count > 0) {
        value -= TYPE / count;
        for (long rest = shown & stacks.tall(); rest != 0; rest &= rest - 1) {
          value += HEIGHT[stacks.height(Long.numberOfTrailingZeros(rest))] / count;
        }
      }
    }
    return value + CAPTURE * TzaarFeatures.captures(stacks, player);
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
