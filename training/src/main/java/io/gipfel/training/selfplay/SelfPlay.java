package io.gipfel.training.selfplay;

import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.Evaluator;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
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
   * @return the work of all threads; the games went to the sink
   */
  public SelfPlayStatistics play(
      long[] ids, LongUnaryOperator seedOf, Supplier<Evaluator> evaluators, GameSink sink) {
    GameQueue queue = new GameQueue(ids, seedOf);
    List<Callable<SelfPlayStatistics>> workers =
        Collections.nCopies(
            Math.min(threads, ids.length), () -> work(queue, evaluators.get(), sink));
    ExecutorService executor = Executors.newFixedThreadPool(Math.max(1, workers.size()));
    try {
      return sum(executor.invokeAll(workers));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("self-play was interrupted", e);
    } finally {
      executor.shutdownNow();
    }
  }

  /**
   * The work of one thread. If it fails the others stop, and all have ended when the error is seen.
   */
  private SelfPlayStatistics work(GameQueue queue, Evaluator network, GameSink sink) {
    boolean done = false;
    try (SelfPlayWorker worker = new SelfPlayWorker(game, config, search, network)) {
      SelfPlayStatistics statistics = worker.play(queue, sink);
      done = true;
      return statistics;
    } finally {
      if (!done) {
        queue.abandon();
      }
    }
  }

  private static SelfPlayStatistics sum(List<Future<SelfPlayStatistics>> workers)
      throws InterruptedException {
    SelfPlayStatistics total = new SelfPlayStatistics();
    for (Future<SelfPlayStatistics> worker : workers) {
      try {
        total.add(worker.get());
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException cause) {
          throw cause;
        }
        throw new IllegalStateException("self-play failed: " + e.getCause(), e);
      }
    }
    return total;
  }
}
