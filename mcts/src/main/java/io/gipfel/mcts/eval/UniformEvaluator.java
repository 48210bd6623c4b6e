package io.gipfel.mcts.eval;

import java.util.Arrays;

/** Knows nothing: every action is as good as any other, and every position a draw. */
public final class UniformEvaluator implements Evaluator {

  @Override
  public void evaluate(EvaluationBatch batch) {
    Arrays.fill(batch.logits(), 0, batch.logitOffset(batch.size()), 0);
    Arrays.fill(batch.valuesForMover(), 0, batch.size(), 0);
  }
}
