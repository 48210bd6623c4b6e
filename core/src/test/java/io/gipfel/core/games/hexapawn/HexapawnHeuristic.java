package io.gipfel.core.games.hexapawn;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/** More pawns are better; a pawn that takes is tried first. */
final class HexapawnHeuristic implements Heuristic {

  static final HexapawnHeuristic INSTANCE = new HexapawnHeuristic();

  @Override
  public int valueForFirst(Position position) {
    HexapawnPosition p = (HexapawnPosition) position;
    return Integer.bitCount(p.pawns(Player.FIRST)) - Integer.bitCount(p.pawns(Player.SECOND));
  }

  @Override
  public int orderOf(Position position, int action) {
    return action / Hexapawn.SQUARES == 1 ? 0 : 1;
  }
}
