package io.gipfel.core.games.zertz;

import io.gipfel.core.Mixing;
import io.gipfel.core.Player;
import io.gipfel.core.Symmetry;

/**
 * The positions with which turns have begun since a ring left the board or the pool was last used,
 * the newest last. Rings and pool are the same in all of them and not kept.
 *
 * <p>While the pool holds marbles no position can come again: placing takes from it, and capturing
 * takes from the board. So the history is empty until then.
 */
final class TurnHistory {

  /** The most turns of a game that begin with an empty pool. */
  static final int CAPACITY = 100;

  private static final int WHITE = 0;
  private static final int GRAY = 1;
  private static final int BLACK = 2;
  private static final int HANDS = 3;
  private static final int SIZE = 4;

  private static final int HAND_BITS = 24;
  private static final int HAND_MASK = (1 << HAND_BITS) - 1;

  private final long[] turns = new long[CAPACITY * SIZE];
  private int count;
  private long hash;

  void clear() {
    count = 0;
    hash = 0;
  }

  /** What both players have captured, and who is to move, in 49 bits. */
  static long hands(int first, int second, Player toMove) {
    long ofSecond = toMove == Player.FIRST ? 0 : 1L << (2 * HAND_BITS);
    return first | (long) second << HAND_BITS | ofSecond;
  }

  /**
   * Adds a turn that begins with the marbles of {@code pieces}.
   *
   * @param hands as {@link #hands} packs them
   */
  void add(ZertzPieces pieces, long hands) {
    add(
        pieces.marbles(Marbles.WHITE),
        pieces.marbles(Marbles.GRAY),
        pieces.marbles(Marbles.BLACK),
        hands);
  }

  /** Adds a turn that begins with marbles by colour. */
  void add(long white, long gray, long black, long hands) {
    int at = count * SIZE;
    turns[at + WHITE] = white;
    turns[at + GRAY] = gray;
    turns[at + BLACK] = black;
    turns[at + HANDS] = hands;
    count++;
    long turn = Mixing.mix(Mixing.mix(Mixing.mix(white) ^ gray) ^ black);
    hash = Mixing.mix(Mixing.mix(hash ^ turn) ^ hands);
  }

  int count() {
    return count;
  }

  long white(int turn) {
    return turns[turn * SIZE + WHITE];
  }

  long gray(int turn) {
    return turns[turn * SIZE + GRAY];
  }

  long black(int turn) {
    return turns[turn * SIZE + BLACK];
  }

  private long hands(int turn) {
    return turns[turn * SIZE + HANDS];
  }

  /** What the first player had captured. */
  int first(int turn) {
    return (int) hands(turn) & HAND_MASK;
  }

  /** What the second player had captured. */
  int second(int turn) {
    return (int) (hands(turn) >>> HAND_BITS) & HAND_MASK;
  }

  /** Whose turn it was. */
  Player player(int turn) {
    return hands(turn) >>> (2 * HAND_BITS) == 0 ? Player.FIRST : Player.SECOND;
  }

  /** Whether two turns began with the same position. */
  boolean areEqual(int turn, int other) {
    return white(turn) == white(other)
        && gray(turn) == gray(other)
        && black(turn) == black(other)
        && hands(turn) == hands(other);
  }

  /** How often the newest turn's position has come, now included. */
  int timesOfNewest() {
    int times = 0;
    for (int turn = 0; turn < count; turn++) {
      times += areEqual(turn, count - 1) ? 1 : 0;
    }
    return times;
  }

  /** A hash of all turns in order; 0 without any. */
  long hash() {
    return hash;
  }

  void copyFrom(TurnHistory other) {
    System.arraycopy(other.turns, 0, turns, 0, other.count * SIZE);
    count = other.count;
    hash = other.hash;
  }

  void copyFrom(TurnHistory other, ZertzBoard board, Symmetry symmetry) {
    clear();
    for (int turn = 0; turn < other.count; turn++) {
      add(
          board.image(other.white(turn), symmetry),
          board.image(other.gray(turn), symmetry),
          board.image(other.black(turn), symmetry),
          other.hands(turn));
    }
  }
}
