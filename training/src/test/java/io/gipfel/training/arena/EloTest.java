package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class EloTest {

  @Test
  void tenToOneIsFourHundredPoints() {
    assertEquals(400, Elo.ofScore(10.0 / 11), 1e-9);
    assertEquals(-400, Elo.ofScore(1.0 / 11), 1e-9);
    assertEquals(0, Elo.ofScore(0.5), 1e-9);
    assertEquals(190.848502, Elo.ofScore(0.75), 1e-6);
  }

  @Test
  void expectedScoreIsTheInverse() {
    assertEquals(10.0 / 11, Elo.expectedScore(400), 1e-12);
    for (double elo = -800; elo <= 800; elo += 50) {
      assertEquals(elo, Elo.ofScore(Elo.expectedScore(elo)), 1e-6);
    }
  }

  @Test
  void allOrNothingIsInfinite() {
    assertEquals(Double.POSITIVE_INFINITY, Elo.ofScore(1));
    assertEquals(Double.NEGATIVE_INFINITY, Elo.ofScore(0));
  }
}
