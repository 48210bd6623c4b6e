package io.gipfel.training.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Plays matches: many games at once over a number of threads, each of which has an agent of either
 * side and asks agents that batch about all its games together.
 *
 * <p>Each opening is played twice with colours swapped. Every random draw of a game comes from a
 * seed of its own, so the result is the same whatever the threads and the games in flight. An agent
 * that fails or chooses an illegal action loses that game, is replaced by a new one, and the match
 * goes on.
 */
public final class Arena {

  private final ArenaConfig config;
  private final MatchListener listener;
  private final BooleanSupplier interrupted;
  private final LongSupplier nanoClock;

  /**
   * An arena.
   *
   * @param interrupted when it becomes true, matches end soon with what they have; called from
   *     several threads
   */
  public Arena(ArenaConfig config, MatchListener listener, BooleanSupplier interrupted) {
    this(config, listener, interrupted, System::nanoTime);
  }

  /** An arena with a clock of its own. */
  Arena(
      ArenaConfig config,
      MatchListener listener,
      BooleanSupplier interrupted,
      LongSupplier nanoClock) {
    this.config = config;
    this.listener = listener;
    this.interrupted = interrupted;
    this.nanoClock = nanoClock;
  }

  /** Whether it was asked to stop. */
  public boolean isInterrupted() {
    return interrupted.getAsBoolean();
  }

  /** Plays all pairs of {@code match}. */
  public MatchResult play(Match match) {
    return play(match, StopRule.NEVER, MatchLog.NONE);
  }

  /**
   * Plays {@code match} until {@code stopRule} has enough.
   *
   * @param log has the games played before, which are not played again, and receives the others
   */
  public MatchResult play(Match match, StopRule stopRule, MatchLog log) {
    MatchRun run = new MatchRun(match, stopRule, log, listener);
    run.resume();
    int gamesLeft = run.gamesLeft();
    if (gamesLeft > 0 && !run.isStopped() && !isInterrupted()) {
      playAll(run, workers(run, gamesLeft));
    }
    return run.result();
  }

  private List<ArenaWorker> workers(MatchRun run, int gamesLeft) {
    int threads = Math.min(config.threads(), gamesLeft);
    int fairShare = (gamesLeft + threads - 1) / threads;
    int gamesInFlight = Math.min(config.gamesInFlight(), fairShare);
    return IntStream.range(0, threads)
        .mapToObj(i -> new ArenaWorker(run, gamesInFlight, interrupted, nanoClock))
        .toList();
  }

  private static void playAll(MatchRun run, List<ArenaWorker> workers) {
    ExecutorService threads = Executors.newFixedThreadPool(workers.size());
    try {
      List<Future<?>> parts = new ArrayList<>();
      for (ArenaWorker worker : workers) {
        parts.add(threads.submit(() -> playPart(run, worker)));
      }
      for (Future<?> part : parts) {
        part.get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      run.stop();
      awaitEnd(threads);
    }
  }

  /** A thread that fails stops the others. */
  private static void playPart(MatchRun run, ArenaWorker worker) {
    try {
      worker.play();
    } catch (Throwable e) {
      run.stop();
      throw e;
    }
  }

  /** Agents are not interrupted: each finishes the choice that it is at. */
  private static void awaitEnd(ExecutorService threads) {
    threads.shutdown();
    boolean interrupted = false;
    while (!threads.isTerminated()) {
      try {
        threads.awaitTermination(1, TimeUnit.DAYS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
