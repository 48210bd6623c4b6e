package io.gipfel.training.selfplay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.hexapawn.Hexapawn;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.mcts.ProofConfig;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SelfPlayTest {

  private static final Game DVONN = Games.byName("dvonn");
  private static final int SOLVER_NODES = 20_000;

  private static SelfPlayConfig config(int gamesInFlight, int cacheMegabytes) {
    return new SelfPlayConfig(
        24,
        8,
        gamesInFlight,
        8,
        4,
        0.5,
        0.25,
        0.5,
        10,
        1,
        10,
        false,
        cacheMegabytes,
        true,
        0,
        false);
  }

  private static SearchConfig search(Algorithm algorithm) {
    return SearchConfig.defaults().with(algorithm);
  }

  private static SearchConfig proving(Algorithm algorithm) {
    return search(algorithm).with(new ProofConfig(true, 500, SOLVER_NODES, 1));
  }

  private static Map<Long, String> play(SearchConfig search, SelfPlayConfig config, int threads) {
    Map<Long, String> games = new ConcurrentSkipListMap<>();
    collect(search, config, threads, record -> games.put(record.id(), text(record)));
    return games;
  }

  private static SelfPlayStatistics collect(
      SearchConfig search, SelfPlayConfig config, int threads, Consumer<GameRecord> consumer) {
    return collect(DVONN, search, config, threads, consumer);
  }

  private static SelfPlayStatistics collect(
      Game game,
      SearchConfig search,
      SelfPlayConfig config,
      int threads,
      Consumer<GameRecord> consumer) {
    long[] ids = LongStream.range(100, 124).toArray();
    GameSink sink =
        new GameSink() {
          @Override
          public void accept(GameRecord record) {
            consumer.accept(record);
          }

          @Override
          public void evaluated(int positions) {}

          @Override
          public boolean isStopped() {
            return false;
          }
        };
    return new SelfPlay(game, config, search, threads)
        .play(ids, id -> 31 * id, () -> new HashEvaluator(7), sink);
  }

  private static String text(GameRecord record) {
    StringBuilder text = new StringBuilder(record.start()).append(record.seed());
    for (PlyRecord ply : record.plies()) {
      text.append(ply.action())
          .append(Arrays.toString(ply.candidates()))
          .append(Arrays.toString(ply.visits()))
          .append(Arrays.toString(ply.weights()))
          .append(ply.valueForFirst())
          .append(ply.target())
          .append(ply.proven());
    }
    return text.toString();
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void gamesDoNotDependOnThreadsBatchesOrCache(Algorithm algorithm) {
    for (SearchConfig search : List.of(search(algorithm), proving(algorithm))) {
      Map<Long, String> alone = play(search, config(1, 0), 1);
      assertEquals(24, alone.size());
      assertEquals(alone, play(search, config(5, 0), 1));
      assertEquals(alone, play(search, config(24, 4), 2));
      assertEquals(alone, play(search, config(3, 4), 8));
    }
  }

  @Test
  void noTwoGamesAreAlike() {
    Set<String> distinct = new HashSet<>(play(search(Algorithm.GUMBEL), config(8, 4), 8).values());
    assertEquals(24, distinct.size());
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void recordsReplayAndHoldTheirTargets(Algorithm algorithm) {
    Map<Long, GameRecord> games = new ConcurrentSkipListMap<>();
    collect(search(algorithm), config(8, 4), 2, record -> games.put(record.id(), record));
    int setups = 0;
    int openings = 0;
    for (GameRecord record : games.values()) {
      Replay.check(DVONN, record);
      boolean setup = record.start().endsWith("stack");
      setups += setup ? 1 : 0;
      openings += !setup && record.plies().get(0).candidates().length == 0 ? 1 : 0;
      for (PlyRecord ply : record.plies()) {
        int sum = Arrays.stream(ply.weights()).sum();
        int slack = DVONN.maxLegalActions();
        boolean searched = ply.candidates().length > 0;
        assertEquals(searched ? 65_535 : 0, sum, searched ? slack : 0);
        assertTrue(searched || !ply.target());
      }
    }
    assertTrue(setups > 0 && setups < 24, setups + " games from a random setup");
    assertTrue(openings > 0 && openings < 24, openings + " games with a random opening");
  }

  /** From the first proven ply on everything is proven and kept: outcome, margin, all targets. */
  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aProvenGameIsPlayedOutAsProven(Algorithm algorithm) {
    List<GameRecord> games = Collections.synchronizedList(new ArrayList<>());
    SelfPlayStatistics statistics = collect(proving(algorithm), config(8, 4), 2, games::add);
    games.forEach(statistics::add);
    assertEquals(24, statistics.provenGames());
    assertTrue(statistics.provenPositions() > 24 * 5);
    Solver solver = new Solver(DVONN, new SolverConfig(1));
    int compared = 0;
    for (GameRecord record : games) {
      Replay.check(DVONN, record);
      boolean decided = false;
      for (Replay replay = new Replay(DVONN, record); replay.hasNext(); replay.advance()) {
        PlyRecord ply = replay.next();
        assertTrue(ply.proven() || !decided);
        decided |= ply.proven();
        if (ply.proven()) {
          assertEquals(record.outcomeForFirst(), ply.valueForFirst());
        }
        if (ply.proven() && ply.target() && solves(solver, replay.position())) {
          assertEquals(record.marginForFirst(), solver.lowerForFirst());
          int[] optimal = new int[DVONN.maxLegalActions()];
          int count = solver.optimalActions(optimal, SOLVER_NODES);
          if (count > 0) {
            assertArrayEquals(Arrays.copyOf(optimal, count), weighted(ply));
            compared++;
          }
        }
      }
    }
    assertTrue(compared > 24 * 3, compared + " policy targets compared");
  }

  private static boolean solves(Solver solver, Position position) {
    return solver.worthTrying(position, SOLVER_NODES) && solver.solve(position, SOLVER_NODES);
  }

  /** The actions with a part in the policy target, which must be an equal one. */
  private static int[] weighted(PlyRecord ply) {
    int most = Arrays.stream(ply.weights()).max().orElseThrow();
    assertTrue(Arrays.stream(ply.weights()).allMatch(weight -> weight == 0 || weight == most));
    return IntStream.range(0, ply.weights().length)
        .filter(i -> ply.weights()[i] > 0)
        .map(i -> ply.candidates()[i])
        .toArray();
  }

  @Test
  void aDecidedGameGoesOnBySearchIfWanted() {
    SelfPlayConfig config =
        new SelfPlayConfig(24, 8, 8, 8, 4, 0.5, 0.25, 0.5, 10, 1, 10, true, 0, true, 0, false);
    List<GameRecord> games = Collections.synchronizedList(new ArrayList<>());
    collect(proving(Algorithm.GUMBEL), config, 2, games::add);
    int searchedOn = 0;
    for (GameRecord record : games) {
      Replay.check(DVONN, record);
      boolean exact = false;
      for (PlyRecord ply : record.plies()) {
        searchedOn += exact && !ply.proven() && ply.candidates().length > 0 ? 1 : 0;
        exact |= ply.proven();
      }
    }
    assertTrue(searchedOn > 24, searchedOn + " plies");
    assertEquals(
        play(proving(Algorithm.GUMBEL), config, 1), play(proving(Algorithm.GUMBEL), config, 3));
  }

  @Test
  void evaluationsAreCounted() {
    SelfPlayStatistics statistics =
        collect(search(Algorithm.GUMBEL), config(8, 4), 2, record -> {});
    assertTrue(statistics.evaluations() > 24 * 49 * 4 / 2);
    assertTrue(statistics.cacheHits() > 0);
    assertTrue(statistics.overhead() > 0 && statistics.overhead() < 1);
  }

  /** A thread that fails ends the others, and nobody uses an evaluator after the error is seen. */
  @Test
  void failureOfOneThreadEndsAll() {
    AtomicInteger open = new AtomicInteger();
    GameSink full =
        new GameSink() {
          @Override
          public void accept(GameRecord record) {
            throw new UncheckedIOException(new IOException("disk full"));
          }

          @Override
          public void evaluated(int positions) {}

          @Override
          public boolean isStopped() {
            return false;
          }
        };
    SelfPlay selfPlay = new SelfPlay(DVONN, config(4, 4), SearchConfig.defaults(), 3);
    long[] ids = LongStream.range(0, 1_000_000).toArray();
    assertThrows(
        UncheckedIOException.class,
        () -> selfPlay.play(ids, id -> id, () -> new CountedEvaluator(open), full));
    assertEquals(0, open.get());
  }

  private static final class CountedEvaluator implements Evaluator {
    private final AtomicInteger open;
    private final Evaluator inner = new HashEvaluator(1);

    CountedEvaluator(AtomicInteger open) {
      this.open = open;
      open.incrementAndGet();
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
      inner.evaluate(batch);
    }

    @Override
    public void close() {
      open.decrementAndGet();
    }
  }

  /** With so few simulations it happens that all of the actions visited are proven lost. */
  @ParameterizedTest
  @EnumSource
  void aGameGoesOnWhereAllThatWasVisitedIsLost(Algorithm algorithm) {
    Game game = Games.byName("tictactoe");
    SearchConfig search = search(algorithm).with(ProofConfig.treeAlone());
    for (int simulations = 2; simulations < 8; simulations++) {
      SelfPlayConfig config =
          new SelfPlayConfig(
              24, 8, 8, simulations, simulations, 1, 0, 0.5, 3, 1, 9, false, 0, true, 0, false);
      AtomicInteger games = new AtomicInteger();
      collect(game, search, config, 1, record -> games.incrementAndGet());
      assertEquals(24, games.get());
    }
  }

  /** Turns of several actions, actions with equal results, and a game that nobody has listed. */
  @ParameterizedTest
  @EnumSource
  void gamesOfOtherGamesKeepTheirRules(Algorithm algorithm) {
    List<Game> others =
        List.of(
            Games.byName("gipf-basic"),
            Games.byName("gipf-standard"),
            Games.byName("gipf-tournament"),
            new Hexapawn());
    for (Game game : others) {
      AtomicInteger searched = new AtomicInteger();
      collect(
          game,
          proving(algorithm),
          config(8, 1),
          1,
          record -> {
            Replay.check(game, record);
            searched.addAndGet((int) record.plies().stream().filter(PlyRecord::target).count());
          });
      assertTrue(searched.get() > 10, game.name() + ": " + searched);
    }
  }
}
