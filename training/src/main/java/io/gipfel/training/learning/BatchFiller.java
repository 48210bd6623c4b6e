package io.gipfel.training.learning;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.Sample;
import io.gipfel.training.network.TrainingBatch;
import java.util.Arrays;
import java.util.List;

/**
 * Turns samples into a training batch by replaying their games. Everything is for the player to
 * move in the sample's position, seen through the sample's symmetry.
 *
 * <p>The value target is the game's outcome, mixed with the value that the search gave the
 * position. Averaging the two trades the noise of one game for the bias of the search. Where the
 * outcome of the position is proven, it is the target.
 */
final class BatchFiller {

  private final Game game;
  private final Encoder encoder;
  private final double searchValueShare;
  private final Position image;
  private final int[] legal;
  private final byte[] ownersForFirst;

  /** By an action that represents a result; all 0 between uses. */
  private final float[] weightOfResult;

  private final int[] actionsOfResult;
  private Replay walk;

  /**
   * A filler for samples of {@code game}.
   *
   * @param searchValueShare weight of the search's value in the value target, in [0, 1]
   */
  BatchFiller(Game game, double searchValueShare) {
    this.game = game;
    this.encoder = game.encoder();
    this.searchValueShare = searchValueShare;
    this.image = game.newPosition();
    this.legal = new int[game.maxLegalActions()];
    this.ownersForFirst = new byte[encoder.cells()];
    this.weightOfResult = new float[game.actionCount()];
    this.actionsOfResult = new int[game.actionCount()];
  }

  /**
   * Fills every row of {@code batch}, row i from {@code samples.get(i)}, whose games {@link
   * Replay#check} has passed.
   */
  void fill(TrainingBatch batch, List<Sample> samples) {
    for (int row = 0; row < batch.size; row++) {
      fillRow(batch, row, samples.get(row));
    }
  }

  private void fillRow(TrainingBatch batch, int row, Sample sample) {
    Replay replay = begin(sample);
    Symmetry symmetry = game.symmetries().get(sample.symmetry());
    int sign = replay.position().toMove().sign();
    image.copyFrom(replay.position(), symmetry);
    encoder.encode(image, batch.planes, row * encoder.inputSize());
    fillPolicy(batch.policy, row, replay, symmetry);
    fillOutcome(batch, row, replay);
    replay.advance();
    fillNextPolicy(batch.nextPolicy, row, replay, symmetry);
    replay.advanceTo(sample.record().plies().size());
    fillOwners(batch, row, replay.position(), symmetry, sign);
  }

  private Replay begin(Sample sample) {
    if (walk == null) {
      walk = Replay.ofChecked(game, sample.record());
    }
    walk.begin(sample);
    return walk;
  }

  private void fillNextPolicy(float[] out, int row, Replay replay, Symmetry symmetry) {
    if (replay.hasNext() && replay.next().target()) {
      fillPolicy(out, row, replay, symmetry);
    } else {
      markIllegal(out, row);
    }
  }

  private void markIllegal(float[] out, int row) {
    int offset = row * encoder.policySize();
    Arrays.fill(out, offset, offset + encoder.policySize(), TrainingBatch.ILLEGAL);
  }

  private void fillPolicy(float[] out, int row, Replay replay, Symmetry symmetry) {
    markIllegal(out, row);
    int offset = row * encoder.policySize();
    int count = replay.position().legalActions(legal);
    for (int i = 0; i < count; i++) {
      out[offset + encoder.policyIndex(symmetry.action(legal[i]))] = 0;
    }
    spread(replay, count, symmetry, out, offset);
  }

  /**
   * Adds the weights of the next ply as probabilities to places that hold 0. A search looks at one
   * action of each result; here all that have the result share its weight alike, as their priors
   * add up in a search.
   *
   * @param count how many actions are in {@link #legal}
   */
  private void spread(Replay replay, int count, Symmetry symmetry, float[] out, int offset) {
    Position position = replay.position();
    PlyRecord ply = replay.next();
    float sum = Arrays.stream(ply.weights()).sum();
    for (int i = 0; i < ply.candidates().length; i++) {
      weightOfResult[position.representative(ply.candidates()[i])] += ply.weights()[i] / sum;
    }
    for (int i = 0; i < count; i++) {
      actionsOfResult[position.representative(legal[i])]++;
    }
    for (int i = 0; i < count; i++) {
      int result = position.representative(legal[i]);
      out[offset + encoder.policyIndex(symmetry.action(legal[i]))] +=
          weightOfResult[result] / actionsOfResult[result];
    }
    for (int i = 0; i < count; i++) {
      weightOfResult[legal[i]] = 0;
      actionsOfResult[legal[i]] = 0;
    }
  }

  private void fillOutcome(TrainingBatch batch, int row, Replay replay) {
    float search = replay.valueForMover();
    boolean proven = replay.next().proven();
    float outcome = proven ? search : replay.outcomeForMover();
    double searchShare = proven ? 0 : searchValueShare;
    double own = 1 - searchShare;
    batch.winDrawLoss[3 * row] =
        (float) (own * (outcome > 0 ? 1 : 0) + searchShare * (1 + search) / 2);
    batch.winDrawLoss[3 * row + 1] = (float) (own * (outcome == 0 ? 1 : 0));
    batch.winDrawLoss[3 * row + 2] =
        (float) (own * (outcome < 0 ? 1 : 0) + searchShare * (1 - search) / 2);
    batch.margin[row] = (float) replay.marginForMover() / encoder.maxMargin();
  }

  private void fillOwners(TrainingBatch batch, int row, Position end, Symmetry symmetry, int sign) {
    int cells = encoder.cells();
    int offset = row * 2 * cells;
    encoder.owners(end, ownersForFirst);
    for (int cell = 0; cell < cells; cell++) {
      int owner = ownersForFirst[cell] * sign;
      int to = offset + symmetry.cell(cell);
      batch.owners[to] = owner > 0 ? 1 : 0;
      batch.owners[to + cells] = owner < 0 ? 1 : 0;
    }
  }
}
