package io.gipfel.training.selfplay;

import io.gipfel.core.Game;
import io.gipfel.datasets.GameRecord;
import io.gipfel.mcts.Endgames;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.CachingEvaluator;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.SymmetryEvaluator;
import java.util.ArrayList;
import java.util.List;

/** One thread of self-play: a set of games, one leaf of each a tick, one batch a tick. */
final class SelfPlayWorker implements AutoCloseable {

  private final MeteredEvaluator network;
  private final Evaluator evaluator;
  private final EvaluationBatch batch;
  private final SelfPlayStatistics work = new SelfPlayStatistics();
  private CachingEvaluator cache;
  private final List<GameInProgress> idle = new ArrayList<>();
  private final List<GameInProgress> games = new ArrayList<>();

  /** A worker that owns {@code network}. */
  SelfPlayWorker(Game game, SelfPlayConfig config, SearchConfig search, Evaluator network) {
    this.network = new MeteredEvaluator(network);
    this.evaluator = decorate(game, config);
    this.batch = new EvaluationBatch(game, config.gamesInFlight() * search.leavesInFlight());
    Endgames endgames = new Endgames(game, search.proofs());
    for (int i = 0; i < config.gamesInFlight(); i++) {
      idle.add(new GameInProgress(game, config, search, endgames));
    }
  }

  private Evaluator decorate(Game game, SelfPlayConfig config) {
    Evaluator seen = config.symmetry() ? new SymmetryEvaluator(game, network) : network;
    if (config.cacheMegabytes() == 0) {
      return seen;
    }
    cache = new CachingEvaluator(game, seen, config.cacheMegabytes());
    return cache;
  }

  /** Plays games of the queue until there are none left or somebody says stop. */
  SelfPlayStatistics play(GameQueue queue, GameSink sink) {
    long start = System.nanoTime();
    beginGames(queue, sink);
    while (!games.isEmpty() && !queue.isAbandoned() && !sink.isStopped()) {
      tick(sink);
      finishGames(sink);
      beginGames(queue, sink);
    }
    work.addWork(
        network.positions(),
        cache == null ? 0 : cache.hits(),
        network.nanos(),
        System.nanoTime() - start);
    return work;
  }

  /** Begins games in the idle slots; one that its random opening ends is over at once. */
  private void beginGames(GameQueue queue, GameSink sink) {
    while (!idle.isEmpty()) {
      GameInProgress slot = idle.get(idle.size() - 1);
      if (!queue.beginNext(slot)) {
        return;
      }
      if (slot.isOver()) {
        finish(slot, sink);
      } else {
        games.add(idle.remove(idle.size() - 1));
      }
    }
  }

  private void tick(GameSink sink) {
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

  private void finishGames(GameSink sink) {
    for (int i = games.size() - 1; i >= 0; i--) {
      GameInProgress each = games.get(i);
      if (each.isOver()) {
        finish(each, sink);
        idle.add(games.remove(i));
      }
    }
  }

  private void finish(GameInProgress game, GameSink sink) {
    GameRecord record = game.record();
    work.addMade(record.plies().size());
    sink.accept(record);
  }

  @Override
  public void close() {
    evaluator.close();
  }
}
