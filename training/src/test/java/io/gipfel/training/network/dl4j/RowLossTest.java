package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.training.network.TrainingBatch;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

final class RowLossTest {

  private static final float ILLEGAL = TrainingBatch.ILLEGAL;

  static Stream<Arguments> losses() {
    return Stream.of(
        Arguments.of(new SoftmaxLoss(1), new float[] {0.2f, ILLEGAL, 0, 0.7f, ILLEGAL, 0.1f}),
        Arguments.of(new SoftmaxLoss(1), new float[] {0, 1, 0, 0, 0, 0}),
        Arguments.of(new SoftmaxLoss(1), new float[] {0.25f, 0, 0, 0.25f, 0, 0}),
        Arguments.of(new MarginLoss(1), new float[] {0.5f, -0.5f, 0, 1, -1, 0.1f}),
        Arguments.of(new OwnersLoss(1), new float[] {0, 1, 1, 0, 0.5f, 1}));
  }

  /** Central differences of a smooth function: their error is of the order of the step squared. */
  @ParameterizedTest
  @MethodSource("losses")
  void gradientIsTheSlope(RowLoss loss, float[] labels) {
    SplittableRandom random = new SplittableRandom(1);
    for (int trial = 0; trial < 20; trial++) {
      float[] logits = new float[labels.length];
      for (int i = 0; i < logits.length; i++) {
        logits[i] = (float) random.nextDouble(-3, 3);
      }
      float[] gradient = new float[labels.length];
      loss.row(logits, labels, 0, labels.length, gradient);
      for (int i = 0; i < logits.length; i++) {
        float at = logits[i];
        double step = 1e-2;
        logits[i] = (float) (at + step);
        double up = logits[i];
        double above = loss.row(logits, labels, 0, labels.length, new float[labels.length]);
        logits[i] = (float) (at - step);
        double below = loss.row(logits, labels, 0, labels.length, new float[labels.length]);
        double slope = (above - below) / (up - logits[i]);
        logits[i] = at;
        assertEquals(slope, gradient[i], 2e-4, loss.name() + " by logit " + i);
      }
    }
  }

  @Test
  void illegalLogitsHaveNoPart() {
    float[] labels = {0.5f, ILLEGAL, 0.5f, ILLEGAL};
    float[] gradient = new float[4];
    double loss = new SoftmaxLoss(1).row(new float[] {0, 50, 0, -3}, labels, 0, 4, gradient);
    assertEquals(Math.log(2), loss, 1e-9);
    assertEquals(0f, gradient[1]);
    assertEquals(0f, gradient[3]);
  }

  @Test
  void rowsWithoutTargetTeachNothing() {
    float[] gradient = new float[6];
    double loss =
        new SoftmaxLoss(1).row(new float[] {1, 2, 3, 4, 5, 6}, new float[6], 0, 6, gradient);
    assertEquals(0, loss);
    for (float slope : gradient) {
      assertEquals(0f, slope);
    }
  }

  @Test
  void hugeLogitsStayFinite() {
    float[] logits = {1e30f, -1e30f, 0};
    float[] gradient = new float[3];
    for (RowLoss loss : new RowLoss[] {new SoftmaxLoss(1), new MarginLoss(1), new OwnersLoss(1)}) {
      assertTrue(Double.isFinite(loss.row(logits, new float[] {1, 0, 0}, 0, 3, gradient)));
      for (float slope : gradient) {
        assertTrue(Float.isFinite(slope), loss.name());
      }
    }
  }

  @Test
  void weightActsOnGradientsAlone() {
    INDArray logits = Nd4j.createFromArray(new float[][] {{0.3f, -1}, {2, 1}});
    INDArray labels = Nd4j.createFromArray(new float[][] {{1, 0}, {0.5f, 0.5f}});
    SoftmaxLoss once = new SoftmaxLoss(1);
    SoftmaxLoss thrice = new SoftmaxLoss(3);
    assertEquals(
        once.computeScore(labels, logits, null, null, true),
        thrice.computeScore(labels, logits, null, null, true));
    INDArray expected = once.computeGradient(labels, logits, null, null).mul(3);
    INDArray found = thrice.computeGradient(labels, logits, null, null);
    assertTrue(expected.equalsWithEps(found, 1e-6), found + " instead of " + expected);
  }
}
