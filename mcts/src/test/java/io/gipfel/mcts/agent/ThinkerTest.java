package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.agent.AgentLimit.Unit;
import io.gipfel.mcts.agent.Thinker.Watcher;
import io.gipfel.mcts.agent.Thought.Verdict;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkerTest {

  private static final Watcher STOPS_AT_ONCE = new Watcher(() -> true, thought -> {});

  private static OngoingGame at(Game game, String position) {
    return new OngoingGame(game, game.notation().parsePosition(position), 1);
  }

  /** Whatever it is asked for, it plays what the agent of the same text plays. */
  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "alphabeta:depth=3", "mcts:sims=50"})
  void thinksAsTheAgentChooses(String text) {
    Game game = Games.byName("dvonn-random");
    AgentSpec spec = AgentSpec.parse(text);
    try (Thinker thinker = Agents.thinker(spec, game);
        Agent agent = Agents.create(spec, game)) {
      assertEquals(text, thinker.name());
      for (int seed = 0; seed < 5; seed++) {
        Thought thought =
            thinker.think(
                new OngoingGame(game, game.newPosition(seed), 1), thinker.ownLimit(), Watcher.NONE);
        assertEquals(
            agent.choose(new OngoingGame(game, game.newPosition(seed), 1)), thought.action());
        assertEquals(thought.action(), thought.line().get(0));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"alphabeta:depth=1000", "alphabeta:time=24m", "mcts:sims=1000000"})
  void answersAtOnceWhenItIsStopped(String text) {
    Game game = Games.byName("dvonn-random");
    try (Thinker thinker = Agents.thinker(AgentSpec.parse(text), game)) {
      OngoingGame ongoing = new OngoingGame(game, game.newPosition(3), 1);
      for (AgentLimit.Unit unit : thinker.units()) {
        AgentLimit large = new AgentLimit(unit, 1000);
        Thought thought = thinker.think(ongoing, large, STOPS_AT_ONCE);
        assertTrue(thought.nodes() <= 1024, thought.toString());
      }
    }
  }

  @Test
  void alphaBetaCountsPositions() {
    Game game = Games.byName("dvonn-random");
    OngoingGame ongoing = new OngoingGame(game, game.newPosition(3), 1);
    try (Thinker thinker = Agents.thinker(AgentSpec.parse("alphabeta:depth=9"), game)) {
      Thought thought = thinker.think(ongoing, AgentLimit.simulations(5_000), Watcher.NONE);
      assertTrue(thought.nodes() >= 5_000 && thought.nodes() <= 6_024, thought.toString());
      assertInstanceOf(Verdict.Points.class, thought.verdict());
    }
  }

  @Test
  void whatAlphaBetaSeesToTheEndIsCertain() {
    Game game = new TicTacToe(1);
    try (Thinker thinker = Agents.thinker(AgentSpec.parse("alphabeta:depth=9"), game)) {
      Verdict drawn = thinker.think(at(game, "start"), thinker.ownLimit(), Watcher.NONE).verdict();
      assertEquals(new Verdict.Proven(0, 0), drawn);
      Thought won = thinker.think(at(game, "ww./bb./... w 1"), thinker.ownLimit(), Watcher.NONE);
      assertEquals(1, ((Verdict.Proven) won.verdict()).outcomeForFirst());
      Thought lost = thinker.think(at(game, "w.w/.b./w.b b 1"), AgentLimit.depth(8), Watcher.NONE);
      assertEquals(1, ((Verdict.Proven) lost.verdict()).outcomeForFirst());
    }
  }

  /** The best first, and what is said of it is from the first player's side whoever moves. */
  @Test
  void aSearchTellsWhatItConsidered() {
    Game game = new TicTacToe(1);
    try (Thinker thinker = Agents.thinker(AgentSpec.parse("mcts:sims=400"), game)) {
      Thought thought =
          thinker.think(at(game, "w.w/bb./w.. b 1"), thinker.ownLimit(), Watcher.NONE);
      assertEquals(5, thought.action());
      assertEquals(5, thought.candidates().get(0).action());
      double shares = thought.candidates().stream().mapToDouble(Thought.Candidate::share).sum();
      assertEquals(1, shares, 1e-9);
      assertTrue(((Verdict.Outcome) thought.verdict()).scoreForFirst() < 0.3, thought.toString());
    }
  }

  /** The positions that a search over playouts asks about, and a clock that each look moves on. */
  private static final class Watched {
    final Game game = Games.byName("dvonn-random");
    final Set<Long> evaluated = new HashSet<>();
    final AtomicLong nanos = new AtomicLong();
    final OngoingGame ongoing = new OngoingGame(game, game.newPosition(3), 1);

    SearchThinker thinker() {
      HashEvaluator hash = new HashEvaluator(1);
      Evaluator watching =
          batch -> {
            for (int slot = 0; slot < batch.size(); slot++) {
              evaluated.add(batch.position(slot).hash());
            }
            hash.evaluate(batch);
          };
      return new SearchThinker(
          "watched",
          new Agents.Searched(game, watching, SearchConfig.defaults()),
          AgentLimit.millis(300),
          () -> nanos.getAndAdd(1_000_000));
    }
  }

  /** The position after the reply was evaluated when the last action was thought about. */
  @Test
  void theTreeIsKeptBetweenMoves() {
    Watched watched = new Watched();
    try (Thinker thinker = watched.thinker()) {
      Thought first = thinker.think(watched.ongoing, AgentLimit.millis(300), Watcher.NONE);
      watched.ongoing.play(first.line().get(0));
      watched.ongoing.play(first.line().get(1));
      assertTrue(watched.evaluated.contains(watched.ongoing.position().hash()));
      watched.evaluated.clear();
      Thought second = thinker.think(watched.ongoing, AgentLimit.millis(300), Watcher.NONE);
      assertFalse(watched.evaluated.contains(watched.ongoing.position().hash()));
      assertTrue(second.nodes() > 50, second.toString());
      OngoingGame other = new OngoingGame(watched.game, watched.ongoing.position(), 1);
      thinker.think(other, AgentLimit.millis(300), Watcher.NONE);
      assertTrue(watched.evaluated.contains(other.position().hash()), "another game's tree");
    }
  }

  /** Whoever speaks UGI may ask for simulations and for time in turns. */
  @ParameterizedTest
  @EnumSource
  void limitsOfBothKindsMayTakeTurns(Algorithm algorithm) {
    Watched watched = new Watched();
    Agents.Searched searched =
        new Agents.Searched(
            watched.game, new HashEvaluator(1), SearchConfig.defaults().with(algorithm));
    try (Thinker thinker =
        new SearchThinker(
            "turns", searched, AgentLimit.millis(1), () -> watched.nanos.getAndAdd(1_000_000))) {
      while (!watched.ongoing.isOver()) {
        AgentLimit limit =
            watched.ongoing.actionCount() % 3 == 0
                ? AgentLimit.simulations(20)
                : AgentLimit.millis(30);
        Thought thought = thinker.think(watched.ongoing, limit, Watcher.NONE);
        int[] legal = Positions.legalActions(watched.game, watched.ongoing.position());
        assertTrue(Arrays.binarySearch(legal, thought.action()) >= 0, thought.toString());
        watched.ongoing.play(thought.action());
      }
    }
  }

  @Test
  void anotherLimitBeginsAnotherClock() {
    Watched watched = new Watched();
    try (Thinker thinker = watched.thinker()) {
      AgentLimit little = AgentLimit.parse("budget=100ms", EnumSet.of(Unit.BUDGET));
      AgentLimit much = AgentLimit.parse("budget=9s", EnumSet.of(Unit.BUDGET));
      for (int i = 0; i < 20; i++) {
        thinker.think(watched.ongoing, little, Watcher.NONE);
      }
      long start = watched.nanos.get();
      thinker.think(watched.ongoing, much, Watcher.NONE);
      assertTrue(watched.nanos.get() - start > 100_000_000, "the new budget is used");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"budget=2s", "clock=1s+20ms"})
  void aWholeGameKeepsToItsClock(String text) {
    Watched watched = new Watched();
    AgentLimit limit = AgentLimit.parse(text, EnumSet.of(Unit.BUDGET, Unit.CLOCK));
    try (Thinker thinker = watched.thinker()) {
      long used = 0;
      while (!watched.ongoing.isOver()) {
        long start = watched.nanos.get();
        watched.ongoing.play(thinker.think(watched.ongoing, limit, Watcher.NONE).line().get(0));
        used += watched.nanos.get() - start;
        assertTrue(
            used <= limit.nanos() + limit.increment() * 1_000_000 * watched.ongoing.actionCount());
      }
      assertTrue(used > limit.nanos() / 4, used + " ns used");
    }
  }
}
