package io.gipfel.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpeedTest {

  @Test
  void runsAreSummedUpByTheirMedianAndEnds() {
    assertEquals(new Speed("s", "u", 3, 1, 9), Speed.of("s", "u", 9, 1, 3));
    assertEquals(new Speed("s", "u", 4, 1, 9), Speed.of("s", "u", 5, 9, 1, 3));
    assertEquals(new Speed("s", "u", 7, 7, 7), Speed.of("s", "u", 7));
  }
}
