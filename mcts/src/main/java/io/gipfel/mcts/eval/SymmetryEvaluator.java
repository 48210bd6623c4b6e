package io.gipfel.mcts.eval;

import io.gipfel.core.Game;
import io.gipfel.core.Mixing;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.Arrays;
import java.util.List;

/**
 * Shows another evaluator images of the positions under the game's symmetries and translates its
 * answers back, so that an evaluator's habits about one side of the board even out.
 */
public final class SymmetryEvaluator implements Evaluator {

  private final Game game;
  private final Evaluator inner;
  private final List<Symmetry> symmetries;
  private final boolean averaging;
  private Position[] images = {};
  private EvaluationBatch imageBatch;

  private SymmetryEvaluator(Game game, Evaluator inner, boolean averaging) {
    this.game = game;
    this.inner = inner;
    this.symmetries = game.symmetries();
    this.averaging = averaging;
  }

  /**
   * One image a position, under a symmetry that its hash chooses: as cheap as {@code inner} alone,
   * and always the same of one position.
   *
   * @param inner closed with this
   */
  public static SymmetryEvaluator choosing(Game game, Evaluator inner) {
    return new SymmetryEvaluator(game, inner, false);
  }

  /**
   * All images of each position, and the means of their values and logits: as dear as there are
   * symmetries, and the same of a position and its images.
   *
   * @param inner closed with this
   */
  public static SymmetryEvaluator averaging(Game game, Evaluator inner) {
    return new SymmetryEvaluator(game, inner, true);
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    int imagesEach = averaging ? symmetries.size() : 1;
    prepareImages(batch.capacity() * imagesEach);
    for (int slot = 0; slot < batch.size(); slot++) {
      Position position = batch.position(slot);
      for (int i = 0; i < imagesEach; i++) {
        Position image = images[imageBatch.size()];
        image.copyFrom(position, symmetry(position, i));
        imageBatch.add(image);
      }
    }
    inner.evaluate(imageBatch);
    Arrays.fill(batch.logits(), 0, batch.logitOffset(batch.size()), 0);
    Arrays.fill(batch.valuesForMover(), 0, batch.size(), 0);
    for (int i = 0; i < imageBatch.size(); i++) {
      int slot = i / imagesEach;
      addBack(batch, slot, i, symmetry(batch.position(slot), i % imagesEach), 1f / imagesEach);
    }
  }

  private Symmetry symmetry(Position position, int i) {
    int index =
        averaging
            ? i
            : (int) Long.remainderUnsigned(Mixing.mix(position.hash()), symmetries.size());
    return symmetries.get(index);
  }

  private void prepareImages(int capacity) {
    if (images.length < capacity) {
      images = new Position[capacity];
      Arrays.setAll(images, i -> game.newPosition());
      imageBatch = new EvaluationBatch(game, capacity);
    }
    imageBatch.clear();
  }

  /** Adds {@code weight} times what was said of an image to what is said of the position. */
  private void addBack(
      EvaluationBatch batch, int slot, int image, Symmetry symmetry, float weight) {
    batch.valuesForMover()[slot] += weight * imageBatch.valuesForMover()[image];
    int offset = batch.logitOffset(slot);
    int imageOffset = imageBatch.logitOffset(image);
    int actionCount = game.actionCount();
    for (int action = 0; action < actionCount; action++) {
      batch.logits()[offset + action] +=
          weight * imageBatch.logits()[imageOffset + symmetry.action(action)];
    }
  }

  @Override
  public void close() {
    inner.close();
  }
}
