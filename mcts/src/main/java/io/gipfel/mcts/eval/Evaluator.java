package io.gipfel.mcts.eval;

/**
 * Judges positions, a batch at a time.
 *
 * <p>What it says of a position depends on that position alone, never on its neighbours in the
 * batch. An evaluator serves one caller thread unless its class says otherwise.
 */
public interface Evaluator extends AutoCloseable {

  /**
   * Fills logits and value of every position in {@code batch}. Logits of illegal actions may be
   * anything; masking and softmax happen once, in the search.
   */
  void evaluate(EvaluationBatch batch);

  /** Frees what the evaluator holds outside the heap. */
  @Override
  default void close() {}
}
