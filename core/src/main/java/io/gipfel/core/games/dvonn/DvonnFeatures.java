package io.gipfel.core.games.dvonn;

import io.gipfel.core.Feature;
import io.gipfel.core.Features;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/** What people count in DVONN: moves, stacks, reds, groups, heights and removed pieces. */
final class DvonnFeatures implements Features {

  static final DvonnFeatures INSTANCE = new DvonnFeatures();

  private static final List<Feature> LIST =
      List.of(
          new Feature("white_moves", "moves White would have if it were his turn; 0 while placing"),
          new Feature("black_moves", "moves Black would have if it were his turn; 0 while placing"),
          new Feature("white_stacks", "stacks and single pieces that White owns"),
          new Feature("black_stacks", "stacks and single pieces that Black owns"),
          new Feature("white_reds", "White's stacks that hold a red piece"),
          new Feature("black_reds", "Black's stacks that hold a red piece"),
          new Feature("connected_groups", "connected groups of stacks and pieces"),
          new Feature("highest_stack", "pieces in the highest stack"),
          new Feature("removed_pieces", "pieces removed from the board so far"));

  private DvonnFeatures() {}

  @Override
  public List<Feature> list() {
    return LIST;
  }

  @Override
  public void measure(Position position, int[] out) {
    DvonnPosition p = (DvonnPosition) position;
    boolean placing = p.isPlacing();
    long white = p.stacksOf(Player.FIRST);
    long black = p.stacksOf(Player.SECOND);
    out[0] = placing ? 0 : moves(p, white);
    out[1] = placing ? 0 : moves(p, black);
    out[2] = Long.bitCount(white);
    out[3] = Long.bitCount(black);
    out[4] = Long.bitCount(white & p.reds());
    out[5] = Long.bitCount(black & p.reds());
    out[6] = groups(p.occupied());
    out[7] = highest(p);
    out[8] = placing ? 0 : DvonnPosition.PLACEMENTS - p.pieces(p.occupied());
  }

  /** How many moves the stacks of {@code set} have. */
  private static int moves(DvonnPosition p, long set) {
    long occupied = p.occupied();
    int moves = 0;
    for (long rest = set & ~DvonnBoard.surrounded(occupied); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      moves += Long.bitCount(DvonnBoard.targetSet(p.height(from), from) & occupied);
    }
    return moves;
  }

  private static int groups(long occupied) {
    int groups = 0;
    for (long rest = occupied; rest != 0; groups++) {
      rest &= ~DvonnBoard.connected(Long.lowestOneBit(rest), rest);
    }
    return groups;
  }

  private static int highest(DvonnPosition p) {
    int highest = 0;
    for (long rest = p.occupied(); rest != 0; rest &= rest - 1) {
      highest = Math.max(highest, p.height(Long.numberOfTrailingZeros(rest)));
    }
    return highest;
  }
}
