package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schedules worked out by hand from Karnin et al. 2013. */
class SequentialHalvingTest {

  /**
   * 4 candidates, 8 visits: two phases of 4 visits, 1 round of 4 and 2 rounds of 2. With 16 and 64:
   * four phases of 16 visits, 1 round of 16, 2 of 8, 4 of 4, 8 of 2. With 5 and 20 a phase has 20 /
   * 3 visits: 1 round of 5, 3 of 2, and the rest goes on with 2.
   */
  @ParameterizedTest
  @CsvSource({
    "1, 4, 0 1 2 3",
    "2, 5, 0 0 1 1 2",
    "3, 6, 0 0 0 1 1 2",
    "4, 8, 0 0 0 0 1 1 2 2",
    "4, 3, 0 0 0",
    "5, 20, 0 0 0 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8",
    "8, 8, 0 0 0 0 0 0 0 0",
    "16, 24, 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1",
    "4, 11, 0 0 0 0 1 1 2 2 3 3 4",
  })
  void visitsAskedFor(int considered, int budget, String expected) {
    SequentialHalving halving = new SequentialHalving();
    halving.start(considered, budget);
    StringBuilder visits = new StringBuilder();
    for (int i = 0; i < budget; i++) {
      visits.append(i == 0 ? "" : " ").append(halving.visits());
      halving.next();
    }
    assertEquals(expected, visits.toString());
  }

  @ParameterizedTest
  @CsvSource({"16, 64, 1 2 4 8", "8, 96, 4 8 16"})
  void roundsOfEachPhase(int considered, int budget, String expected) {
    SequentialHalving halving = new SequentialHalving();
    halving.start(considered, budget);
    int[] askedWith = new int[budget + 1];
    for (int i = 0; i < budget; i++) {
      askedWith[halving.visits()]++;
      halving.next();
    }
    StringBuilder rounds = new StringBuilder();
    for (int candidates = considered; candidates >= 2; candidates /= 2) {
      int count = 0;
      for (int asked : askedWith) {
        count += asked == candidates ? 1 : 0;
      }
      rounds.append(candidates == considered ? "" : " ").append(count);
    }
    assertEquals(expected, rounds.toString());
  }

  @Test
  void aHugeBudgetDoesNotOverflow() {
    SequentialHalving halving = new SequentialHalving();
    halving.start(1 << 20, Integer.MAX_VALUE);
    assertEquals(0, halving.visits());
    halving.next();
    assertEquals(0, halving.visits());
  }
}
