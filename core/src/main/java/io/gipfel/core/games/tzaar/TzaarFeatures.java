package io.gipfel.core.games.tzaar;

import io.gipfel.core.Feature;
import io.gipfel.core.Features;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/** What people count in TZAAR: pieces of each type, stacks, heights and captures. */
final class TzaarFeatures implements Features {

  static final TzaarFeatures INSTANCE = new TzaarFeatures();

  private static final List<Feature> LIST =
      List.of(
          new Feature("white_tzaars", "White's Tzaars on top"),
          new Feature("black_tzaars", "Black's Tzaars on top"),
          new Feature("white_tzarras", "White's Tzarras on top"),
          new Feature("black_tzarras", "Black's Tzarras on top"),
          new Feature("white_totts", "White's Totts on top"),
          new Feature("black_totts", "Black's Totts on top"),
          new Feature("white_stacks", "stacks and single pieces that White owns"),
          new Feature("black_stacks", "stacks and single pieces that Black owns"),
          new Feature("white_highest_stack", "pieces in White's highest stack"),
          new Feature("black_highest_stack", "pieces in Black's highest stack"),
          new Feature("white_captures", "captures White would have if it were his turn"),
          new Feature("black_captures", "captures Black would have if it were his turn"));

  private TzaarFeatures() {}

  @Override
  public List<Feature> list() {
    return LIST;
  }

  @Override
  public void measure(Position position, int[] out) {
    Stacks stacks = ((TzaarPosition) position).stacks();
    for (Player player : Player.values()) {
      int next = player == Player.FIRST ? 0 : 1;
      for (PieceType type : PieceType.values()) {
        out[next] = Long.bitCount(stacks.of(player, type));
        next += 2;
      }
      out[next] = Long.bitCount(stacks.of(player));
      out[next + 2] = highest(stacks, player);
      out[next + 4] = captures(stacks, player);
    }
  }

  private static int highest(Stacks stacks, Player player) {
    int highest = 0;
    for (long rest = stacks.of(player); rest != 0; rest &= rest - 1) {
      highest = Math.max(highest, stacks.height(Long.numberOfTrailingZeros(rest)));
    }
    return highest;
  }

  /** How many captures {@code player} would have if it were his turn. */
  static int captures(Stacks stacks, Player player) {
    int captures = 0;
    for (long rest = stacks.of(player); rest != 0; rest &= rest - 1) {
      captures += Long.bitCount(stacks.captures(Long.numberOfTrailingZeros(rest)));
    }
    return captures;
  }
}
