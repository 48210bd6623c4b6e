package io.gipfel.training.selfplay;

import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * Plays games of an evaluator against itself on several threads, each with many games at once.
 *
 * <p>A thread gathers a leaf from each of its games, has them judged in one batch, and gives the
 * answers back: no locks and no virtual loss. What an evaluator says depends on the position alone,
 * and a game's random stream on its seed alone, so the games are the same whatever the number of
 * threads and of games in flight.
 */
public final class SelfPlay {

  private final Game game;
  private final SelfPlayConfig config;
  private final SearchConfig search;
  private final int threads;

  /** Self-play of {@code game} on {@code threads} threads. */
  public SelfPlay(Game game, SelfPlayConfig config, SearchConfig search, int threads) {
    this.game = game;
    this.config = config;
    this.search = search;
    this.threads = threads;
  }

  /**
   * Plays the games with the given ids and hands each to {@code sink} as it ends; returns when all
   * have ended or the sink says stop.
   *
   * @param ids which games to play, in the order in which they begin
   * @param seedOf the seed of the game with an id
   * @param evaluators makes the evaluator of one thread, which is closed at the end
   * @return sums over the finished games
   */
  public SelfPlayStatistics play(
      long[] ids, LongUnaryOperator seedOf, Supplier<Evaluator> evaluators, GameSink sink) {
    GameQueue queue = new GameQueue(ids, seedOf);
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<SelfPlayStatistics>> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(
            executor.submit(
                new SelfPlayWorker(game, config, search, evaluators.get(), queue, sink)));
      }
      return sum(workers);
    } finally {
      executor.shutdownNow();
    }
  }

  private static SelfPlayStatistics sum(List<Future<SelfPlayStatistics>> workers) {
    SelfPlayStatistics total = new SelfPlayStatistics();
    try {
      for (Future<SelfPlayStatistics> worker : workers) {
        total.add(worker.get());
      }
      return total;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("self-play was interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("self-play failed: " + e.getCause(), e);
    }
  }
}
