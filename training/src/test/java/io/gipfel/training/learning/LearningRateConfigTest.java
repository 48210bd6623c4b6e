package io.gipfel.training.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LearningRateConfigTest {

  private final LearningRateConfig rate = new LearningRateConfig(0.02, 0.002, 100, 0.5);

  @Test
  void warmsUpLinearly() {
    assertEquals(0.0002, rate.at(0, 0), 1e-12);
    assertEquals(0.01, rate.at(49, 0), 1e-12);
    assertEquals(0.02, rate.at(99, 0.1), 1e-12);
  }

  @Test
  void staysAtThePeakUntilTheFall() {
    assertEquals(0.02, rate.at(1000, 0.2), 1e-12);
    assertEquals(0.02, rate.at(1000, 0.5), 1e-12);
  }

  @Test
  void fallsAsACosine() {
    assertEquals(0.011, rate.at(1000, 0.75), 1e-12);
    assertEquals(0.002, rate.at(1000, 1), 1e-12);
  }

  @Test
  void withoutFallItNeverFalls() {
    assertEquals(0.02, new LearningRateConfig(0.02, 0.002, 0, 0).at(0, 1), 1e-12);
  }
}
