package io.gipfel.training.selfplay;

import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;

/** Counts the positions that reach an evaluator, and the time it takes for them. */
final class MeteredEvaluator implements Evaluator {

  private final Evaluator evaluator;
  private long positions;
  private long nanos;

  MeteredEvaluator(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    long start = System.nanoTime();
    evaluator.evaluate(batch);
    nanos += System.nanoTime() - start;
    positions += batch.size();
  }

  /** Positions judged so far. */
  long positions() {
    return positions;
  }

  /** Wall time spent in the evaluator so far. */
  long nanos() {
    return nanos;
  }

  @Override
  public void close() {
    evaluator.close();
  }
}
