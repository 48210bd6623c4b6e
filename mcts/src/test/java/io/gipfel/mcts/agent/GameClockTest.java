package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.mcts.agent.AgentLimit.Unit;
import java.util.EnumSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameClockTest {

  private static final long MILLI = 1_000_000;

  private static AgentLimit limit(String text) {
    return AgentLimit.parse(text, EnumSet.of(Unit.BUDGET, Unit.CLOCK));
  }

  /** However long the game, and although every action takes up to 20 ms more than it was given. */
  @ParameterizedTest
  @CsvSource({"budget=30s,200", "budget=30s,5", "clock=60s+1s,300", "clock=2s+100ms,90"})
  void neverRunsOut(String text, int plies) {
    AgentLimit limit = limit(text);
    GameClock clock = new GameClock(limit);
    SplittableRandom random = new SplittableRandom(1);
    long left = limit.nanos();
    for (int ply = 0; ply < plies; ply += 2) {
      long used = clock.allot(plies - ply) + random.nextLong(20 * MILLI);
      left -= used;
      assertTrue(left >= 0, "at ply " + ply);
      left += limit.increment() * MILLI;
      clock.spend(used);
    }
  }

  /** Of 30 s less 2 s in reserve, a fiftieth; then of what is left, less 99 times 20 ms. */
  @Test
  void theFirstActionsGetTwiceAnEvenShare() {
    GameClock clock = new GameClock(limit("budget=30s"));
    assertEquals(560 * MILLI, clock.allot(200));
    clock.spend(560 * MILLI);
    assertEquals(2 * (30_000 - 560 - 1_980) * MILLI / 99, clock.allot(198));
  }

  @Test
  void theLastActionLeavesHalf() {
    assertEquals(14_990 * MILLI, new GameClock(limit("budget=30s")).allot(1));
  }

  @Test
  void anOverdrawnClockHasAQuarterOfItsIncrement() {
    GameClock clock = new GameClock(limit("clock=1s+10ms"));
    clock.spend(5_000 * MILLI);
    assertEquals(2_500_000, clock.allot(100));
    GameClock budget = new GameClock(limit("budget=1s"));
    budget.spend(5_000 * MILLI);
    assertEquals(0, budget.allot(100));
  }

  @Test
  void theIncrementIsThoughtAway() {
    GameClock clock = new GameClock(limit("clock=60s+1s"));
    assertEquals(1_000 * MILLI + 2 * 58_000 * MILLI / 100, clock.allot(200));
  }
}
