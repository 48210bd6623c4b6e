package io.gipfel.core.games.tictactoe;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;

/** Planes: own squares, enemy squares, and the placements left in the turn. Policy: one plane. */
final class TicTacToeEncoder implements Encoder {

  static final TicTacToeEncoder INSTANCE = new TicTacToeEncoder();

  private static final List<String> PLANES =
      List.of("own squares", "enemy squares", "placements left in the turn, divided by 3");

  private TicTacToeEncoder() {}

  @Override
  public List<String> planeNames() {
    return PLANES;
  }

  @Override
  public int height() {
    return TicTacToe.SIZE;
  }

  @Override
  public int width() {
    return TicTacToe.SIZE;
  }

  @Override
  public int policyPlanes() {
    return 1;
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
    TicTacToePosition p = (TicTacToePosition) position;
    int own = p.squares(p.toMove());
    int enemy = p.squares(p.toMove().other());
    for (int square = 0; square < TicTacToe.SQUARES; square++) {
      out[offset + square] = own >> square & 1;
      out[offset + TicTacToe.SQUARES + square] = enemy >> square & 1;
    }
    int third = offset + 2 * TicTacToe.SQUARES;
    Arrays.fill(out, third, third + TicTacToe.SQUARES, p.placementsLeft() / 3f);
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    TicTacToePosition p = (TicTacToePosition) position;
    for (int square = 0; square < TicTacToe.SQUARES; square++) {
      int first = p.squares(Player.FIRST) >> square & 1;
      int second = p.squares(Player.SECOND) >> square & 1;
      outForFirst[square] = (byte) (first - second);
    }
  }
}
