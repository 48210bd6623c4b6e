package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class MatchTextTest {

  private static final MatchSettings SETTINGS =
      new MatchSettings(new SumGame("wb"), Openings.NONE, 2, 1);

  private static String report(AgentSource a, AgentSource b) {
    Arena arena = new Arena(new ArenaConfig(1, 1), MatchListener.NONE, () -> false, () -> 0);
    Match match = new Match(SETTINGS, a, b);
    return MatchText.of(match, arena.play(match));
  }

  @Test
  void saysWhatHappened() {
    assertEquals(
        """
        names 3 against names 1: 4 games of sum, openings none
        score 1.000 [0.342, 1.000]  +4 =0 -0
        Elo +inf [-113, +inf]
        pairs with 0, 1/2, 1, 1 1/2, 2 points: [0, 0, 0, 0, 2]
        as first player 1.000, as second 1.000; mean margin +2.00; 2 distinct games
        time a choice: 0.00 ms against 0.00 ms""",
        report(FakeAgents.naming(3), FakeAgents.naming(1)));
  }

  @Test
  void namesEveryForfeit() {
    String report = report(FakeAgents.naming(3), FakeAgents.choosing("broken", game -> -1));
    assertTrue(
        report.contains("pair 1, broken first: broken forfeits: action -1 is illegal at ply 0"),
        report);
  }

  @Test
  void saysWhatTheTestSays() {
    assertEquals(
        "SPRT of Elo +0 against +50: H1 accepted, log-likelihood ratio 4.01 between -2.94 and 2.94",
        MatchText.sprt(Sprt.of(0, 50), Pentanomial.of(0, 0, 0, 0, 30)));
  }
}
