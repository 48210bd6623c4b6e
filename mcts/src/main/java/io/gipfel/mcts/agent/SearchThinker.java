package io.gipfel.mcts.agent;

import io.gipfel.mcts.Endgames;
import io.gipfel.mcts.Lockstep;
import io.gipfel.mcts.ProvenBounds;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.SearchResult;
import io.gipfel.mcts.agent.AgentLimit.Unit;
import io.gipfel.mcts.agent.Agents.Searched;
import io.gipfel.mcts.agent.Thought.Candidate;
import io.gipfel.mcts.agent.Thought.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Thinks by a tree search without noise. For a number of simulations it searches as its settings
 * say, and chooses as {@link SearchAgent} does; for a time by PUCT, which needs no plan of how many
 * simulations there will be, up to 100,000 of them, and goes on from the tree of its last action in
 * the same game. It gathers as many leaves a batch as its settings put in flight.
 */
final class SearchThinker implements Thinker {

  /** Bounds the memory of a tree: about 2 kB a simulation at 40 legal actions. */
  private static final int MOST_SIMULATIONS = 100_000;

  private static final long NANOS_BETWEEN_REPORTS = TimeUnit.MILLISECONDS.toNanos(500);

  private final String name;
  private final Searched searched;
  private final AgentLimit ownLimit;
  private final LongSupplier nanoTime;
  private final Lockstep lockstep;
  private final Search planned;

  /** Apart from {@link #planned} even if that is PUCT too, since it stands where it was left. */
  private final Search open;

  private final Map<OngoingGame, GameClock> clocks = new WeakHashMap<>();
  private final int[] actions;

  /** The game whose position is the root of {@link #open}, when its actions were so many. */
  private Optional<OngoingGame> followed = Optional.empty();

  private int followedActions;

  /**
   * A thinker.
   *
   * @param searched the evaluator is closed with the thinker
   * @param ownLimit in simulations or of time
   * @param nanoTime the clock, in nanoseconds from any origin
   */
  SearchThinker(String name, Searched searched, AgentLimit ownLimit, LongSupplier nanoTime) {
    SearchConfig config = searched.config();
    this.name = name;
    this.searched = searched;
    this.ownLimit = ownLimit;
    this.nanoTime = nanoTime;
    this.actions = new int[searched.game().maxLegalActions()];
    this.lockstep = new Lockstep(searched.game(), searched.evaluator(), config.leavesInFlight());
    Endgames endgames = new Endgames(searched.game(), config.proofs());
    this.planned = new Search(searched.game(), config, endgames);
    this.open = new Search(searched.game(), config.with(Algorithm.PUCT), endgames);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Set<Unit> units() {
    return Set.of(Unit.SIMULATIONS, Unit.TIME, Unit.BUDGET, Unit.CLOCK);
  }

  @Override
  public AgentLimit ownLimit() {
    return ownLimit;
  }

  @Override
  public Thought think(OngoingGame ongoing, AgentLimit limit, Watcher watcher) {
    if (!limit.isTimed()) {
      SearchLimit simulations = SearchLimit.simulations((int) limit.amount());
      return search(planned, ongoing, simulations, watcher);
    }
    long start = nanoTime.getAsLong();
    long nanos = limit.isForWholeGame() ? allot(ongoing, limit) : limit.nanos();
    follow(ongoing);
    SearchLimit time =
        SearchLimit.simulations(MOST_SIMULATIONS)
            .orWhen(() -> nanoTime.getAsLong() - start >= nanos);
    Thought thought = search(open, ongoing, time, watcher);
    followed = Optional.of(ongoing);
    followedActions = ongoing.actionCount();
    if (limit.isForWholeGame()) {
      clocks.get(ongoing).spend(nanoTime.getAsLong() - start);
    }
    return thought;
  }

  /** Nanoseconds for the next action; none where there is no choice. */
  private long allot(OngoingGame ongoing, AgentLimit limit) {
    GameClock clock =
        clocks.compute(
            ongoing,
            (game, known) -> known != null && known.keeps(limit) ? known : new GameClock(limit));
    int mostPlies = searched.game().maxPlies() - ongoing.position().ply();
    return ongoing.position().legalActions(actions) == 1 ? 0 : clock.allot(mostPlies);
  }

  /** Leads the tree to the game's position, if it stands where this game was a while ago. */
  private void follow(OngoingGame ongoing) {
    if (followed.isPresent() && followed.get() == ongoing) {
      for (int i = followedActions; i < ongoing.actionCount(); i++) {
        open.advance(ongoing.action(i));
      }
    }
    followed = Optional.empty();
  }

  private Thought search(Search search, OngoingGame ongoing, SearchLimit limit, Watcher watcher) {
    search.start(ongoing.position(), limit.orWhen(watcher.stop()), ongoing.random(), false);
    List<Search> alone = List.of(search);
    long reported = nanoTime.getAsLong();
    while (!search.isDone()) {
      lockstep.tick(alone);
      if (nanoTime.getAsLong() - reported >= NANOS_BETWEEN_REPORTS && !search.isDone()) {
        reported = nanoTime.getAsLong();
        watcher.progress().accept(thought(search.result()));
      }
    }
    return thought(search.result());
  }

  private static Thought thought(SearchResult result) {
    return new Thought(
        result.best(),
        Arrays.stream(result.principalVariation()).boxed().toList(),
        verdict(result.bounds(), result.valueForFirst()),
        result.simulations(),
        0,
        candidates(result));
  }

  private static Verdict verdict(ProvenBounds bounds, float valueForFirst) {
    if (bounds.isExact()) {
      return new Verdict.Proven(bounds.lowestOutcomeForFirst(), bounds.lowestMarginForFirst());
    }
    return Float.isNaN(valueForFirst) ? new Verdict.None() : new Verdict.Outcome(valueForFirst);
  }

  /** The actions that were visited: the one to make, then by visits. */
  private static List<Candidate> candidates(SearchResult result) {
    int total = Math.max(1, Arrays.stream(result.visits()).sum());
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < result.actions().length; i++) {
      if (result.visits()[i] > 0 || result.actions()[i] == result.best()) {
        float value = result.valuesForFirst()[i];
        candidates.add(
            new Candidate(
                result.actions()[i],
                (double) result.visits()[i] / total,
                verdict(result.actionBounds()[i], value)));
      }
    }
    candidates.sort(
        Comparator.comparing((Candidate candidate) -> candidate.action() != result.best())
            .thenComparing(Comparator.comparingDouble(Candidate::share).reversed()));
    return candidates;
  }

  @Override
  public void close() {
    searched.evaluator().close();
  }
}
