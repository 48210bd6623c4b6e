package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.eval.EvaluationBatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Probabilities on legal actions alone, whatever a network says (faults 11 and 6). */
class SoftmaxTest {

  private static final int[] LEGAL = {1, 4, 5};

  private static float[] overLegal(float... logits) {
    float[] out = new float[LEGAL.length];
    EvaluationBatch batch = new EvaluationBatch(new TicTacToe(1), 2);
    System.arraycopy(logits, 0, batch.logits(), batch.logitOffset(1), logits.length);
    batch.logitsOf(1, LEGAL, LEGAL.length, out);
    Softmax.inPlace(out, LEGAL.length);
    return out;
  }

  @Test
  void illegalLogitsDoNotMatter() {
    float ln2 = (float) Math.log(2);
    float[] expected = {0.5f, 0.25f, 0.25f};
    assertArrayEquals(expected, overLegal(0, ln2, 0, 0, 0, 0), 1e-6f);
    assertArrayEquals(expected, overLegal(900, ln2, Float.NaN, 1 / 0f, 0, 0), 1e-6f);
  }

  @ParameterizedTest
  @ValueSource(floats = {0, -1e30f, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, Float.NaN})
  void whatSaysNothingIsUniform(float logit) {
    float[] third = {1 / 3f, 1 / 3f, 1 / 3f};
    assertArrayEquals(third, overLegal(5, logit, 5, 5, logit, logit));
  }

  @Test
  void oneNaNSpoilsAllButOneMinusInfinityOnlyItself() {
    assertEquals(1 / 3f, overLegal(0, 1, 0, 0, Float.NaN, 2)[0]);
    float[] halves = overLegal(0, 1, 0, 0, Float.NEGATIVE_INFINITY, 1);
    assertArrayEquals(new float[] {0.5f, 0, 0.5f}, halves, 1e-6f);
    assertTrue(halves[1] > 0, "its logarithm has to be finite");
  }

  @Test
  void exponentialsAreRightToEightDigits() {
    for (double x = -700; x <= 0; x += 0.0137) {
      assertEquals(1, Softmax.exp(x) / Math.exp(x), 1e-8, "x = " + x);
    }
    assertEquals(1, Softmax.exp(0));
    assertEquals(0, Softmax.exp(-701));
    assertEquals(0, Softmax.exp(Double.NEGATIVE_INFINITY));
  }

  @Test
  void hugeLogitsDoNotOverflow() {
    float[] out = new float[3];
    Softmax.of(new double[] {1e6, 1e6, -1e6}, 3, out);
    assertArrayEquals(new float[] {0.5f, 0.5f, 0}, out);
  }
}
