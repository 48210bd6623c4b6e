package io.gipfel.app.bench;

import io.gipfel.core.Game;
import io.gipfel.core.RandomPositions;
import io.gipfel.datasets.GameRecord;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.selfplay.GameSink;
import io.gipfel.training.selfplay.SelfPlay;
import io.gipfel.training.selfplay.SelfPlayConfig;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;

/**
 * Self-play that goes on in the background until it is closed: batches, search, cache and symmetry
 * are those of {@code configs/reference.yaml}.
 *
 * <p>Unlike there, every game begins with random actions, however many, so that a short measurement
 * sees all phases of games at once and not 64 openings.
 */
public final class SelfPlays implements AutoCloseable {

  private static final int GAMES_IN_FLIGHT = 64;
  private static final int SIMULATIONS = 32;
  private static final int CACHE_MEGABYTES = 128;
  private static final double RANDOM_SETUP_SHARE = 0.2;
  private static final double SECONDS_BETWEEN_LOOKS = 0.01;

  /** After so many games, self-play begins anew with an empty cache. */
  private static final int GAMES = 100_000;

  private final int threads;
  private final LongAdder evaluations = new LongAdder();
  private final LongAdder networkNanos = new LongAdder();
  private final ExecutorService background = Executors.newSingleThreadExecutor();
  private final CountDownLatch threadsToStart;
  private final Future<?> games;
  private volatile boolean stopped;

  /**
   * What happened in a while.
   *
   * @param evaluations positions that the network judged
   * @param networkNanos time of all threads in the network, encoding included
   * @param nanos time of all threads
   */
  public record Reading(long evaluations, long networkNanos, long nanos) {

    /** Share of the threads' time that was not spent in the network, in [0, 1]. */
    public double shareOutside() {
      return Math.max(0, 1 - (double) networkNanos / nanos);
    }
  }

  /**
   * Begins to play, and returns when every thread has had its first batch judged.
   *
   * @param model stays the caller's to close, after this
   */
  public SelfPlays(OnnxModel model, int threads) {
    this.threads = threads;
    this.threadsToStart = new CountDownLatch(threads);
    Game game = model.game();
    SelfPlay selfPlay = new SelfPlay(game, config(game), SearchConfig.defaults(), threads);
    games = background.submit(() -> play(selfPlay, model));
    while (threadsToStart.getCount() > 0) {
      run(SECONDS_BETWEEN_LOOKS);
    }
  }

  private static SelfPlayConfig config(Game game) {
    return new SelfPlayConfig(
        GAMES,
        GAMES,
        GAMES_IN_FLIGHT,
        SIMULATIONS,
        SIMULATIONS,
        1,
        RANDOM_SETUP_SHARE,
        1,
        RandomPositions.span(game),
        1,
        0,
        false,
        CACHE_MEGABYTES,
        true,
        0,
        false);
  }

  private void play(SelfPlay selfPlay, OnnxModel model) {
    long[] ids = LongStream.range(0, GAMES).toArray();
    while (!stopped) {
      selfPlay.play(
          ids,
          id -> id,
          () -> new Metered(new OnnxEvaluator(model, GAMES_IN_FLIGHT)),
          new UntilStopped());
    }
  }

  /** Lets the games go on for {@code seconds} and says what happened meanwhile. */
  public Reading run(double seconds) {
    long start = System.nanoTime();
    long networkBefore = networkNanos.sum();
    long evaluationsBefore = evaluations.sum();
    try {
      games.get((long) (seconds * 1e9), TimeUnit.NANOSECONDS);
      throw new IllegalStateException("self-play is closed");
    } catch (TimeoutException e) {
      return new Reading(
          evaluations.sum() - evaluationsBefore,
          networkNanos.sum() - networkBefore,
          threads * (System.nanoTime() - start));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while measuring", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("self-play failed: " + e.getCause(), e);
    }
  }

  /** Gives up the games that are being played, and waits for all threads to end. */
  @Override
  public void close() {
    stopped = true;
    background.shutdown();
    try {
      games.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException("self-play failed: " + e.getCause(), e);
    }
  }

  /** Adds what one thread has the network judge, and for how long, to the sums of all. */
  private final class Metered implements Evaluator {

    private final Evaluator network;
    private boolean started;

    Metered(Evaluator network) {
      this.network = network;
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
      long start = System.nanoTime();
      network.evaluate(batch);
      networkNanos.add(System.nanoTime() - start);
      evaluations.add(batch.size());
      if (!started) {
        started = true;
        threadsToStart.countDown();
      }
    }

    @Override
    public void close() {
      network.close();
    }
  }

  /** Has no use for the games. */
  private final class UntilStopped implements GameSink {

    @Override
    public void accept(GameRecord record) {}

    @Override
    public void evaluated(int positions) {}

    @Override
    public boolean isStopped() {
      return stopped;
    }
  }
}
