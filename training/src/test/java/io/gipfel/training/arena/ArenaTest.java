package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentException;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ArenaTest {

  private static final AgentSource RANDOM = FakeAgents.choosing("random", FakeAgents::random);
  private static final AgentSource BATCHING = FakeAgents.batching("batching", FakeAgents::random);

  private static MatchSettings sum(String order, int pairs) {
    return new MatchSettings(new SumGame(order), Openings.NONE, pairs, 1);
  }

  private static Arena arena(int threads, int gamesInFlight) {
    return new Arena(
        new ArenaConfig(threads, gamesInFlight), MatchListener.NONE, () -> false, () -> 0);
  }

  @Test
  void theSameWhateverTheThreadsAndGamesInFlight() {
    MatchSettings settings =
        new MatchSettings(new TicTacToe(2), Openings.randomActions(1, 3), 40, 5);
    Match match = new Match(settings, BATCHING, RANDOM);
    List<PlayedGame> alone = arena(1, 1).play(match).games();
    assertEquals(80, alone.size());
    assertEquals(alone, arena(1, 16).play(match).games());
    assertEquals(alone, arena(3, 1).play(match).games());
    assertEquals(alone, arena(4, 7).play(match).games());
  }

  @Test
  void anotherSeedPlaysOtherGames() {
    Match one = new Match(new MatchSettings(new TicTacToe(1), Openings.NONE, 9, 1), RANDOM, RANDOM);
    Match two = new Match(new MatchSettings(new TicTacToe(1), Openings.NONE, 9, 2), RANDOM, RANDOM);
    assertTrue(!arena(1, 1).play(one).games().equals(arena(1, 1).play(two).games()));
  }

  @Test
  void thePairSharesItsOpeningWithColoursSwapped() {
    MatchSettings settings =
        new MatchSettings(new SumGame("wbwbwbwb"), Openings.randomActions(2, 4), 20, 1);
    AgentSource one = FakeAgents.naming(1);
    AgentSource two = FakeAgents.naming(2);
    List<PlayedGame> games = arena(2, 4).play(new Match(settings, one, two)).games();
    for (int i = 0; i < games.size(); i += 2) {
      PlayedGame first = games.get(i);
      PlayedGame second = games.get(i + 1);
      assertTrue(first.aIsFirst() && !second.aIsFirst());
      int plies = first.openingPlies();
      assertEquals(plies, second.openingPlies());
      assertEquals(first.actions().subList(0, plies), second.actions().subList(0, plies));
      for (int ply = plies; ply < 8; ply++) {
        assertEquals(ply % 2 == 0 ? 1 : 2, first.actions().get(ply));
        assertEquals(ply % 2 == 0 ? 2 : 1, second.actions().get(ply));
      }
    }
  }

  @Test
  void aRandomSetupIsSharedByThePair() {
    MatchSettings settings = new MatchSettings(new SumGame("wb"), Openings.SETUP, 20, 1);
    MatchResult result =
        arena(1, 4).play(new Match(settings, FakeAgents.naming(1), FakeAgents.naming(1)));
    List<PlayedGame> games = result.games();
    for (int i = 0; i < games.size(); i += 2) {
      assertEquals(games.get(i).start(), games.get(i + 1).start());
    }
    assertEquals(games.stream().map(PlayedGame::start).distinct().count(), result.distinctGames());
    assertTrue(result.distinctGames() > 15);
  }

  /** Row 15: without openings, agents without a random stream play two games for ever. */
  @Test
  void distinctGamesAreCounted() {
    Match match = new Match(sum("wb", 50), FakeAgents.naming(1), FakeAgents.naming(2));
    assertEquals(2, arena(2, 2).play(match).distinctGames());
    Match mirror = new Match(sum("wb", 50), FakeAgents.naming(1), FakeAgents.naming(1));
    assertEquals(1, arena(2, 2).play(mirror).distinctGames());
  }

  /** Row 4: whoever makes the last action, the larger sum wins, by the same margin. */
  @ParameterizedTest
  @ValueSource(strings = {"wbwb", "wbbw", "wwbb", "bbww"})
  void theResultDoesNotDependOnWhoMovedLast(String order) {
    Match match = new Match(sum(order, 3), FakeAgents.naming(7), FakeAgents.naming(4));
    MatchResult result = arena(1, 1).play(match);
    assertEquals(new Tally(6, 0, 0), result.tally());
    assertEquals(new Tally(3, 0, 0), result.tallyAsFirst());
    assertEquals(new Tally(3, 0, 0), result.tallyAsSecond());
    assertEquals(6, result.meanMargin());
  }

  /** Row 5. */
  @Test
  void aDrawIsHalfAPoint() {
    Match match = new Match(sum("wb", 4), FakeAgents.naming(3), FakeAgents.naming(3));
    MatchResult result = arena(1, 1).play(match);
    assertEquals(new Tally(0, 8, 0), result.tally());
    assertEquals(0.5, result.score());
    assertEquals(0, result.elo());
    assertEquals(Pentanomial.of(0, 0, 4, 0, 0), result.pairs());
  }

  /** White names last and can always win by one, so each pair is one all. */
  @Test
  void aColourThatAlwaysWinsGivesNobodyAnything() {
    AgentSource follower =
        FakeAgents.choosing(
            "follower",
            game ->
                game.actionCount() == 0 ? 4 : game.action(0) + (game.actionCount() == 1 ? 1 : 0));
    MatchResult result = arena(1, 1).play(new Match(sum("bw", 5), follower, follower));
    assertEquals(Pentanomial.of(0, 0, 5, 0, 0), result.pairs());
    assertEquals(new Tally(5, 0, 0), result.tallyAsFirst());
    assertEquals(new Tally(0, 0, 5), result.tallyAsSecond());
  }

  /** Row 27: the side that fails loses, is replaced, and the match goes on. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void anAgentThatFailsLosesThatGame(boolean batches) {
    AtomicInteger created = new AtomicInteger();
    AtomicInteger closed = new AtomicInteger();
    AgentSource failing =
        AgentSource.of(
            "failing",
            () -> {
              created.incrementAndGet();
              return new FailingAgent(batches, closed);
            });
    MatchSettings settings =
        new MatchSettings(new SumGame("wbwb"), Openings.randomActions(1, 1), 40, 2);
    Match match = new Match(settings, failing, FakeAgents.naming(0));
    MatchResult result = arena(2, 5).play(match);
    assertEquals(80, result.tally().games());
    assertTrue(!result.forfeits().isEmpty() && result.forfeits().size() < 80);
    for (PlayedGame game : result.games()) {
      boolean fails = game.actions().get(0) >= 7;
      assertEquals(fails, game.end().forfeit().isPresent());
      assertEquals(fails ? -1 : 1, game.outcomeForA() == 0 ? 1 : game.outcomeForA());
      game.end().forfeit().ifPresent(reason -> assertEquals("engine crashed", reason));
    }
    assertTrue(created.get() > 2);
    assertEquals(created.get(), closed.get());
    assertEquals(result.games(), arena(1, 1).play(match).games());
  }

  /** Cannot play on after an opening digit of 7 or more; else names 9. */
  private record FailingAgent(boolean batches, AtomicInteger closed) implements Agent {

    @Override
    public String name() {
      return "failing";
    }

    @Override
    public int choose(OngoingGame game) {
      if (game.action(0) >= 7) {
        throw new AgentException("engine crashed");
      }
      return 9;
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  @Test
  void anIllegalActionLosesTheGame() {
    AgentSource illegal = FakeAgents.choosing("illegal", game -> 10);
    MatchResult result = arena(1, 1).play(new Match(sum("wb", 2), RANDOM, illegal));
    assertEquals(new Tally(4, 0, 0), result.tally());
    assertEquals(4, result.forfeits().size());
    assertEquals(
        "action 10 is illegal at ply 1", result.forfeits().get(0).end().forfeit().orElseThrow());
    assertEquals(0, result.meanMargin());
  }

  @Test
  void anyOtherFailureEndsTheMatch() {
    IllegalStateException failure = new IllegalStateException("a fault");
    AgentSource faulty =
        FakeAgents.choosing(
            "faulty",
            game -> {
              throw failure;
            });
    Match match = new Match(sum("wb", 50), RANDOM, faulty);
    assertSame(failure, assertThrows(RuntimeException.class, () -> arena(3, 1).play(match)));
  }

  @Test
  void theStopRuleSeesPairsInOrderWhateverTheThreads() {
    MatchSettings settings = sum("wb", 2000);
    Match match =
        new Match(settings, FakeAgents.nineWithChance(0.6), FakeAgents.nineWithChance(0.4));
    Sprt sprt = Sprt.of(0, 60);
    MatchResult alone = arena(1, 1).play(match, sprt, MatchLog.NONE);
    assertTrue(alone.tally().games() < 4000);
    assertEquals(Sprt.Verdict.H1, sprt.verdict(alone.pairs()));
    for (int threads = 2; threads <= 4; threads++) {
      assertEquals(alone.games(), arena(threads, 8).play(match, sprt, MatchLog.NONE).games());
    }
  }

  @Test
  void aSweepEndsTheSprt() {
    Match match = new Match(sum("wb", 2000), FakeAgents.naming(0), FakeAgents.naming(9));
    Sprt sprt = Sprt.of(0, 30);
    MatchResult result = arena(2, 1).play(match, sprt, MatchLog.NONE);
    assertEquals(Sprt.Verdict.H0, sprt.verdict(result.pairs()));
    assertTrue(result.tally().games() < 200);
  }

  @Test
  void anInterruptedMatchCountsWholePairs() {
    AtomicInteger finished = new AtomicInteger();
    MatchListener counting =
        new MatchListener() {
          @Override
          public void gameFinished(Match match, PlayedGame game) {
            finished.incrementAndGet();
          }
        };
    Arena arena = new Arena(new ArenaConfig(1, 1), counting, () -> finished.get() >= 7);
    MatchResult result = arena.play(new Match(sum("wb", 50), RANDOM, RANDOM));
    assertEquals(7, finished.get());
    assertEquals(6, result.tally().games());
    assertTrue(arena.isInterrupted());
  }

  /** Ctrl-C ends the agent's program; the match hears of it before, or a little later. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void anAgentThatFailsInAnInterruptedMatchForfeitsNothing(int questionsLater) {
    AtomicBoolean failed = new AtomicBoolean();
    AtomicInteger questions = new AtomicInteger();
    AgentSource program =
        program(
            game -> {
              failed.set(true);
              throw new AgentException("ended with exit code 130");
            });
    Arena arena =
        new Arena(
            new ArenaConfig(1, 1),
            MatchListener.NONE,
            () -> failed.get() && questions.getAndIncrement() >= questionsLater);
    List<PlayedGame> appended = new ArrayList<>();
    MatchResult result =
        arena.play(new Match(sum("wb", 5), program, RANDOM), StopRule.NEVER, logTo(appended));
    assertTrue(failed.get());
    assertEquals(List.of(), appended);
    assertEquals(0, result.tally().games());
  }

  private static MatchLog logTo(List<PlayedGame> appended) {
    return new MatchLog() {
      @Override
      public List<PlayedGame> played() {
        return List.of();
      }

      @Override
      public void append(PlayedGame game) {
        appended.add(game);
      }
    };
  }

  /** An agent that plays one game at a time, as an external program does. */
  private static AgentSource program(ToIntFunction<OngoingGame> choice) {
    AgentSource agents = FakeAgents.choosing("program", choice);
    return new AgentSource() {
      @Override
      public String name() {
        return agents.name();
      }

      @Override
      public Agent create() {
        return agents.create();
      }

      @Override
      public boolean playsOneGameAtATime() {
        return true;
      }
    };
  }

  @Test
  void timeIsMeasuredForEachSide() {
    AtomicLong clock = new AtomicLong();
    AgentSource slow = FakeAgents.choosing("slow", game -> (int) (clock.addAndGet(3_000_000) % 1));
    AgentSource fast = FakeAgents.batching("fast", game -> (int) (clock.addAndGet(1_000_000) % 1));
    Arena arena = new Arena(new ArenaConfig(1, 4), MatchListener.NONE, () -> false, clock::get);
    MatchResult result = arena.play(new Match(sum("wbwb", 5), slow, fast));
    assertEquals(new TimeUsed(20, 60_000_000), result.timeA());
    assertEquals(new TimeUsed(20, 20_000_000), result.timeB());
    assertEquals(3, result.timeA().millisPerChoice());
  }

  @Test
  void agentsThatBatchAreAskedAboutManyGames() {
    List<Integer> sizes = new ArrayList<>();
    AgentSource counting = AgentSource.of("counting", () -> new CountingAgent(sizes));
    arena(1, 6).play(new Match(sum("wb", 6), counting, RANDOM));
    assertTrue(sizes.contains(3) || sizes.contains(6), sizes.toString());
    assertEquals(12, IntStream.range(0, sizes.size()).map(sizes::get).sum());
  }

  @Test
  void anAgentOfOneGameAtATimeIsNotAskedAboutOthers() {
    List<OngoingGame> asked = new ArrayList<>();
    AgentSource program =
        program(
            game -> {
              asked.add(game);
              return 0;
            });
    arena(1, 6).play(new Match(sum("wbwbwb", 4), BATCHING, program));
    assertEquals(24, asked.size());
    for (int i = 0; i < asked.size(); i++) {
      assertSame(asked.get(i - i % 3), asked.get(i));
    }
  }

  private record CountingAgent(List<Integer> sizes) implements Agent {

    @Override
    public String name() {
      return "counting";
    }

    @Override
    public boolean batches() {
      return true;
    }

    @Override
    public int choose(OngoingGame game) {
      sizes.add(1);
      return 0;
    }

    @Override
    public void choose(List<OngoingGame> games, int[] actions) {
      sizes.add(games.size());
    }
  }

  @Test
  void aGameBecomesARecord() {
    MatchSettings settings =
        new MatchSettings(new TicTacToe(1), Openings.randomActions(2, 2), 1, 1);
    PlayedGame game = arena(1, 1).play(new Match(settings, RANDOM, RANDOM)).games().get(1);
    var record = game.toRecord(settings);
    assertEquals(1, record.id());
    assertEquals("tictactoe", record.game());
    assertEquals(game.actions().size(), record.plies().size());
    assertEquals(game.actions().get(2), record.action(2));
    assertEquals(game.end().outcomeForFirst(), record.outcomeForFirst());
  }
}
