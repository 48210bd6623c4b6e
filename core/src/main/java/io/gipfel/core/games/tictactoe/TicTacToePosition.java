package io.gipfel.core.games.tictactoe;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;

/**
 * A position: two sets of squares, bit {@code 3·row + column} each, and the placements left in the
 * turn.
 */
final class TicTacToePosition implements Position {

  private static final int FULL = (1 << TicTacToe.SQUARES) - 1;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  private final int placements;
  private int first;
  private int second;
  private Player toMove = Player.FIRST;
  private int placementsLeft;

  TicTacToePosition(int placements) {
    this.placements = placements;
    this.placementsLeft = placements;
  }

  /** Sets up what the notation has read and checked. */
  void set(int first, int second, Player toMove, int placementsLeft) {
    this.first = first;
    this.second = second;
    this.toMove = toMove;
    this.placementsLeft = placementsLeft;
  }

  static boolean hasLine(int squares) {
    for (int line : LINES) {
      if ((squares & line) == line) {
        return true;
      }
    }
    return false;
  }

  /** How many lines {@code own} may still complete, each weighed by the squares it holds there. */
  static int openLines(int own, int enemy) {
    int sum = 0;
    for (int line : LINES) {
      if ((enemy & line) == 0) {
        sum += 1 + Integer.bitCount(own & line);
      }
    }
    return sum;
  }

  int squares(Player player) {
    return player == Player.FIRST ? first : second;
  }

  int placementsLeft() {
    return placementsLeft;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    if (isTerminal()) {
      return 0;
    }
    int count = 0;
    for (int empty = FULL & ~(first | second); empty != 0; empty &= empty - 1) {
      out[count++] = Integer.numberOfTrailingZeros(empty);
    }
    return count;
  }

  @Override
  public void play(int action) {
    int square = 1 << action;
    assert ((first | second) & square) == 0 : "square " + action + " is taken";
    if (toMove == Player.FIRST) {
      first |= square;
    } else {
      second |= square;
    }
    if (--placementsLeft == 0) {
      toMove = toMove.other();
      placementsLeft = placements;
    }
  }

  @Override
  public boolean isTerminal() {
    return (first | second) == FULL || hasLine(first) || hasLine(second);
  }

  @Override
  public int outcomeForFirst() {
    return score(Player.FIRST) - score(Player.SECOND);
  }

  @Override
  public int marginForFirst() {
    return outcomeForFirst();
  }

  @Override
  public int score(Player player) {
    return hasLine(squares(player)) ? 1 : 0;
  }

  @Override
  public int ply() {
    return Integer.bitCount(first | second);
  }

  @Override
  public void copyFrom(Position other) {
    TicTacToePosition o = (TicTacToePosition) other;
    set(o.first, o.second, o.toMove, o.placementsLeft);
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    TicTacToePosition o = (TicTacToePosition) other;
    set(image(o.first, symmetry), image(o.second, symmetry), o.toMove, o.placementsLeft);
  }

  private static int image(int squares, Symmetry symmetry) {
    int image = 0;
    for (int rest = squares; rest != 0; rest &= rest - 1) {
      image |= 1 << symmetry.cell(Integer.numberOfTrailingZeros(rest));
    }
    return image;
  }

  /** The whole state in 24 bits, spread over the long by an odd factor (2^64 / golden ratio). */
  @Override
  public long hash() {
    long packed =
        first
            | second << 9
            | (toMove == Player.FIRST ? 0L : 1L << 18)
            | (long) placementsLeft << 19;
    return (packed + 1) * 0x9E3779B97F4A7C15L;
  }
}
