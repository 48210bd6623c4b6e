package io.gipfel.app.bench;

import io.gipfel.core.Game;
import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import io.gipfel.core.RandomPositions;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.eval.UniformEvaluator;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** How fast rules, searches and networks of one game are on this machine. */
public final class Speeds {

  private static final int SEARCHES = 64;
  private static final int SIMULATIONS = 64;
  private static final int BATCHES_A_TURN = 16;
  private static final int LEAVES = 16;
  private static final List<Integer> REPLICAS = List.of(1, 2);

  private final Game game;
  private final Stopwatch stopwatch;
  private final Consumer<Speed> listener;

  /**
   * Measures {@code game}.
   *
   * @param secondsARun length of each run
   * @param runs how many of them count, after one to warm up
   * @param listener told each speed as soon as it is known
   */
  public Speeds(Game game, double secondsARun, int runs, Consumer<Speed> listener) {
    this.game = game;
    this.stopwatch = new Stopwatch(secondsARun, runs);
    this.listener = listener;
  }

  /**
   * Measures everything.
   *
   * @param threads how many the network runs on when it may use several
   * @throws IOException if the network can't be written to the temporary folder
   */
  public void measure(int threads) throws IOException {
    game.randomSetup().ifPresent(random -> games("playouts from a random setup", random));
    games("full random games", game);
    perft();
    for (Algorithm algorithm : Algorithm.values()) {
      search(algorithm);
    }
    try (OnnxModel model = model(Precision.FLOAT);
        OnnxModel int8 = model(Precision.INT8)) {
      evaluations("network 4x32", model, threads);
      evaluations("network 4x32 in 8 bits", int8, threads);
      selfPlay(model, 1);
      if (threads > 1) {
        selfPlay(model, threads);
      }
    }
    try (OnnxModel model = BenchNetwork.model(game, BenchNetwork.LARGE, Precision.FLOAT)) {
      oneGame(model, 1, 1);
      oneGame(model, LEAVES, 1);
      if (threads > 1) {
        oneGame(model, LEAVES, threads);
      }
    }
    REPLICAS.forEach(this::learner);
  }

  private OnnxModel model(Precision precision) throws IOException {
    return BenchNetwork.model(game, BenchNetwork.SHAPE, precision);
  }

  private void games(String name, Game from) {
    Playouts playouts = new Playouts(from, 1);
    listener.accept(
        stopwatch.perSecond(
            name,
            "games",
            () -> {
              playouts.next();
              return 1;
            }));
  }

  private void perft() {
    int depth = Signature.perftDepth(game);
    Perft perft = new Perft(game, depth);
    Position position = game.randomSetup().orElse(game).newPosition(1);
    listener.accept(stopwatch.perSecond("perft", "nodes", () -> perft.count(position, depth)));
  }

  private void search(Algorithm algorithm) {
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    List<Position> positions = RandomPositions.of(game, SEARCHES, 1);
    Searches searches = new Searches(game, config, new UniformEvaluator(), positions, SIMULATIONS);
    String name = "search without a network, " + algorithm;
    listener.accept(stopwatch.perSecond(name, "simulations", searches::run));
  }

  /** On one thread, and on all. */
  private void evaluations(String network, OnnxModel model, int threads) {
    evaluate(network, model, 1);
    if (threads > 1) {
      evaluate(network, model, threads);
    }
  }

  private void evaluate(String network, OnnxModel model, int threads) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Evaluations> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(new Evaluations(model));
    }
    List<Callable<Long>> tasks =
        workers.stream().<Callable<Long>>map(worker -> () -> turn(worker)).toList();
    String name = network + ", " + counted(threads, "thread");
    try {
      listener.accept(stopwatch.perSecond(name, "evaluations", () -> runAll(pool, tasks)));
    } finally {
      pool.shutdown();
      workers.forEach(Evaluations::close);
    }
  }

  private static long turn(Evaluations worker) {
    long done = 0;
    for (int i = 0; i < BATCHES_A_TURN; i++) {
      done += worker.run();
    }
    return done;
  }

  private static long runAll(ExecutorService pool, List<Callable<Long>> tasks) {
    try {
      long done = 0;
      for (Future<Long> result : pool.invokeAll(tasks)) {
        done += result.get();
      }
      return done;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while measuring", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void selfPlay(OnnxModel model, int threads) {
    double[] evaluations = new double[stopwatch.runs()];
    double[] percentOutside = new double[evaluations.length];
    try (SelfPlays selfPlays = new SelfPlays(model, threads)) {
      selfPlays.run(stopwatch.seconds());
      for (int i = 0; i < evaluations.length; i++) {
        SelfPlays.Reading reading = selfPlays.run(stopwatch.seconds());
        evaluations[i] = reading.evaluations() * threads * 1e9 / reading.nanos();
        percentOutside[i] = 100 * reading.shareOutside();
      }
    }
    String name = "self-play, " + counted(threads, "thread");
    listener.accept(Speed.of(name, "evaluations/s", evaluations));
    listener.accept(Speed.of(name + ", outside network", "% of time", percentOutside));
  }

  private void oneGame(OnnxModel model, int leaves, int threads) {
    String name = "one game 6x64, batches of " + leaves + ", " + counted(threads, "thread");
    try (SingleGame game = new SingleGame(model, leaves, threads)) {
      listener.accept(stopwatch.perSecond(name, "simulations", game::run));
    }
  }

  private void learner(int replicas) {
    try (PolicyValueNetwork network = BenchNetwork.learner(game, replicas)) {
      TrainingBatch batch = BenchNetwork.samples(game);
      listener.accept(
          stopwatch.perCpuSecond(
              "learner 4x32, " + counted(replicas, "replica"),
              "samples",
              () -> {
                network.fit(batch, BenchNetwork.LEARNING_RATE);
                return batch.size;
              }));
    }
  }

  private static String counted(int count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
