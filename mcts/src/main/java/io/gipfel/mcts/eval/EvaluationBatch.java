package io.gipfel.mcts.eval;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;

/**
 * Positions to be judged, and the judgements: a fixed number of slots, filled from the front and
 * used again and again. It refers to the callers' positions, which must not change until the
 * answers are read.
 */
public final class EvaluationBatch {

  private final Encoder encoder;
  private final Position[] positions;
  private final float[] logits;
  private final float[] valuesForMover;

  /** By place, how many actions share it; all 0 between uses. */
  private final int[] sharers;

  private int size;

  /**
   * An empty batch.
   *
   * @param capacity the most positions it can hold
   */
  public EvaluationBatch(Game game, int capacity) {
    this.encoder = game.encoder();
    this.positions = new Position[capacity];
    this.logits = new float[capacity * encoder.policySize()];
    this.valuesForMover = new float[capacity];
    this.sharers = new int[encoder.sharesPlaces() ? encoder.policySize() : 0];
  }

  /** Forgets all positions. */
  public void clear() {
    size = 0;
  }

  /**
   * Puts {@code position}, which is not terminal, into the next slot and returns the slot's number.
   */
  public int add(Position position) {
    positions[size] = position;
    return size++;
  }

  /** How many positions it holds. */
  public int size() {
    return size;
  }

  /** The most positions it can hold. */
  public int capacity() {
    return positions.length;
  }

  /** The position in slot {@code slot}. */
  public Position position(int slot) {
    return positions[slot];
  }

  /**
   * All logits, {@code capacity × policySize}: an action's stands at its {@link
   * Encoder#policyIndex} from {@link #logitOffset} on. Those where no action is legal mean nothing.
   */
  public float[] logits() {
    return logits;
  }

  /** Where the logits of slot {@code slot} begin. */
  public int logitOffset(int slot) {
    return slot * encoder.policySize();
  }

  /**
   * Writes the logits of legal actions of slot {@code slot}: where some share a place, the logits
   * of equal parts of its probability.
   *
   * @param legal the legal actions, {@code count} of them
   * @param out receives {@code count} logits
   */
  public void logitsOf(int slot, int[] legal, int count, float[] out) {
    int offset = logitOffset(slot);
    for (int i = 0; i < count; i++) {
      out[i] = logits[offset + encoder.policyIndex(legal[i])];
    }
    if (encoder.sharesPlaces()) {
      for (int i = 0; i < count; i++) {
        sharers[encoder.policyIndex(legal[i])]++;
      }
      for (int i = 0; i < count; i++) {
        int together = sharers[encoder.policyIndex(legal[i])];
        out[i] -= together == 1 ? 0 : (float) StrictMath.log(together);
      }
      for (int i = 0; i < count; i++) {
        sharers[encoder.policyIndex(legal[i])] = 0;
      }
    }
  }

  /** Expected outcomes in [-1, 1], one a slot, for the player to move there. */
  public float[] valuesForMover() {
    return valuesForMover;
  }
}
