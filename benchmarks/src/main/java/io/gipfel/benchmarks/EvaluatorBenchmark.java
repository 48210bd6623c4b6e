package io.gipfel.benchmarks;

import io.gipfel.app.bench.BenchNetwork;
import io.gipfel.app.bench.Evaluations;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.OnnxModel;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Positions of DVONN a second through the 4x32 network; {@code -t 2} for two threads. */
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "-Dorg.eclipse.deeplearning4j.helpers.disable=false")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EvaluatorBenchmark {

  private OnnxModel model;

  /** What each thread has for itself. */
  @State(Scope.Thread)
  public static class Worker {

    private Evaluations evaluations;

    /** Makes the evaluator. */
    @Setup
    public void start(EvaluatorBenchmark shared) {
      evaluations = new Evaluations(shared.model);
    }

    /** Frees it. */
    @TearDown
    public void stop() {
      evaluations.close();
    }
  }

  /** Makes the network. */
  @Setup
  public void start() throws IOException {
    model = BenchNetwork.model(Games.byName("dvonn"));
  }

  /** Frees it. */
  @TearDown
  public void stop() {
    model.close();
  }

  /** One batch. */
  @Benchmark
  @OperationsPerInvocation(Evaluations.BATCH)
  public int evaluation(Worker worker) {
    return worker.evaluations.run();
  }
}
