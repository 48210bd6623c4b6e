package io.gipfel.app.bench;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.mcts.Lockstep;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.SearchResult;
import io.gipfel.mcts.eval.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Searches of many positions in lockstep, as in self-play: with noise, one batch for all. */
public final class Searches {

  private final List<Position> positions;
  private final List<Search> searches = new ArrayList<>();
  private final Lockstep lockstep;
  private final SearchLimit limit;
  private final SplittableRandom random;

  /**
   * A search for each of {@code positions}.
   *
   * @param evaluator stays the caller's to close
   * @param simulations of each search
   */
  public Searches(
      Game game,
      SearchConfig config,
      Evaluator evaluator,
      List<Position> positions,
      int simulations) {
    this.positions = positions;
    positions.forEach(position -> searches.add(new Search(game, config)));
    this.lockstep = new Lockstep(game, evaluator, positions.size() * config.leavesInFlight());
    this.limit = SearchLimit.simulations(simulations);
    this.random = new SplittableRandom(simulations);
  }

  /** Searches all positions once; how many simulations that were. */
  public int run() {
    for (int i = 0; i < searches.size(); i++) {
      searches.get(i).start(positions.get(i), limit, random, true);
    }
    lockstep.runAll(searches);
    return searches.size() * limit.simulations();
  }

  /** What the searches of the last run found. */
  public List<SearchResult> results() {
    return searches.stream().map(Search::result).toList();
  }
}
