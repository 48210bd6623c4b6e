package io.gipfel.mcts.eval;

import io.gipfel.core.Mixing;

/**
 * Says something arbitrary of each position, always the same: logits in [-2, 2) and values in [-1,
 * 1) drawn by the hash of the position and a seed. Stands for a network in tests of whole trees.
 */
public final class HashEvaluator implements Evaluator {

  private final long seed;

  /** An evaluator whose opinions differ from those with another seed. */
  public HashEvaluator(long seed) {
    this.seed = seed;
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    int places = batch.logitOffset(1);
    for (int slot = 0; slot < batch.size(); slot++) {
      long key = Mixing.mix(batch.position(slot).hash() ^ seed);
      batch.valuesForMover()[slot] = Mixing.signedUnit(key);
      int offset = batch.logitOffset(slot);
      for (int place = 0; place < places; place++) {
        batch.logits()[offset + place] = 2 * Mixing.signedUnit(Mixing.mix(key + 1 + place));
      }
    }
  }
}
