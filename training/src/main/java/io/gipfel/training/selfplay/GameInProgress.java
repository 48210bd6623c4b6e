package io.gipfel.training.selfplay;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.mcts.ActionSelector;
import io.gipfel.mcts.Endgames;
import io.gipfel.mcts.ProofConfig;
import io.gipfel.mcts.ProvenBounds;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.SearchResult;
import io.gipfel.mcts.eval.EvaluationBatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * One game of self-play as far as it has come, with the search that decides its next action. Used
 * for one game after another; everything random in a game comes from its seed.
 *
 * <p>Where the outcome is proven, the tree is kept from ply to ply, so that the proof is not lost.
 * Where the margin is too, the rest is known, and the game ends within the same call.
 */
final class GameInProgress {

  private final Game game;
  private final SelfPlayConfig config;
  private final SearchConfig searchConfig;
  private final Search proving;
  private final Search plain;
  private final Position position;
  private final int[] legal;
  private final List<PlyRecord> plies = new ArrayList<>();
  private long id;
  private long seed;
  private String start = "";
  private SplittableRandom random = new SplittableRandom(0);
  private boolean fullSearch;
  private Search search;

  /** What was proven at the last searched ply of this game. */
  private ProvenBounds proven = ProvenBounds.NONE;

  /**
   * A slot for games.
   *
   * @param endgames of the settings {@code searchConfig}, shared by the games of one thread
   */
  GameInProgress(Game game, SelfPlayConfig config, SearchConfig searchConfig, Endgames endgames) {
    this.game = game;
    this.config = config;
    this.searchConfig = searchConfig;
    this.proving = new Search(game, searchConfig, endgames);
    this.plain =
        config.searchDecided() ? new Search(game, searchConfig.with(ProofConfig.OFF)) : proving;
    this.search = proving;
    this.position = game.newPosition();
    this.legal = new int[game.maxLegalActions()];
  }

  /**
   * Begins the game {@code id} with its own seed: a start, perhaps a random opening, and the first
   * search.
   */
  void begin(long id, long seed) {
    this.id = id;
    this.seed = seed;
    random = new SplittableRandom(seed);
    plies.clear();
    search = proving;
    proven = ProvenBounds.NONE;
    boolean randomSetup = random.nextDouble() < config.randomSetupShare();
    Game origin = randomSetup ? game.randomSetup().orElse(game) : game;
    position.copyFrom(origin.newPosition(random.nextLong()));
    start = game.notation().formatPosition(position);
    boolean randomOpening = random.nextDouble() < config.randomOpeningShare();
    if (randomOpening && config.randomOpeningPlies() > 0) {
      playRandomly(1 + random.nextInt(config.randomOpeningPlies()));
    }
    goOn();
  }

  private void playRandomly(int count) {
    for (int i = 0; i < count && !position.isTerminal(); i++) {
      play(PlyRecord.unsearched(legal[random.nextInt(position.legalActions(legal))]));
    }
  }

  private void play(PlyRecord ply) {
    plies.add(ply);
    position.play(ply.action());
    if (search == proving && proven.isDecided()) {
      search.advance(ply.action());
    }
  }

  /**
   * Plays on as far as that needs no evaluations, and begins the next search unless the game is
   * over.
   */
  private void goOn() {
    for (int count; (count = position.legalActions(legal)) > 0; ) {
      if (count == 1 && !isPlayedOut()) {
        play(forced());
      } else if (!beginSearch()) {
        return;
      }
    }
  }

  private PlyRecord forced() {
    return search == proving && proven.isDecided()
        ? PlyRecord.proven(legal[0], proven.lowestOutcomeForFirst())
        : PlyRecord.unsearched(legal[0]);
  }

  private boolean isPlayedOut() {
    return search == proving && proven.isExact();
  }

  /** Begins a search; whether it was done at once, since the result is proven, and played. */
  private boolean beginSearch() {
    fullSearch = random.nextDouble() < config.fullSearchShare();
    int simulations = fullSearch ? config.simulations() : config.cheapSimulations();
    search.start(position, SearchLimit.simulations(simulations), random, fullSearch);
    if (search.isDone()) {
      playResult();
      return true;
    }
    return false;
  }

  private void playResult() {
    SearchResult result = search.result();
    if (search == proving) {
      proven = result.bounds();
    }
    PlyRecord ply = decide(result);
    if (proven.isExact()) {
      search = plain;
    }
    play(ply);
  }

  /** Whether the game has ended. */
  boolean isOver() {
    return position.isTerminal();
  }

  /** Adds the leaves of the search that want an evaluation. */
  void descend(EvaluationBatch batch) {
    search.descend(batch);
  }

  /** Takes up the evaluations, and plays on where the search is done. */
  void absorb(EvaluationBatch batch) {
    search.absorb(batch);
    if (search.isDone()) {
      playResult();
      goOn();
    }
  }

  private PlyRecord decide(SearchResult result) {
    int[] candidates = new int[result.actions().length];
    int[] visits = new int[candidates.length];
    int[] weights = new int[candidates.length];
    int count = 0;
    for (int i = 0; i < candidates.length; i++) {
      int weight = Math.round(result.policyTarget()[i] * PlyRecord.MAX_WEIGHT);
      if (weight > 0 || result.visits()[i] > 0) {
        candidates[count] = result.actions()[i];
        visits[count] = Math.min(result.visits()[i], PlyRecord.MAX_VISITS);
        weights[count++] = weight;
      }
    }
    return new PlyRecord(
        choose(result),
        Arrays.copyOf(candidates, count),
        Arrays.copyOf(visits, count),
        Arrays.copyOf(weights, count),
        result.valueForFirst(),
        fullSearch || result.bounds().isExact(),
        result.bounds().isDecided());
  }

  /**
   * A Gumbel search explores by itself; a PUCT search needs a temperature for it. Neither plays
   * anything but the best where the outcome is proven or all that was visited is proven lost, nor
   * what is proven lost.
   */
  private int choose(SearchResult result) {
    boolean sample =
        searchConfig.algorithm() == SearchConfig.Algorithm.PUCT
            && plies.size() < config.temperaturePlies();
    if (!sample || result.bounds().isDecided()) {
      return result.best();
    }
    int[] visits = result.visits().clone();
    for (int i = 0; i < visits.length; i++) {
      if (result.actionBounds()[i].isLostFor(position.toMove())) {
        visits[i] = 0;
      }
    }
    if (Arrays.stream(visits).allMatch(count -> count == 0)) {
      return result.best();
    }
    return result.actions()[ActionSelector.sample(visits, config.temperature(), random)];
  }

  /** The finished game. */
  GameRecord record() {
    return new GameRecord(
        id, seed, game.name(), start, plies, position.outcomeForFirst(), position.marginForFirst());
  }
}
