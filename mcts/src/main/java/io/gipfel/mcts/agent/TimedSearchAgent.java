package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.mcts.Lockstep;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.eval.Evaluator;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Plays one game at a time by a tree search for a fixed time an action, or 100,000 simulations,
 * without noise. It searches by PUCT, which needs no plan of how many simulations there will be,
 * and gathers as many leaves a batch as its settings put in flight.
 */
public final class TimedSearchAgent implements Agent {

  /** Bounds the memory of the tree: about 2 kB a simulation at 40 legal actions. */
  private static final int MOST_SIMULATIONS = 100_000;

  /**
   * How it searches.
   *
   * @param config settings of the search; whatever algorithm it names, PUCT is used
   * @param millis the time an action, at least 1
   * @param nanoTime the clock, in nanoseconds from any origin
   */
  public record Settings(SearchConfig config, long millis, LongSupplier nanoTime) {}

  private final String name;
  private final Evaluator evaluator;
  private final Settings settings;
  private final Lockstep lockstep;
  private final List<Search> search;

  /**
   * An agent for {@code game}.
   *
   * @param name a short name for tables
   * @param evaluator closed with the agent
   */
  public TimedSearchAgent(String name, Game game, Evaluator evaluator, Settings settings) {
    this.name = name;
    this.evaluator = evaluator;
    this.settings = settings;
    SearchConfig config = settings.config().with(Algorithm.PUCT);
    this.lockstep = new Lockstep(game, evaluator, config.leavesInFlight());
    this.search = List.of(new Search(game, config));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int choose(OngoingGame ongoing) {
    LongSupplier clock = settings.nanoTime();
    long start = clock.getAsLong();
    long nanos = settings.millis() * 1_000_000;
    SearchLimit limit =
        SearchLimit.simulations(MOST_SIMULATIONS).orWhen(() -> clock.getAsLong() - start >= nanos);
    search.get(0).start(ongoing.position(), limit, ongoing.random(), false);
    lockstep.runAll(search);
    return search.get(0).result().best();
  }

  @Override
  public void close() {
    evaluator.close();
  }
}
