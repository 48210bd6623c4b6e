package io.gipfel.mcts.eval;

import io.gipfel.core.Game;
import io.gipfel.core.Position;

/**
 * Positions to be judged, and the judgements: a fixed number of slots, filled from the front and
 * used again and again. It refers to the callers' positions, which must not change until the
 * answers are read.
 */
public final class EvaluationBatch {

  private final int actionCount;
  private final Position[] positions;
  private final float[] logits;
  private final float[] valuesForMover;
  private int size;

  /**
   * An empty batch.
   *
   * @param capacity the most positions it can hold
   */
  public EvaluationBatch(Game game, int capacity) {
    this.actionCount = game.actionCount();
    this.positions = new Position[capacity];
    this.logits = new float[capacity * actionCount];
    this.valuesForMover = new float[capacity];
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
   * All logits, {@code capacity × actionCount}: that of action a in slot s is at {@code
   * s·actionCount + a}.
   */
  public float[] logits() {
    return logits;
  }

  /** Where the logits of slot {@code slot} begin. */
  public int logitOffset(int slot) {
    return slot * actionCount;
  }

  /** Expected outcomes in [-1, 1], one a slot, for the player to move there. */
  public float[] valuesForMover() {
    return valuesForMover;
  }
}
