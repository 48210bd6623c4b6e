package io.gipfel.benchmarks;

import io.gipfel.app.bench.BenchNetwork;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.training.network.Losses;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Samples of DVONN a second that the 4x32 network learns from, on one thread. */
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = "-Dorg.eclipse.deeplearning4j.helpers.disable=false")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class LearnerBenchmark {

  private static final int BATCH = 64;
  private static final double LEARNING_RATE = 1e-3;

  private PolicyValueNetwork network;
  private TrainingBatch batch;

  /** Makes the network and something to learn. */
  @Setup
  public void start() {
    Game game = Games.byName("dvonn");
    network = BenchNetwork.learner(game);
    batch = BenchNetwork.samples(game, BATCH);
  }

  /** Frees the network. */
  @TearDown
  public void stop() {
    network.close();
  }

  /** One step. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public Losses sample() {
    return network.fit(batch, LEARNING_RATE);
  }
}
