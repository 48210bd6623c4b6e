package io.gipfel.benchmarks;

import io.gipfel.app.bench.BenchNetwork;
import io.gipfel.app.bench.SelfPlays;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.OnnxModel;
import java.io.IOException;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Self-play of DVONN with the 4x32 network: the counters say how many evaluations a second, and
 * what share of the threads' time goes to everything else. The rate of {@code selfPlay} itself says
 * nothing: it is ten readings a second.
 */
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "-Dorg.eclipse.deeplearning4j.helpers.disable=false")
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
public class SelfPlayBenchmark {

  private static final double SECONDS_A_READING = 0.1;

  /** Threads that play. */
  @Param({"1", "2"})
  public int threads;

  private OnnxModel model;
  private SelfPlays selfPlays;

  /** What the readings come to, each a second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counters {

    /** Positions that the network judged. */
    public long evaluations;

    /** Seconds that a thread spent outside the network. */
    public double shareOutside;
  }

  /** Makes the network and begins to play. */
  @Setup
  public void start() throws IOException {
    model = BenchNetwork.model(Games.byName("dvonn"));
    selfPlays = new SelfPlays(model, threads);
  }

  /** Ends the games and frees the network. */
  @TearDown
  public void stop() {
    selfPlays.close();
    model.close();
  }

  /** A reading. */
  @Benchmark
  public void selfPlay(Counters counters) {
    SelfPlays.Reading reading = selfPlays.run(SECONDS_A_READING);
    counters.evaluations += reading.evaluations();
    counters.shareOutside += reading.shareOutside() * reading.nanos() / threads / 1e9;
  }
}
