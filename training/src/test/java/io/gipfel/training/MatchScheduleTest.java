package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchScheduleTest {

  private static MatchSchedule against(String opponent, int openingPlies) {
    return new MatchSchedule(64, 0.15, List.of(opponent), 20, 100, openingPlies, 0.55);
  }

  /** Matches must come out the same when a run goes on, perhaps on another machine. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "net:a:sims=64:precision=auto",
        "net:a:time=1s:precision=auto",
        "phases:place=net:a:sims=64:precision=auto|stack=greedy",
        "phases:place=greedy|stack=net:a:sims=64:precision=auto"
      })
  void refusesArithmeticThatIsMeasured(String opponent) {
    String complaint =
        assertThrows(IllegalArgumentException.class, () -> against(opponent, 4)).getMessage();
    assertTrue(complaint.startsWith("opponents: '" + opponent + "' may play otherwise"), complaint);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "net:a:sims=64:precision=int8",
        "phases:place=net:a:sims=64|stack=alphabeta:depth=3"
      })
  void takesAgentsThatRepeatThemselves(String opponent) {
    assertEquals(List.of(opponent), against(opponent, 4).opponents());
  }

  @Test
  void enginesChooseTheirOwnOpenings() {
    String engine = "engine:codecup:./bot";
    assertEquals(List.of(engine), against(engine, 0).opponents());
    String complaint =
        assertThrows(IllegalArgumentException.class, () -> against(engine, 4)).getMessage();
    assertTrue(complaint.contains("expected openingPlies 0, found 4"), complaint);
  }
}
