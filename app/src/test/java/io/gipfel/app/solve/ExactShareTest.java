package io.gipfel.app.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ExactShareTest {

  /** Wilson's interval for 10 of 10 is [n / (n + z^2), 1] and for 30 of 40 [0.5981, 0.8581]. */
  @Test
  void intervalIsWilsons() {
    ExactShare all = new ExactShare(10, 10, 5, 10, 0);
    assertEquals(10 / (10 + 1.959964 * 1.959964), all.keptLow(), 1e-9);
    assertEquals(1, all.keptHigh(), 1e-9);
    ExactShare some = new ExactShare(40, 30, 20, 12, 60);
    assertEquals(0.5981, some.keptLow(), 5e-5);
    assertEquals(0.8581, some.keptHigh(), 5e-5);
  }

  @Test
  void sharesAreOfTheirOwnWhole() {
    ExactShare share = new ExactShare(40, 30, 20, 12, 60);
    assertEquals(10, share.errors());
    assertEquals(0.75, share.keptShare());
    assertEquals(0.5, share.keptOfChances());
    assertEquals(0.3, share.bestMarginShare());
    assertEquals(1.5, share.meanGivenAway());
  }

  @Test
  void nothingIsKeptOrLostOfNothing() {
    ExactShare none = new ExactShare(0, 0, 0, 0, 0);
    assertEquals(1, none.keptShare());
    assertEquals(0, none.keptLow());
    assertEquals(1, none.keptHigh());
    assertEquals(0, none.meanGivenAway());
  }
}
