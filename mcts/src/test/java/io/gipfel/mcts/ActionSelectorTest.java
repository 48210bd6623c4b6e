package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActionSelectorTest {

  /** Fault 13: 100000^10 overflows a float. */
  @ParameterizedTest
  @ValueSource(doubles = {1e-6, 0.001, 0.1, 1, 10, 1e6})
  void noTemperatureOverflows(double temperature) {
    double[] p = ActionSelector.probabilities(new float[] {100_000, 1}, temperature);
    assertTrue(p[0] >= p[1] && p[1] >= 0 && Double.isFinite(p[0]), p[0] + ", " + p[1]);
    assertEquals(1, p[0] + p[1], 1e-12);
  }

  @Test
  void temperatureOneKeepsProportionsAndAHalfSquaresThem() {
    float[] visits = {3, 0, 1};
    assertArrayEquals(new double[] {0.75, 0, 0.25}, ActionSelector.probabilities(visits, 1), 1e-7);
    assertArrayEquals(new double[] {0.9, 0, 0.1}, ActionSelector.probabilities(visits, 0.5), 1e-7);
  }

  @Test
  void withoutTemperatureTheFirstOfTheLargest() {
    assertEquals(1, ActionSelector.sample(new int[] {2, 7, 7}, 0, new SplittableRandom(1)));
    assertEquals(1, ActionSelector.argmax(new float[] {2, 7, 7}));
  }

  /** 4,000 draws with p = 3/4: 5 standard deviations are 137; false alarms 6 in 10 million. */
  @Test
  void drawsByProbability() {
    SplittableRandom random = new SplittableRandom(3);
    int[] counts = new int[3];
    for (int i = 0; i < 4000; i++) {
      counts[ActionSelector.sample(new int[] {3, 0, 1}, 1, random)]++;
    }
    assertEquals(0, counts[1]);
    assertEquals(3000, counts[0], 137);
  }

  @Test
  void refusesWhatHasNoMeaning() {
    assertThrows(
        IllegalArgumentException.class, () -> ActionSelector.probabilities(new float[] {0, 0}, 1));
    assertThrows(
        IllegalArgumentException.class, () -> ActionSelector.probabilities(new float[] {1, 2}, -1));
  }
}
