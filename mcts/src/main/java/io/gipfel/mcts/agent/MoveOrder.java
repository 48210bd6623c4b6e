package io.gipfel.mcts.agent;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;

/**
 * The order in which an alpha-beta search tries actions: first the one that was best there before,
 * then the two that last refuted a sibling ("killers"), then by the game's own heuristic, and among
 * its equals by how often the action has refuted anything for that player ("history").
 */
final class MoveOrder {

  private static final int NONE = -1;
  private static final long HINT = 1L << 62;
  private static final long KILLER = 1L << 60;
  private static final int HISTORY_BITS = 24;
  private static final int HISTORY_LIMIT = 1 << HISTORY_BITS;

  private final Heuristic heuristic;
  private final long[][] scores;
  private final int[] killers;
  private final int[] historyOfFirst;
  private final int[] historyOfSecond;

  MoveOrder(Heuristic heuristic, int maxPlies, int maxLegalActions, int actionCount) {
    this.heuristic = heuristic;
    scores = new long[maxPlies][maxLegalActions];
    killers = new int[2 * maxPlies];
    historyOfFirst = new int[actionCount];
    historyOfSecond = new int[actionCount];
  }

  /** Forgets all searches before. */
  void clear() {
    Arrays.fill(killers, NONE);
    Arrays.fill(historyOfFirst, 0);
    Arrays.fill(historyOfSecond, 0);
  }

  private int[] history(Player player) {
    return player == Player.FIRST ? historyOfFirst : historyOfSecond;
  }

  /**
   * Rates the first {@code count} of {@code actions}.
   *
   * @param hint the action to try first, or -1
   */
  void rate(Position position, int ply, int[] actions, int count, int hint) {
    long[] ratings = scores[ply];
    int[] refutations = history(position.toMove());
    int killer = killers[2 * ply];
    int olderKiller = killers[2 * ply + 1];
    for (int i = 0; i < count; i++) {
      int action = actions[i];
      if (action == hint) {
        ratings[i] = HINT;
      } else if (action == killer) {
        ratings[i] = KILLER + 1;
      } else if (action == olderKiller) {
        ratings[i] = KILLER;
      } else {
        ratings[i] =
            ((long) heuristic.orderOf(position, action) << HISTORY_BITS) + refutations[action];
      }
    }
  }

  /**
   * Moves the best of the actions from {@code from} on to that place and returns it. Equals keep
   * their order.
   */
  int next(int ply, int[] actions, int from, int count) {
    long[] ratings = scores[ply];
    int best = from;
    for (int i = from + 1; i < count; i++) {
      if (ratings[i] > ratings[best]) {
        best = i;
      }
    }
    int action = actions[best];
    for (int i = best; i > from; i--) {
      actions[i] = actions[i - 1];
      ratings[i] = ratings[i - 1];
    }
    actions[from] = action;
    return action;
  }

  /** Notes that {@code action} refuted a line at {@code ply}, by a search to {@code depth}. */
  void refuted(Player mover, int ply, int action, int depth) {
    if (killers[2 * ply] != action) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = action;
    }
    int[] counts = history(mover);
    counts[action] += depth * depth;
    if (counts[action] >= HISTORY_LIMIT) {
      for (int i = 0; i < counts.length; i++) {
        counts[i] >>= 1;
      }
    }
  }
}
