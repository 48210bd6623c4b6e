package io.gipfel.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Data that is not part of the project: tests that need it are skipped where it is missing. */
public final class Shared {

  private Shared() {}

  /** The shared file {@code name}; a test that asks for one that is missing is skipped. */
  public static Path file(String name) {
    String folder = System.getProperty("gipfel.shared", "../../shared");
    Path file = Path.of(folder).resolve(name).normalize();
    assumeTrue(Files.isRegularFile(file), "no shared file " + file);
    return file;
  }
}
