package io.gipfel.training.selfplay;

import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.CachingEvaluator;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.SymmetryEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** One thread of self-play: a set of games, one leaf of each a tick, one batch a tick. */
final class SelfPlayWorker implements Callable<SelfPlayStatistics> {

  private final GameQueue queue;
  private final GameSink sink;
  private final MeteredEvaluator network;
  private final Evaluator evaluator;
  private final EvaluationBatch batch;
  private CachingEvaluator cache;
  private final List<GameInProgress> idle = new ArrayList<>();
  private final List<GameInProgress> games = new ArrayList<>();
  private final SelfPlayStatistics statistics = new SelfPlayStatistics();

  /** A worker that owns {@code network} and closes it at the end. */
  SelfPlayWorker(
      Game game,
      SelfPlayConfig config,
      SearchConfig search,
      Evaluator network,
      GameQueue queue,
      GameSink sink) {
    this.queue = queue;
    this.sink = sink;
    this.network = new MeteredEvaluator(network);
    this.evaluator = decorate(game, config);
    this.batch = new EvaluationBatch(game, config.gamesInFlight() * search.leavesInFlight());
    for (int i = 0; i < config.gamesInFlight(); i++) {
      idle.add(new GameInProgress(game, config, search));
    }
  }

  private Evaluator decorate(Game game, SelfPlayConfig config) {
    Evaluator seen = config.symmetry() ? SymmetryEvaluator.choosing(game, network) : network;
    if (config.cacheMegabytes() == 0) {
      return seen;
    }
    cache = new CachingEvaluator(game, seen, config.cacheMegabytes());
    return cache;
  }

  @Override
  public SelfPlayStatistics call() {
    long start = System.nanoTime();
    try (evaluator) {
      beginGames();
      while (!games.isEmpty() && !sink.isStopped()) {
        tick();
        finishGames();
        beginGames();
      }
    }
    statistics.addWork(
        network.positions(),
        cache == null ? 0 : cache.hits(),
        network.nanos(),
        System.nanoTime() - start);
    return statistics;
  }

  /** Begins games in the idle slots; one that its random opening ends is over at once. */
  private void beginGames() {
    while (!idle.isEmpty()) {
      GameInProgress slot = idle.get(idle.size() - 1);
      if (!queue.beginNext(slot)) {
        return;
      }
      if (slot.isOver()) {
        sink.accept(slot.record());
      } else {
        games.add(idle.remove(idle.size() - 1));
      }
    }
  }

  private void tick() {
    batch.clear();
    for (GameInProgress each : games) {
      each.descend(batch);
    }
    long before = network.positions();
    evaluator.evaluate(batch);
    sink.evaluated((int) (network.positions() - before));
    for (GameInProgress each : games) {
      each.absorb(batch);
    }
  }

  private void finishGames() {
    for (int i = games.size() - 1; i >= 0; i--) {
      GameInProgress each = games.get(i);
      if (each.isOver()) {
        sink.accept(each.record());
        idle.add(games.remove(i));
      }
    }
  }
}
