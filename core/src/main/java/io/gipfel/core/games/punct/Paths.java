package io.gipfel.core.games.punct;

import io.gipfel.core.Player;
import java.util.Arrays;

/**
 * Ways across the board: how much a player lacks between two opposite sides. A way costs nothing
 * where his dots are visible, 1 for each bare space, and more for each enemy dot, which only a
 * minor dot of a piece on top of others can cover.
 *
 * <p>A set of cells that are reached is widened cost by cost. One thread at a time; nothing is
 * allocated after construction.
 */
final class Paths {

  /** No way is said to cost more. */
  static final int MOST = 30;

  private static final int ENEMY_COST = 3;
  private static final int WORDS = PunctBoard.WORDS;

  /** By cost, the cells that are reached. */
  private final long[][] reached = new long[MOST + 1][WORDS];

  /** By cost, the cells that are reached and those around. */
  private final long[][] around = new long[MOST + 1][WORDS];

  private final byte[] there = new byte[PunctBoard.CELLS];
  private final byte[] back = new byte[PunctBoard.CELLS];
  private final byte[] through = new byte[PunctBoard.CELLS];

  /** What the cheapest way of {@code player} between the two sides of an axis costs. */
  int shortest(PunctPieces pieces, Player player, int axis) {
    long[] goal = PunctBoard.side(axis, true);
    for (int cost = 0; cost < MOST; cost++) {
      widen(pieces, player, PunctBoard.side(axis, false), cost);
      if (PunctBoard.meet(reached[cost], goal)) {
        return cost;
      }
    }
    return MOST;
  }

  /**
   * By cell, the cost of the cheapest way of {@code player} through it, of all axes; of cells off
   * the board {@link #MOST}. Good until the next call.
   */
  byte[] through(PunctPieces pieces, Player player) {
    long[] own = pieces.visible(player);
    long[] enemy = pieces.visible(player.other());
    Arrays.fill(through, (byte) MOST);
    for (int axis = 0; axis < PunctBoard.AXES; axis++) {
      costs(pieces, player, PunctBoard.side(axis, false), there);
      costs(pieces, player, PunctBoard.side(axis, true), back);
      for (int space = 0; space < PunctBoard.SPACES; space++) {
        int cell = PunctBoard.BOARD.cell(space);
        int here = PunctBoard.has(own, cell) ? 0 : PunctBoard.has(enemy, cell) ? ENEMY_COST : 1;
        through[cell] = (byte) Math.min(through[cell], there[cell] + back[cell] - here);
      }
    }
    return through;
  }

  /** Writes what the cheapest way from a side to each cell costs, that cell included. */
  private void costs(PunctPieces pieces, Player player, long[] side, byte[] out) {
    Arrays.fill(out, (byte) MOST);
    for (int cost = 0; cost < MOST; cost++) {
      widen(pieces, player, side, cost);
      long left = 0;
      for (int i = 0; i < WORDS; i++) {
        long more = reached[cost][i] & ~(cost == 0 ? 0 : reached[cost - 1][i]);
        for (; more != 0; more &= more - 1) {
          out[Long.SIZE * i + Long.numberOfTrailingZeros(more)] = (byte) cost;
        }
        left |= PunctBoard.ALL[i] & ~reached[cost][i];
      }
      if (left == 0) {
        return;
      }
    }
  }

  /** Finds what is reached from a side at a cost, when that is known for all lower ones. */
  private void widen(PunctPieces pieces, Player player, long[] side, int cost) {
    long[] own = pieces.visible(player);
    long[] enemy = pieces.visible(player.other());
    long[] set = reached[cost];
    for (int i = 0; i < WORDS; i++) {
      if (cost == 0) {
        set[i] = side[i] & own[i];
      } else {
        long bare = PunctBoard.ALL[i] & ~own[i] & ~enemy[i];
        long behind = cost < ENEMY_COST ? 0 : around[cost - ENEMY_COST][i] & enemy[i];
        set[i] = reached[cost - 1][i] | (around[cost - 1][i] & (own[i] | bare)) | behind;
      }
    }
    PunctBoard.flood(set, own);
    PunctBoard.spread(set, around[cost]);
    for (int i = 0; i < WORDS; i++) {
      around[cost][i] |= side[i];
    }
  }
}
