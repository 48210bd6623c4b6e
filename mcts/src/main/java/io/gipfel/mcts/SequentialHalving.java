package io.gipfel.mcts;

/**
 * Which candidates sequential halving visits next (Karnin et al. 2013), for budgets that are no
 * neat product of powers of two.
 *
 * <p>The budget is spent in phases. A phase visits each of its candidates once a round, for as many
 * rounds as its share of the budget buys, at least one; then the better half goes on, at least two.
 * A candidate still in the race has been visited in every round so far, so a schedule only has to
 * say that number: the next visit goes to the best candidate that has exactly {@link #visits}.
 */
final class SequentialHalving {

  private int simulations;
  private int phases;
  private int candidates;
  private int leftInRound;
  private int roundsLeft;
  private int visits;

  /**
   * Begins a schedule.
   *
   * @param considered candidates of the first phase, at least 1
   * @param budget simulations to spend in all. A schedule asked for more goes on with two
   *     candidates
   */
  void start(int considered, int budget) {
    simulations = budget;
    phases = Integer.SIZE - Integer.numberOfLeadingZeros(considered - 1);
    candidates = considered;
    visits = 0;
    startPhase();
  }

  private void startPhase() {
    long aRoundOfEachPhase = Math.max(1, (long) phases * candidates);
    roundsLeft = (int) Math.max(1, simulations / aRoundOfEachPhase);
    leftInRound = candidates;
  }

  /** How many visits of this search the candidate to be visited next has had. */
  int visits() {
    return visits;
  }

  /** Goes on to the next visit. */
  void next() {
    if (--leftInRound > 0) {
      return;
    }
    visits++;
    leftInRound = candidates;
    if (--roundsLeft == 0) {
      candidates = Math.min(candidates, Math.max(2, candidates / 2));
      startPhase();
    }
  }
}
