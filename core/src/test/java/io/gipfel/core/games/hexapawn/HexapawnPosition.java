package io.gipfel.core.games.hexapawn;

import io.gipfel.core.Mixing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;

/** A position: each player's pawns as bits {@code 3·row + column}, and who moves. */
final class HexapawnPosition implements Position {

  private static final int FIRST_ROW = 0007;
  private static final int LAST_ROW = 0700;

  private int first = FIRST_ROW;
  private int second = LAST_ROW;
  private Player toMove = Player.FIRST;
  private int ply;

  void set(int first, int second, Player toMove, int ply) {
    this.first = first;
    this.second = second;
    this.toMove = toMove;
    this.ply = ply;
  }

  int pawns(Player player) {
    return player == Player.FIRST ? first : second;
  }

  /** Where an action of {@code player} leads, or -1 off the board. */
  static int target(Player player, int action) {
    int square = action % Hexapawn.SQUARES;
    int column = square % Hexapawn.SIZE + action / Hexapawn.SQUARES - 1;
    int row = square / Hexapawn.SIZE + player.sign();
    boolean onBoard = column >= 0 && column < Hexapawn.SIZE && row >= 0 && row < Hexapawn.SIZE;
    return onBoard ? Hexapawn.SIZE * row + column : -1;
  }

  boolean isLegal(int action) {
    int target = target(toMove, action);
    boolean ownPawn = (pawns(toMove) >> (action % Hexapawn.SQUARES) & 1) != 0;
    if (!ownPawn || target < 0) {
      return false;
    }
    boolean straight = action / Hexapawn.SQUARES == 1;
    int wanted = straight ? ~(first | second) : pawns(toMove.other());
    return (wanted >> target & 1) != 0;
  }

  private boolean isAcross(Player player) {
    return (pawns(player) & (player == Player.FIRST ? LAST_ROW : FIRST_ROW)) != 0;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    int count = 0;
    if (!isAcross(toMove.other())) {
      for (int action = 0; action < Hexapawn.WAYS * Hexapawn.SQUARES; action++) {
        if (isLegal(action)) {
          out[count++] = action;
        }
      }
    }
    return count;
  }

  @Override
  public void play(int action) {
    assert isLegal(action) : "action " + action;
    int from = 1 << (action % Hexapawn.SQUARES);
    int to = 1 << target(toMove, action);
    if (toMove == Player.FIRST) {
      set((first & ~from) | to, second & ~to, Player.SECOND, ply + 1);
    } else {
      set(first & ~to, (second & ~from) | to, Player.FIRST, ply + 1);
    }
  }

  @Override
  public boolean isTerminal() {
    if (isAcross(toMove.other())) {
      return true;
    }
    for (int action = 0; action < Hexapawn.WAYS * Hexapawn.SQUARES; action++) {
      if (isLegal(action)) {
        return false;
      }
    }
    return true;
  }

  /** In a finished game the player to move has lost. */
  @Override
  public int outcomeForFirst() {
    return isTerminal() ? -toMove.sign() : 0;
  }

  @Override
  public int marginForFirst() {
    return outcomeForFirst();
  }

  @Override
  public int score(Player player) {
    return outcomeForFirst() == player.sign() ? 1 : 0;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    HexapawnPosition o = (HexapawnPosition) other;
    set(o.first, o.second, o.toMove, o.ply);
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    HexapawnPosition o = (HexapawnPosition) other;
    set(image(o.first, symmetry), image(o.second, symmetry), o.toMove, o.ply);
  }

  private static int image(int pawns, Symmetry symmetry) {
    int image = 0;
    for (int rest = pawns; rest != 0; rest &= rest - 1) {
      image |= 1 << symmetry.cell(Integer.numberOfTrailingZeros(rest));
    }
    return image;
  }

  @Override
  public long hash() {
    return Mixing.mix(
        first | second << Hexapawn.SQUARES | (toMove == Player.FIRST ? 0L : 1L << 32));
  }
}
