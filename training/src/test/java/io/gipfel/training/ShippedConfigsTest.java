package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.training.config.ConfigReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
}
