package io.gipfel.mcts.solve;

import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * Narrows the margin of one position by one question after the other: first whether the first
 * player wins, then whether he draws, then by how much.
 */
final class MarginHunt {

  private final ProofSearch search;
  private int lower;
  private int upper;
  private int bestAction = ProofRecord.NO_ACTION;

  MarginHunt(ProofSearch search) {
    this.search = search;
  }

  /**
   * Sets what is known before the first question.
   *
   * @param action one that keeps the bound of the player to move, as far as is known
   */
  void begin(int lowerForFirst, int upperForFirst, int action) {
    lower = lowerForFirst;
    upper = upperForFirst;
    bestAction = action;
  }

  /** Asks about {@code position} until its margin is exact or the search is stopped. */
  void run(Position position) {
    int step = 1;
    while (lower < upper) {
      int bound = nextBound(step);
      int value = search.ask(position, bound);
      if (search.isStopped()) {
        break;
      }
      boolean reached = value >= bound;
      if (reached) {
        lower = value;
      } else {
        upper = value;
      }
      if (reached == (position.toMove() == Player.FIRST)) {
        bestAction = search.provingAction();
      }
      // A bound far from the result is cheap to prove, so haste is right until it is too great.
      step = reached == (lower >= 0) ? 2 * step : 1 + step / 4;
    }
  }

  private int nextBound(int step) {
    if (lower < 1 && upper >= 1) {
      return 1;
    }
    if (lower < 0 && upper >= 0) {
      return 0;
    }
    int most = Math.min(step, (upper - lower + 1) / 2);
    return lower >= 0 ? lower + most : upper + 1 - most;
  }

  boolean isExact() {
    return lower == upper;
  }

  int lowerForFirst() {
    return lower;
  }

  int upperForFirst() {
    return upper;
  }

  /** An action that keeps the bound of the player to move. */
  int bestAction() {
    return bestAction;
  }
}
