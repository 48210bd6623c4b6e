package io.gipfel.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A run of tic-tac-toe small enough for a test. */
final class TinyRun {

  private static final String TINY =
      """
      extends: %s
      game: tictactoe
      inference: float
      generations: 1
      network: {blocks: 1, channels: 4, headChannels: 2, valueUnits: 4}
      selfPlay: {gamesPerGeneration: 8, gamesPerShard: 4, gamesInFlight: 4, simulations: 4}
      learning: {batchSize: 8}
      arena: {simulations: 4, opponents: [random], finalPairs: 2, openingPlies: 1}
      """;

  private TinyRun() {}

  /** Its configuration, as a file in {@code folder}. */
  static Path config(Path folder) throws IOException {
    Path reference = Path.of("..", "configs", "reference.yaml").toAbsolutePath().normalize();
    return Files.writeString(folder.resolve("tiny.yaml"), TINY.formatted(reference));
  }

  /** Trains by {@code config} in the folder {@code run}. */
  static Cli.Result train(Path config, Path run) {
    return Cli.run("train", config.toString(), "--run", run.toString());
  }
}
