package io.gipfel.app.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UgiClockTest {

  /** Of 120 plies 90 are expected, 45 of them the player's. */
  @ParameterizedTest
  @CsvSource({
    "45000, 0, 0, 970",
    "45000, 100, 0, 1050",
    "10000, 0, 90, 970",
    "10000, 0, 119, 970",
    "100, 1000, 0, 20",
    "10, 0, 0, 1",
    "1, 0, 0, 1",
  })
  void sharesTheTimeLeft(long left, long increment, int ply, long expected) {
    assertEquals(expected, UgiClock.millis(left, increment, ply, 120));
  }

  /** By the longest game there is, with the margin used up each time. */
  @Test
  void theClockLastsForTheLongestGame() {
    long left = 60_000;
    for (int ply = 0; ply < 120; ply += 2) {
      left -= UgiClock.millis(left, 0, ply, 120) + 30;
      assertTrue(left > 0, "at ply " + ply);
    }
  }
}
