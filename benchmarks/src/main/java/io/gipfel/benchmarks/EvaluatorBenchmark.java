package io.gipfel.benchmarks;

import io.gipfel.app.bench.BenchNetwork;
import io.gipfel.app.bench.Evaluations;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.training.network.NetworkConfig;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Positions of DVONN a second through networks of several sizes, in floats and in 8-bit integers;
 * {@code -t 2} for two threads, {@code -p network=6x64} for one size.
 */
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "-Dorg.eclipse.deeplearning4j.helpers.disable=false")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EvaluatorBenchmark {

  @Param({"4x32", "4x48", "6x64", "6x96", "10x128"})
  private String network = "";

  @Param({"float", "int8"})
  private String precision = "";

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
    int cross = network.indexOf('x');
    int channels = Integer.parseInt(network.substring(cross + 1));
    NetworkConfig shape =
        new NetworkConfig(
            Integer.parseInt(network.substring(0, cross)), channels, channels / 2, channels);
    model = BenchNetwork.model(Games.byName("dvonn"), shape, Precision.parse(precision));
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
