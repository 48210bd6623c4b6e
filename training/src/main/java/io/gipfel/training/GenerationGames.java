package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HeuristicEvaluator;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.PlayoutEvaluator;
import io.gipfel.training.run.Program;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunListener;
import io.gipfel.training.run.RunListener.Stage;
import io.gipfel.training.run.StoppedException;
import io.gipfel.training.selfplay.GameSink;
import io.gipfel.training.selfplay.SelfPlay;
import io.gipfel.training.selfplay.SelfPlayStatistics;
import io.gipfel.training.selfplay.ShardedGames;
import java.io.IOException;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/** The self-play of a run: the games of each generation, made by the network of the one before. */
final class GenerationGames {

  private final RunContext context;
  private final RunConfig config;
  private final Game game;
  private final RunDirectory run;
  private final RunListener listener;
  private final Inference inference;

  GenerationGames(RunContext context, Inference inference) {
    this.context = context;
    this.inference = inference;
    this.config = context.config();
    this.game = context.game();
    this.run = context.run();
    this.listener = context.listener();
  }

  /**
   * Makes those games of {@code generation} that are not there yet.
   *
   * @return sums over all its games; the work in it is that of this call
   * @throws StoppedException if the run is asked to stop
   */
  SelfPlayStatistics make(int generation) throws IOException {
    ShardedGames games =
        new ShardedGames(
            run.games(generation), provenance(generation), firstId(generation), config.selfPlay());
    SelfPlayStatistics statistics = new SelfPlayStatistics();
    long[] missing = games.missing();
    if (missing.length > 0) {
      statistics.add(play(generation, games, missing));
    }
    Dataset all =
        new Dataset(
            run.games(generation), Checking.CHECKSUM, damaged -> listener.warned(damaged.reason()));
    all.forEachShard((provenance, records) -> records.forEach(statistics::add));
    return statistics;
  }

  private SelfPlayStatistics play(int generation, ShardedGames games, long[] missing)
      throws IOException {
    return switch (config.player(generation)) {
      case HEURISTIC ->
          play(withoutSearch(), generation, games, missing, () -> new HeuristicEvaluator(game));
      case PLAYOUTS -> play(searching(), generation, games, missing, this::playouts);
      case NETWORK -> playWithNetwork(generation, games, missing);
    };
  }

  private SelfPlay searching() {
    return new SelfPlay(game, config.selfPlay(), config.search(), config.threadCount());
  }

  /** Gumbel draws an action from a policy without a visit; PUCT would have none to choose by. */
  private SelfPlay withoutSearch() {
    SearchConfig search = config.search().with(SearchConfig.Algorithm.GUMBEL);
    return new SelfPlay(game, config.selfPlay().withoutSearch(), search, config.threadCount());
  }

  private Evaluator playouts() {
    long seed = Seeds.derive(config.seed(), Seeds.Kind.PLAYOUTS, 0);
    return new PlayoutEvaluator(game, config.selfPlay().firstPlayouts(), seed);
  }

  private SelfPlayStatistics playWithNetwork(int generation, ShardedGames games, long[] missing)
      throws IOException {
    int batchSize = config.selfPlay().gamesInFlight() * config.search().leavesInFlight();
    try (OnnxModel model = inference.load(generation - 1)) {
      return play(
          searching(), generation, games, missing, () -> new OnnxEvaluator(model, batchSize));
    }
  }

  private SelfPlayStatistics play(
      SelfPlay selfPlay,
      int generation,
      ShardedGames games,
      long[] missing,
      Supplier<Evaluator> evaluators) {
    listener.stageStarted(generation, Stage.SELF_PLAY, missing.length);
    LongUnaryOperator seedOf = id -> Seeds.derive(config.seed(), Seeds.Kind.SELF_PLAY, id);
    SelfPlayStatistics statistics =
        selfPlay.play(missing, seedOf, evaluators, new Sink(generation, games));
    context.checkStop();
    return statistics;
  }

  private long firstId(int generation) {
    return (generation - 1L) * config.selfPlay().gamesPerGeneration();
  }

  private Provenance provenance(int generation) throws IOException {
    String player =
        switch (config.player(generation)) {
          case HEURISTIC -> "heuristic of the game";
          case PLAYOUTS -> "mcts of " + config.selfPlay().firstPlayouts() + " playouts a leaf";
          case NETWORK -> Digests.ofFile(inference.file(generation - 1));
        };
    return new Provenance(
        game.name(),
        Provenance.RULES_VERSION,
        Program.version(),
        player,
        Digests.ofConfig(config),
        generation,
        config.seed(),
        Map.of());
  }

  /** Keeps finished games and tells the listener. */
  private final class Sink implements GameSink {

    private final int generation;
    private final ShardedGames games;
    private long finished;
    private long evaluations;

    Sink(int generation, ShardedGames games) {
      this.generation = generation;
      this.games = games;
    }

    @Override
    public synchronized void accept(GameRecord record) {
      games.add(record);
      finished++;
      advanced();
    }

    @Override
    public synchronized void evaluated(int positions) {
      evaluations += positions;
      advanced();
    }

    private void advanced() {
      listener.stageAdvanced(generation, Stage.SELF_PLAY, finished, evaluations);
    }

    @Override
    public boolean isStopped() {
      return context.stop().getAsBoolean();
    }
  }
}
