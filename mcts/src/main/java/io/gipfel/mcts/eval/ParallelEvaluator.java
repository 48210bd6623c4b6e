package io.gipfel.mcts.eval;

import io.gipfel.core.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Shares each batch among several evaluators, one a thread: for a single game that has all the
 * cores. It answers as one of them alone would, since an evaluation depends on the position alone.
 */
public final class ParallelEvaluator implements Evaluator {

  private final List<Evaluator> parts;
  private final EvaluationBatch[] shares;
  private final ExecutorService helpers;

  /**
   * An evaluator of batches of up to {@code capacity} positions.
   *
   * @param parts all alike, closed with this; the caller's thread uses the first
   */
  public ParallelEvaluator(Game game, List<? extends Evaluator> parts, int capacity) {
    this.parts = List.copyOf(parts);
    this.shares = new EvaluationBatch[parts.size()];
    Arrays.setAll(
        shares, i -> new EvaluationBatch(game, (capacity + parts.size() - 1) / parts.size()));
    this.helpers =
        Executors.newFixedThreadPool(
            Math.max(1, parts.size() - 1),
            task -> {
              Thread thread = new Thread(task, "evaluator");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * What judges batches of up to {@code capacity} positions by {@code model}, on so many threads.
   *
   * @param model stays the caller's to close, after the evaluator
   */
  public static Evaluator of(OnnxModel model, int threads, int capacity) {
    if (threads == 1) {
      return new OnnxEvaluator(model, capacity);
    }
    List<OnnxEvaluator> parts =
        Stream.generate(() -> new OnnxEvaluator(model, capacity)).limit(threads).toList();
    return new ParallelEvaluator(model.game(), parts, capacity);
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    int used = Math.min(parts.size(), batch.size());
    List<Future<?>> others = new ArrayList<>();
    for (int part = used - 1; part >= 0; part--) {
      EvaluationBatch share = shares[part];
      share.clear();
      for (int slot = begin(part, used, batch); slot < begin(part + 1, used, batch); slot++) {
        share.add(batch.position(slot));
      }
      Evaluator evaluator = parts.get(part);
      if (part > 0) {
        others.add(helpers.submit(() -> evaluator.evaluate(share)));
      } else {
        evaluator.evaluate(share);
      }
    }
    others.forEach(ParallelEvaluator::join);
    for (int part = 0; part < used; part++) {
      copy(shares[part], batch, begin(part, used, batch));
    }
  }

  /** The first slot of a part. */
  private static int begin(int part, int used, EvaluationBatch batch) {
    return part * batch.size() / used;
  }

  private static void copy(EvaluationBatch from, EvaluationBatch to, int begin) {
    System.arraycopy(
        from.logits(), 0, to.logits(), to.logitOffset(begin), from.logitOffset(from.size()));
    System.arraycopy(from.valuesForMover(), 0, to.valuesForMover(), begin, from.size());
  }

  private static void join(Future<?> part) {
    try {
      part.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while evaluating", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    }
  }

  @Override
  public void close() {
    helpers.shutdownNow();
    parts.forEach(Evaluator::close);
  }
}
