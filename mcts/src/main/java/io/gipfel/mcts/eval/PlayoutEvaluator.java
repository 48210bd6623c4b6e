package io.gipfel.mcts.eval;

import io.gipfel.core.Game;
import io.gipfel.core.Mixing;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Judges a position by the mean outcome of random playouts, and all actions alike: the evaluation
 * of Monte-Carlo tree search before networks. The random stream of a position comes from its hash
 * and the evaluator's seed, so batches do not matter.
 */
public final class PlayoutEvaluator implements Evaluator {

  private final int playouts;
  private final long seed;
  private final Position scratch;
  private final int[] legal;

  /**
   * An evaluator of {@code game}.
   *
   * @param playouts games a position, at least 1; the standard error of a value is at most 1 /
   *     √playouts
   */
  public PlayoutEvaluator(Game game, int playouts, long seed) {
    if (playouts < 1) {
      throw new IllegalArgumentException("playouts: expected at least 1, found " + playouts);
    }
    this.playouts = playouts;
    this.seed = seed;
    this.scratch = game.newPosition();
    this.legal = new int[game.maxLegalActions()];
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    Arrays.fill(batch.logits(), 0, batch.logitOffset(batch.size()), 0);
    for (int slot = 0; slot < batch.size(); slot++) {
      Position position = batch.position(slot);
      batch.valuesForMover()[slot] = position.toMove().sign() * meanOutcomeForFirst(position);
    }
  }

  private float meanOutcomeForFirst(Position position) {
    SplittableRandom random = new SplittableRandom(Mixing.mix(position.hash() ^ seed));
    int sum = 0;
    for (int i = 0; i < playouts; i++) {
      scratch.copyFrom(position);
      for (int count; (count = scratch.legalActions(legal)) > 0; ) {
        scratch.play(legal[random.nextInt(count)]);
      }
      sum += scratch.outcomeForFirst();
    }
    return (float) sum / playouts;
  }
}
