package io.gipfel.core.games.hexapawn;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;

/** Planes: own pawns, enemy pawns, and which way the mover's go. Policy: a plane for each way. */
final class HexapawnEncoder implements Encoder {

  static final HexapawnEncoder INSTANCE = new HexapawnEncoder();

  private static final List<String> PLANES =
      List.of("own pawns", "enemy pawns", "everywhere: own pawns move to higher rows");

  @Override
  public List<String> planeNames() {
    return PLANES;
  }

  @Override
  public int height() {
    return Hexapawn.SIZE;
  }

  @Override
  public int width() {
    return Hexapawn.SIZE;
  }

  @Override
  public int policyPlanes() {
    return Hexapawn.WAYS;
  }

  @Override
  public int policyExtras() {
    return 0;
  }

  @Override
  public int policyIndex(int action) {
    return action;
  }

  @Override
  public int maxMargin() {
    return 1;
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    HexapawnPosition p = (HexapawnPosition) position;
    for (int square = 0; square < Hexapawn.SQUARES; square++) {
      out[offset + square] = p.pawns(p.toMove()) >> square & 1;
      out[offset + Hexapawn.SQUARES + square] = p.pawns(p.toMove().other()) >> square & 1;
    }
    int third = offset + 2 * Hexapawn.SQUARES;
    Arrays.fill(out, third, third + Hexapawn.SQUARES, p.toMove() == Player.FIRST ? 1 : 0);
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    HexapawnPosition p = (HexapawnPosition) position;
    for (int square = 0; square < Hexapawn.SQUARES; square++) {
      int first = p.pawns(Player.FIRST) >> square & 1;
      int second = p.pawns(Player.SECOND) >> square & 1;
      outForFirst[square] = (byte) (first - second);
    }
  }
}
