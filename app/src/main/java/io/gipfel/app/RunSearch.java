package io.gipfel.app;

import io.gipfel.mcts.SearchConfig;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.run.RunDirectory;
import java.nio.file.Path;

/** How the network at a path is searched. */
final class RunSearch {

  private RunSearch() {}

  /** As its run searches, if it is or lies in one; else as is best for play. */
  static SearchConfig of(Path network) {
    return RunDirectory.containing(network)
        .map(run -> ConfigReader.readSection(run.config(), "search", SearchConfig.class))
        .orElseGet(SearchConfig::forPlay);
  }
}
