package io.gipfel.app;

import io.gipfel.training.RunConfig;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;

/**
 * What a run is doing, as far as its files tell.
 *
 * @param words for people
 * @param share of the generation that is done, in [0, 1)
 */
record RunStage(String words, double share) {

  /** A finished run does nothing. */
  static final RunStage NONE = new RunStage("finished", 0);

  /** Shares of a generation at which learning and matches begin, as a rule of thumb. */
  private static final double LEARNING = 0.5;

  private static final double ARENA = 0.85;

  /** The stage of {@code generation}, which is not complete. */
  static RunStage of(RunDirectory run, RunConfig config, int generation) throws IOException {
    if (Files.exists(run.checkpoint(generation).folder())) {
      return new RunStage("matches", ARENA);
    }
    int games = config.selfPlay().gamesPerGeneration();
    long shards = WatchedRun.count(run.games(generation), ".shard");
    long made = Math.min(games, shards * config.selfPlay().gamesPerShard());
    if (made >= games) {
      return new RunStage("learning", LEARNING);
    }
    return new RunStage("self-play, " + made + " of " + games + " games", LEARNING * made / games);
  }
}
