package io.gipfel.app.bench;

import io.gipfel.core.Position;
import io.gipfel.core.RandomPositions;
import io.gipfel.mcts.Lockstep;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.ParallelEvaluator;
import java.util.List;
import java.util.SplittableRandom;

/** One search at a time, as when a single game is played on the clock. */
final class SingleGame implements AutoCloseable {

  private static final int POSITIONS = 32;
  private static final int SIMULATIONS = 400;

  private final List<Position> positions;
  private final Evaluator evaluator;
  private final Lockstep lockstep;
  private final List<Search> search;
  private final SplittableRandom random = new SplittableRandom(1);
  private int next;

  /**
   * A game played by {@code model}.
   *
   * @param model stays the caller's to close, after this
   * @param leaves in a batch
   * @param threads that share a batch
   */
  SingleGame(OnnxModel model, int leaves, int threads) {
    positions = RandomPositions.of(model.game(), POSITIONS, 1);
    evaluator = ParallelEvaluator.of(model, threads, leaves);
    lockstep = new Lockstep(model.game(), evaluator, leaves);
    SearchConfig config = SearchConfig.defaults().with(Algorithm.PUCT).withLeavesInFlight(leaves);
    search = List.of(new Search(model.game(), config));
  }

  /** Searches the next position; how many simulations that were. */
  long run() {
    Position position = positions.get(next++ % POSITIONS);
    search.get(0).start(position, SearchLimit.simulations(SIMULATIONS), random, false);
    lockstep.runAll(search);
    return SIMULATIONS;
  }

  @Override
  public void close() {
    evaluator.close();
  }
}
