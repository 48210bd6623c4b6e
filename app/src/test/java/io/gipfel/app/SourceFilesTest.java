package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What every source file of every module keeps to. */
class SourceFilesTest {

  private static final Path ROOT = Path.of("..");
  private static final int MAX_LINES = 400;

  @Test
  void noFileIsLongerThanPeopleRead() throws IOException {
    assertEquals(List.of(), sources().stream().filter(file -> lines(file) > MAX_LINES).toList());
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    List<Path> silent =
        sources().stream()
            .filter(file -> file.toString().contains("/src/main/"))
            .map(Path::getParent)
            .distinct()
            .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
            .toList();
    assertEquals(List.of(), silent);
  }

  /** Surefire runs classes by their names: one called otherwise would be skipped in silence. */
  @Test
  void everyTestClassHasANameThatIsRun() throws IOException {
    List<Path> unheard =
        sources().stream()
            .filter(file -> file.toString().contains("/src/test/"))
            .filter(file -> !file.toString().endsWith("Test.java"))
            .filter(SourceFilesTest::hasTests)
            .toList();
    assertEquals(List.of(), unheard);
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path source : modules.map(module -> module.resolve("src")).toList()) {
        if (Files.isDirectory(source)) {
          try (Stream<Path> files = Files.walk(source)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
          }
        }
      }
    }
    assertTrue(sources.size() > 50, "source files found: " + sources.size());
    return sources;
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Abstract classes hold tests for others to run. */
  private static boolean hasTests(Path file) {
    try {
      String text = Files.readString(file);
      return text.contains("org.junit.jupiter.api.Test;") && !text.contains("abstract class");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
