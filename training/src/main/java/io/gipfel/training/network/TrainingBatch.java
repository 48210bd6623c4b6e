package io.gipfel.training.network;

import io.gipfel.core.Encoder;

/**
 * Samples to learn from, as flat arrays with one row a sample, for the player to move there. Made
 * once and filled again and again; the filler writes every float of every row.
 */
public final class TrainingBatch {

  /** In {@link #policy}, marks an action that is not legal. */
  public static final float ILLEGAL = -1;

  /** Samples in the batch. */
  public final int size;

  /** Input planes: {@code size × inputSize}. */
  public final float[] planes;

  /**
   * Policy targets: {@code size × policySize}; a row sums to 1 over legal actions, others are
   * {@link #ILLEGAL}.
   */
  public final float[] policy;

  /**
   * The policy of the next ply (whoever moves there), over what is legal there: {@code size ×
   * policySize}; as in {@link #policy}, or all {@link #ILLEGAL} where the game ended or nobody
   * searched.
   */
  public final float[] nextPolicy;

  /** Probabilities of win, draw and loss: {@code size × 3}. */
  public final float[] winDrawLoss;

  /** Final margin divided by {@link Encoder#maxMargin()}: {@code size}. */
  public final float[] margin;

  /**
   * Final owners, two planes a sample, 1 where the mover (the enemy) ends up owning the cell:
   * {@code size × 2 × cells}.
   */
  public final float[] owners;

  /** An empty batch of {@code size} samples for games seen through {@code encoder}. */
  public TrainingBatch(Encoder encoder, int size) {
    this.size = size;
    this.planes = new float[size * encoder.inputSize()];
    this.policy = new float[size * encoder.policySize()];
    this.nextPolicy = new float[size * encoder.policySize()];
    this.winDrawLoss = new float[size * 3];
    this.margin = new float[size];
    this.owners = new float[size * 2 * encoder.cells()];
  }
}
