package io.gipfel.training;

import io.gipfel.core.Checks;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.learning.LearningConfig;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.selfplay.SelfPlayConfig;

/**
 * Everything that decides a run. {@code configs/reference.yaml} explains every key.
 *
 * @param game name of the game
 * @param seed of everything random in the run
 * @param generations how many times the run plays, learns and measures, at least 1
 * @param from folder of a run whose newest network and games this run begins with, or an ONNX file
 *     whose network plays its first generation; empty to begin with nothing
 * @param threads threads of self-play and matches, 0 for one a core; the results do not depend on
 *     it
 * @param inference in which arithmetic networks play; {@code auto} measures once and keeps to it
 * @param network shape of the network
 * @param search how games are searched
 * @param selfPlay how games are made
 * @param learning how the network learns
 * @param arena how its strength is measured
 */
public record RunConfig(
    String game,
    long seed,
    int generations,
    String from,
    int threads,
    Precision inference,
    NetworkConfig network,
    SearchConfig search,
    SelfPlayConfig selfPlay,
    LearningConfig learning,
    MatchSchedule arena) {

  /** Keys that runs of older versions lack, with the values by which they go on as before. */
  private static final String LATER_KEYS =
      """
      from: ''
      inference: float
      search:
        proofs: {enabled: false, solverNodes: 0, rootSolverNodes: 0, solverMegabytes: 1}
      selfPlay:
        searchDecided: false
        firstHeuristic: false
      """;

  /** Checks the ranges and that the game exists. */
  public RunConfig {
    checkGame(game);
    Checks.atLeast("generations", generations, 1);
    Checks.atLeast("threads", threads, 0);
    // A search of one simulation would teach the network nothing but what it says itself.
    Checks.atLeast("selfPlay.simulations", selfPlay.simulations(), 2);
    Checks.atLeast("selfPlay.cheapSimulations", selfPlay.cheapSimulations(), 2);
  }

  /**
   * The configuration of a run that was begun.
   *
   * @throws io.gipfel.training.config.ConfigException if it cannot be read
   */
  public static RunConfig of(RunDirectory run) {
    return ConfigReader.readSaved(run.config(), LATER_KEYS, RunConfig.class);
  }

  private static void checkGame(String name) {
    try {
      Games.byName(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("game: " + e.getMessage(), e);
    }
  }

  /** Who plays the games of a generation. */
  public enum Player {
    /** Searches by the network of the generation before. */
    NETWORK,
    /** Searches that judge leaves by random playouts. */
    PLAYOUTS,
    /** The game's heuristic, without searching. */
    HEURISTIC
  }

  /**
   * Who plays the games of {@code generation}: in the first, where the network has learned nothing
   * yet, others may stand in for it.
   */
  public Player player(int generation) {
    if (generation > 1 || !from.isEmpty()) {
      return Player.NETWORK;
    }
    if (selfPlay.firstHeuristic()) {
      return Player.HEURISTIC;
    }
    return selfPlay.firstPlayouts() > 0 ? Player.PLAYOUTS : Player.NETWORK;
  }

  /** {@link #threads}, or one a core where that is 0. */
  public int threadCount() {
    return threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
  }
}
