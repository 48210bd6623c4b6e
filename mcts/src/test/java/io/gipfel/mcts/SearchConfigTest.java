package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SearchConfigTest {

  private static void assertComplains(String message, Executable executable) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, executable).getMessage());
  }

  @Test
  void everyRangeIsCheckedAndNamed() {
    assertComplains("considered: expected at least 1, found 0", () -> new GumbelConfig(0, 50, 1));
    assertComplains(
        "visitOffset: expected at least 0, found -0.5", () -> new GumbelConfig(1, -0.5, 1));
    assertComplains("visitScale: expected more than 0, found 0", () -> new GumbelConfig(1, 50, 0));
    assertComplains(
        "visitScale: expected more than 0, found NaN", () -> new GumbelConfig(1, 50, Double.NaN));
    assertComplains(
        "cPuct: expected more than 0, found Infinity",
        () -> new PuctConfig(Double.POSITIVE_INFINITY, 0, 0, 1, 0));
    assertComplains(
        "noiseFraction: expected from 0 to 1, found 1.5", () -> new PuctConfig(1, 0, 1.5, 1, 0));
    assertComplains(
        "leavesInFlight: expected at least 1, found 0",
        () -> SearchConfig.defaults().withLeavesInFlight(0));
    assertComplains(
        "solverMegabytes: expected at most 8192, found 9000",
        () -> new ProofConfig(true, 0, 0, 9000));
    assertComplains("simulations: expected at least 1, found 0", () -> SearchLimit.simulations(0));
  }
}
