package io.gipfel.training.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.hexapawn.Hexapawn;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SelfPlayTest {

  private static final Game DVONN = Games.byName("dvonn");

  private static SelfPlayConfig config(int gamesInFlight, int cacheMegabytes) {
    return new SelfPlayConfig(
        24, 8, gamesInFlight, 8, 4, 0.5, 0.25, 0.5, 10, 1, 10, cacheMegabytes, true, 0);
  }

  private static Map<Long, String> play(Algorithm algorithm, SelfPlayConfig config, int threads) {
    Map<Long, String> games = new ConcurrentSkipListMap<>();
    collect(algorithm, config, threads, record -> games.put(record.id(), text(record)));
    return games;
  }

  private static SelfPlayStatistics collect(
      Algorithm algorithm, SelfPlayConfig config, int threads, Consumer<GameRecord> consumer) {
    return collect(DVONN, algorithm, config, threads, consumer);
  }

  private static SelfPlayStatistics collect(
      Game game,
      Algorithm algorithm,
      SelfPlayConfig config,
      int threads,
      Consumer<GameRecord> consumer) {
    SearchConfig search = SearchConfig.defaults().with(algorithm);
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
          .append(ply.target());
    }
    return text.toString();
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void gamesDoNotDependOnThreadsBatchesOrCache(Algorithm algorithm) {
    Map<Long, String> alone = play(algorithm, config(1, 0), 1);
    assertEquals(24, alone.size());
    assertEquals(alone, play(algorithm, config(5, 0), 1));
    assertEquals(alone, play(algorithm, config(24, 4), 2));
    assertEquals(alone, play(algorithm, config(3, 4), 8));
  }

  @Test
  void noTwoGamesAreAlike() {
    Set<String> distinct = new HashSet<>(play(Algorithm.GUMBEL, config(8, 4), 8).values());
    assertEquals(24, distinct.size());
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void recordsReplayAndHoldTheirTargets(Algorithm algorithm) {
    Map<Long, GameRecord> games = new ConcurrentSkipListMap<>();
    collect(algorithm, config(8, 4), 2, record -> games.put(record.id(), record));
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

  @Test
  void evaluationsAreCounted() {
    SelfPlayStatistics statistics = collect(Algorithm.GUMBEL, config(8, 4), 2, record -> {});
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
          algorithm,
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
