package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LadderTest {

  private static final MatchSettings SETTINGS =
      new MatchSettings(new SumGame("wb"), Openings.NONE, 100, 1);
  private static final Ladder LADDER =
      new Ladder(
          SETTINGS,
          List.of(
              FakeAgents.nineWithChance(0.3),
              FakeAgents.nineWithChance(0.7),
              FakeAgents.nineWithChance(0.5)));

  /** An agent with chance p scores (1 + p - q) / 2 against one with chance q. */
  @Test
  void ratesAgentsByStrength() {
    Arena arena = new Arena(new ArenaConfig(2, 1), MatchListener.NONE, () -> false);
    CrossTable table = LADDER.play(arena, pairing -> MatchLog.NONE);
    assertEquals(600, LADDER.games());
    assertEquals(400, table.games(0));
    assertEquals(200, table.games(0, 2));
    assertEquals(200, table.points(0, 1) + table.points(1, 0));
    assertEquals(0.7, table.points(1, 0) / 200, 0.08);
    Ratings ratings = Ratings.fit(table);
    assertEquals(List.of(1, 2, 0), LadderReport.byRating(table, ratings));
    assertEquals(0, ratings.elo(0) + ratings.elo(1) + ratings.elo(2), 1e-6);
  }

  @Test
  void anInterruptedLadderGoesOnFromItsJournal(@TempDir Path folder) {
    Arena whole = new Arena(new ArenaConfig(1, 1), MatchListener.NONE, () -> false);
    CrossTable expected = LADDER.play(whole, pairing -> MatchLog.NONE);
    Path path = folder.resolve("ladder.jsonl");
    AtomicInteger finished = new AtomicInteger();
    MatchListener counting =
        new MatchListener() {
          @Override
          public void gameFinished(Match match, PlayedGame game) {
            finished.incrementAndGet();
          }
        };
    for (int limit : List.of(90, 333, 10_000)) {
      Arena arena = new Arena(new ArenaConfig(1, 1), counting, () -> finished.get() >= limit);
      try (MatchJournal journal = MatchJournal.open(path, SETTINGS, LADDER.names())) {
        CrossTable table = LADDER.play(arena, journal::log);
        if (limit == 10_000) {
          assertEquals(
              LadderReport.of(expected, Ratings.fit(expected)),
              LadderReport.of(table, Ratings.fit(table)));
        }
      }
    }
    assertEquals(600, finished.get());
  }

  @Test
  void oneAgentIsNoLadder() {
    assertThrows(
        IllegalArgumentException.class, () -> new Ladder(SETTINGS, List.of(FakeAgents.naming(1))));
  }

  @Test
  void theReportListsTheBestFirst() {
    CrossTable table = new CrossTable(List.of("weak", "strong"));
    table.add(0, 1, new Tally(20, 10, 69));
    String report = LadderReport.of(table, Ratings.fit(table));
    assertTrue(report.indexOf("1. strong") < report.indexOf("2. weak"), report);
    assertTrue(report.contains("74.0"), report);
  }
}
