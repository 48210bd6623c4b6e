package io.gipfel.benchmarks;

import io.gipfel.app.bench.BenchNetwork;
import io.gipfel.app.bench.CpuTime;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.training.network.Losses;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * Samples of DVONN a second that the 4x32 network learns from, in steps of {@link
 * BenchNetwork#BATCH}, and the processor time that this takes.
 */
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = "-Dorg.eclipse.deeplearning4j.helpers.disable=false")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class LearnerBenchmark {

  /** Threads that share a step. */
  @Param({"1", "2"})
  public int replicas;

  private PolicyValueNetwork network;
  private TrainingBatch batch;

  /** What is shown beside the samples a second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Costs {

    /** Seconds of processor time, all threads together. */
    public double cpuSeconds;
  }

  /** Makes the network and something to learn. */
  @Setup
  public void start() {
    Game game = Games.byName("dvonn");
    network = BenchNetwork.learner(game, replicas);
    batch = BenchNetwork.samples(game);
  }

  /** Frees the network. */
  @TearDown
  public void stop() {
    network.close();
  }

  /** One step. */
  @Benchmark
  @OperationsPerInvocation(BenchNetwork.BATCH)
  public Losses sample(Costs costs) {
    long start = CpuTime.nanos();
    Losses losses = network.fit(batch, BenchNetwork.LEARNING_RATE);
    costs.cpuSeconds += (CpuTime.nanos() - start) / 1e9;
    return losses;
  }
}
