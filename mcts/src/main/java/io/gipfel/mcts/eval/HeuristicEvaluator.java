package io.gipfel.mcts.eval;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import java.util.Arrays;

/**
 * Judges actions by the game's hand-written heuristic, one ply ahead: a teacher for a network that
 * knows nothing yet, where random games would teach it too little.
 *
 * <p>The logit of an action is minus a quarter of the number of actions that are better. So the
 * best few share the probability in whatever unit the heuristic counts, and equals have equal
 * parts. Of who wins it says nothing: all values are 0.
 */
public final class HeuristicEvaluator implements Evaluator {

  /** How many better actions cost an action a factor of e in probability. */
  private static final float SPREAD = 4;

  private final Encoder encoder;
  private final Judge judge;
  private final Position child;
  private final int[] legal;

  /** For each legal action, its value for the mover in the upper half, its place below. */
  private final long[] rated;

  /** An evaluator of {@code game}. */
  public HeuristicEvaluator(Game game) {
    encoder = game.encoder();
    judge = new Judge(game.heuristic());
    child = game.newPosition();
    legal = new int[game.maxLegalActions()];
    rated = new long[game.maxLegalActions()];
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    Arrays.fill(batch.valuesForMover(), 0, batch.size(), 0);
    for (int slot = 0; slot < batch.size(); slot++) {
      int count = rate(batch.position(slot));
      writeLogits(batch.logits(), batch.logitOffset(slot), count);
    }
  }

  /** Fills {@link #rated}, the worst action first; how many there are. */
  private int rate(Position position) {
    int sign = position.toMove().sign();
    int count = position.legalActions(legal);
    for (int i = 0; i < count; i++) {
      child.copyFrom(position);
      child.play(legal[i]);
      int valueForMover = sign * judge.valueForFirst(child);
      rated[i] = (long) valueForMover << Integer.SIZE | encoder.policyIndex(legal[i]);
    }
    Arrays.sort(rated, 0, count);
    return count;
  }

  /** The worst first, so that a place that some share has the logit of the best of them. */
  private void writeLogits(float[] logits, int offset, int count) {
    for (int i = 0; i < count; ) {
      int equals = i + 1;
      while (equals < count && rated[equals] >> Integer.SIZE == rated[i] >> Integer.SIZE) {
        equals++;
      }
      for (; i < equals; i++) {
        logits[offset + (int) rated[i]] = (equals - count) / SPREAD;
      }
    }
  }
}
