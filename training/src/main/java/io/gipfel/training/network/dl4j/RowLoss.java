package io.gipfel.training.network.dl4j;

import org.nd4j.common.primitives.Pair;
import org.nd4j.linalg.activations.IActivation;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.linalg.lossfunctions.ILossFunction;
import org.nd4j.shade.jackson.annotation.JsonProperty;

/**
 * A loss that is a sum over samples of a function of one row of logits and one row of labels.
 *
 * <p>Scores are unweighted, gradients are weighted: a score can be read for what it is, and the
 * weight acts where learning happens. Losses take the logits in front of the head's activation
 * (softmax, sigmoid, tanh), whose derivative is part of theirs: that is exact where the activation
 * saturates, and one pass.
 *
 * <p>DL4J asks for gradients and scores apart, so a step computes each row twice: little beside the
 * tower, and a loss that remembered a row could not be shared between threads.
 */
abstract class RowLoss implements ILossFunction {

  private final double weight;

  /** A loss whose gradients are multiplied by {@code weight}. */
  RowLoss(double weight) {
    this.weight = weight;
  }

  /**
   * The loss of one row.
   *
   * @param logits of all rows
   * @param labels of all rows
   * @param from where the row begins in all three arrays
   * @param to where it ends
   * @param gradient receives the unweighted derivative by each logit of the row
   */
  abstract double row(float[] logits, float[] labels, int from, int to, float[] gradient);

  /** What gradients are multiplied by. */
  @JsonProperty("weight")
  final double weight() {
    return weight;
  }

  @Override
  public final double computeScore(
      INDArray labels, INDArray logits, IActivation activation, INDArray mask, boolean average) {
    double sum = 0;
    for (double loss : rows(labels, logits, new float[(int) logits.length()])) {
      sum += loss;
    }
    return average ? sum / logits.size(0) : sum;
  }

  @Override
  public final INDArray computeScoreArray(
      INDArray labels, INDArray logits, IActivation activation, INDArray mask) {
    double[] losses = rows(labels, logits, new float[(int) logits.length()]);
    return Nd4j.create(losses, new long[] {losses.length, 1}, DataType.FLOAT);
  }

  @Override
  public final INDArray computeGradient(
      INDArray labels, INDArray logits, IActivation activation, INDArray mask) {
    float[] gradient = new float[(int) logits.length()];
    rows(labels, logits, gradient);
    for (int i = 0; i < gradient.length; i++) {
      gradient[i] *= (float) weight;
    }
    INDArray result = Nd4j.createUninitialized(DataType.FLOAT, logits.shape(), 'c');
    Floats.fill(result, gradient);
    return result;
  }

  @Override
  public final Pair<Double, INDArray> computeGradientAndScore(
      INDArray labels, INDArray logits, IActivation activation, INDArray mask, boolean average) {
    return new Pair<>(
        computeScore(labels, logits, activation, mask, average),
        computeGradient(labels, logits, activation, mask));
  }

  private double[] rows(INDArray labels, INDArray logits, float[] gradient) {
    int rows = (int) logits.size(0);
    int width = (int) logits.size(1);
    float[] x = Floats.copyOf(logits);
    float[] y = Floats.copyOf(labels);
    double[] losses = new double[rows];
    for (int r = 0; r < rows; r++) {
      losses[r] = row(x, y, r * width, (r + 1) * width, gradient);
    }
    return losses;
  }

  @Override
  public final String name() {
    return getClass().getSimpleName();
  }

  @Override
  public final boolean equals(Object other) {
    return other instanceof RowLoss loss && loss.getClass() == getClass() && loss.weight == weight;
  }

  @Override
  public final int hashCode() {
    return 31 * getClass().hashCode() + Double.hashCode(weight);
  }
}
