package io.gipfel.benchmarks;

import io.gipfel.app.bench.Searches;
import io.gipfel.core.Game;
import io.gipfel.core.RandomPositions;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.UniformEvaluator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Simulations a second where evaluating costs next to nothing: 64 searches of DVONN in lockstep.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {

  private static final int SEARCHES = 64;
  private static final int SIMULATIONS = 64;

  /** Which search. */
  @Param public Algorithm algorithm;

  private Searches searches;

  /** Makes the searches; their trees are used again and again. */
  @Setup
  public void start() {
    Game game = Games.byName("dvonn");
    searches =
        new Searches(
            game,
            SearchConfig.defaults().with(algorithm),
            new UniformEvaluator(),
            RandomPositions.of(game, SEARCHES, 1),
            SIMULATIONS);
  }

  /** All searches once. */
  @Benchmark
  @OperationsPerInvocation(SEARCHES * SIMULATIONS)
  public int simulation() {
    return searches.run();
  }
}
