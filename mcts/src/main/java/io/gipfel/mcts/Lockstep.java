package io.gipfel.mcts;

import io.gipfel.core.Game;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import java.util.List;

/**
 * Drives many independent searches with one evaluator, so that each evaluation is of a full batch.
 * The searches find what each would find alone. Belongs to one thread; the evaluator stays the
 * caller's to close.
 */
public final class Lockstep {

  private final Evaluator evaluator;
  private final EvaluationBatch batch;

  /**
   * A driver.
   *
   * @param capacity the most leaves in one batch: at least what one search has in flight
   */
  public Lockstep(Game game, Evaluator evaluator, int capacity) {
    this.evaluator = evaluator;
    this.batch = new EvaluationBatch(game, capacity);
  }

  /**
   * Takes each search that is not done one batch further. Where the searches have more leaves than
   * a batch can hold, there are several batches.
   */
  public void tick(List<Search> searches) {
    int first = 0;
    batch.clear();
    for (int i = 0; i < searches.size(); i++) {
      if (batch.capacity() - batch.size() < searches.get(i).leavesInFlight() && batch.size() > 0) {
        evaluate(searches, first, i);
        first = i;
      }
      searches.get(i).descend(batch);
    }
    evaluate(searches, first, searches.size());
  }

  private void evaluate(List<Search> searches, int from, int to) {
    if (batch.size() > 0) {
      evaluator.evaluate(batch);
    }
    for (int i = from; i < to; i++) {
      searches.get(i).absorb(batch);
    }
    batch.clear();
  }

  /** Takes all searches to their end. */
  public void runAll(List<Search> searches) {
    while (!allDone(searches)) {
      tick(searches);
    }
  }

  private static boolean allDone(List<Search> searches) {
    for (int i = 0; i < searches.size(); i++) {
      if (!searches.get(i).isDone()) {
        return false;
      }
    }
    return true;
  }
}
