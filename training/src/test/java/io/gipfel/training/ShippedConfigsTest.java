package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.training.config.ConfigException;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShippedConfigsTest {

  private static final Path CONFIGS = Path.of("..", "configs");

  static List<Path> files() throws IOException {
    try (Stream<Path> tree = Files.walk(CONFIGS)) {
      return tree.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyConfigurationIsComplete(Path file) {
    RunConfig config = ConfigReader.read(file, List.of(), RunConfig.class);
    assertTrue(config.generations() > 0);
  }

  @Test
  void referenceSurvivesWriting() throws IOException {
    RunConfig config =
        ConfigReader.read(CONFIGS.resolve("reference.yaml"), List.of(), RunConfig.class);
    Path copy = Files.createTempFile("config", ".yaml");
    try {
      Files.writeString(copy, ConfigReader.write(config));
      assertEquals(config, ConfigReader.read(copy, List.of(), RunConfig.class));
    } finally {
      Files.delete(copy);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"selfPlay.simulations", "selfPlay.cheapSimulations"})
  void runsSearch(String key) {
    Path reference = CONFIGS.resolve("reference.yaml");
    String complaint =
        assertThrows(
                ConfigException.class,
                () -> ConfigReader.read(reference, List.of(key + "=1"), RunConfig.class))
            .getMessage();
    assertTrue(complaint.contains(key + ": expected at least 2, found 1"), complaint);
  }

  /** The reference without the keys that came after the first runs were begun. */
  @Test
  void runsOfTheFirstVersionGoOn(@TempDir Path folder) throws IOException {
    RunConfig config =
        ConfigReader.read(
            CONFIGS.resolve("reference.yaml"),
            List.of(
                "inference=float",
                "search.proofs.enabled=false",
                "search.proofs.solverNodes=0",
                "search.proofs.rootSolverNodes=0",
                "search.proofs.solverMegabytes=1"),
            RunConfig.class);
    String first =
        ConfigReader.write(config)
            .replaceFirst("from: [^\\n]*\\n", "")
            .replaceFirst("inference: [^\\n]*\\n", "")
            .replaceFirst(" +proofs:\\n( {4}[^\\n]*\\n)+", "")
            .replaceFirst(" +searchDecided: [^\\n]*\\n", "")
            .replaceFirst(" +firstHeuristic: [^\\n]*\\n", "");
    RunDirectory run = RunDirectory.at(folder);
    Files.writeString(run.config(), first);
    assertThrows(
        ConfigException.class, () -> ConfigReader.read(run.config(), List.of(), RunConfig.class));
    assertEquals(config, RunConfig.of(run));
  }
}
