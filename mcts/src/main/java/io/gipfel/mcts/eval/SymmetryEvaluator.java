package io.gipfel.mcts.eval;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Mixing;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.Arrays;
import java.util.List;

/**
 * Shows another evaluator each position in one of its images, which the position's hash chooses,
 * and translates the answer back, so that an evaluator's habits about one side of the board even
 * out.
 */
public final class SymmetryEvaluator implements Evaluator {

  private final Game game;
  private final Evaluator inner;
  private final List<Symmetry> symmetries;
  private final Encoder encoder;
  private final int[] legal;
  private Position[] images = {};
  private EvaluationBatch imageBatch;

  /**
   * An evaluator as cheap as {@code inner} alone, which always says the same of one position.
   *
   * @param inner closed with this
   */
  public SymmetryEvaluator(Game game, Evaluator inner) {
    this.game = game;
    this.inner = inner;
    this.symmetries = game.symmetries();
    this.encoder = game.encoder();
    this.legal = new int[game.maxLegalActions()];
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    prepareImages(batch.capacity());
    for (int slot = 0; slot < batch.size(); slot++) {
      Position position = batch.position(slot);
      images[slot].copyFrom(position, symmetry(position));
      imageBatch.add(images[slot]);
    }
    inner.evaluate(imageBatch);
    for (int slot = 0; slot < batch.size(); slot++) {
      copyBack(batch, slot, symmetry(batch.position(slot)));
    }
  }

  private Symmetry symmetry(Position position) {
    return symmetries.get(
        (int) Long.remainderUnsigned(Mixing.mix(position.hash()), symmetries.size()));
  }

  private void prepareImages(int capacity) {
    if (images.length < capacity) {
      images = new Position[capacity];
      Arrays.setAll(images, i -> game.newPosition());
      imageBatch = new EvaluationBatch(game, capacity);
    }
    imageBatch.clear();
  }

  /** Copies what was said of the image to what is said of the position. */
  private void copyBack(EvaluationBatch batch, int slot, Symmetry symmetry) {
    batch.valuesForMover()[slot] = imageBatch.valuesForMover()[slot];
    int offset = batch.logitOffset(slot);
    int count = batch.position(slot).legalActions(legal);
    for (int i = 0; i < count; i++) {
      int image = encoder.policyIndex(symmetry.action(legal[i]));
      batch.logits()[offset + encoder.policyIndex(legal[i])] = imageBatch.logits()[offset + image];
    }
  }

  @Override
  public void close() {
    inner.close();
  }
}
