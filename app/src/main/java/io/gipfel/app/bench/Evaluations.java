package io.gipfel.app.bench;

import io.gipfel.core.Game;
import io.gipfel.core.RandomPositions;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;

/** One thread's evaluations by a network: batches of random positions, encoding included. */
public final class Evaluations implements AutoCloseable {

  /** Positions in a batch. */
  public static final int BATCH = 64;

  private final OnnxEvaluator evaluator;
  private final EvaluationBatch batch;

  /**
   * Evaluations by {@code model}.
   *
   * @param model stays the caller's to close, after this
   */
  public Evaluations(OnnxModel model) {
    Game game = model.game();
    evaluator = new OnnxEvaluator(model, BATCH);
    batch = new EvaluationBatch(game, BATCH);
    RandomPositions.of(game, BATCH, 1).forEach(batch::add);
  }

  /** Evaluates the batch once; how many positions that were. */
  public int run() {
    evaluator.evaluate(batch);
    return batch.size();
  }

  @Override
  public void close() {
    evaluator.close();
  }
}
