package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.app.Shared;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of DVONN against games and counts of other programs. */
class DvonnVectorsTest {

  private static final Path VECTORS = Path.of("src/test/resources/vectors");
  private static final Pattern PROVENANCE = Pattern.compile("\"(?:id|source|from)\":\"([^\"]*)\"");
  private static final int CHANGES = 250;

  @Test
  void randomGamesAgree() throws Exception {
    Findings findings = verify(VECTORS.resolve("dvonn-random-games.jsonl.gz"), 0);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(250, findings.games());
    assertEquals(15_513, findings.plies());
  }

  @Test
  void gamesOfAnEngineAgree() throws Exception {
    Findings findings = verify(VECTORS.resolve("dvonn-selfplay.jsonl.gz"), 0);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(40, findings.games());
    assertEquals(3_437, findings.plies());
  }

  @Test
  void recordedGamesOfPeopleAgree() throws Exception {
    Findings findings = verify(Shared.file("rules/vectors/dvonn-records.jsonl.gz"), 0);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(4, findings.games());
    assertEquals(302, findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify(VECTORS.resolve("dvonn-perft.jsonl"), Long.MAX_VALUE);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(110, findings.perftCounts());
    assertEquals(0, findings.perftLeftOut());
  }

  /**
   * Any character of a record, changed to any other, is a difference or an error that names the
   * line; only those that say where the record comes from don't count.
   */
  @ParameterizedTest
  @ValueSource(strings = {"\"kind\":\"full\"", "\"kind\":\"phase2\"", "\"kind\":\"bot\"", "mid-2"})
  void everyChangedCharacterIsFound(String record, @TempDir Path folder) throws Exception {
    String text = recordWith(record);
    Path file = folder.resolve("changed.jsonl");
    SplittableRandom random = new SplittableRandom(20);
    for (int change = 0; change < CHANGES; change++) {
      int at = random.nextInt(text.length());
      char replacement = (char) random.nextInt(' ', '~' + 1);
      if (replacement == text.charAt(at) || isProvenance(text, at)) {
        continue;
      }
      String changed = text.substring(0, at) + replacement + text.substring(at + 1);
      Files.writeString(file, changed);
      assertTrue(isFound(file), () -> "'" + replacement + "' at " + at + ": " + changed);
    }
  }

  private static boolean isFound(Path file) {
    try {
      List<Difference> differences = verify(file, Long.MAX_VALUE).firstDifferences();
      return !differences.isEmpty() && differences.get(0).toString().startsWith(file + ":1: ");
    } catch (VectorException e) {
      return e.getMessage().startsWith(file + ":1: ");
    }
  }

  private static boolean isProvenance(String text, int at) {
    Matcher matcher = PROVENANCE.matcher(text);
    while (matcher.find()) {
      if (at >= matcher.start(1) && at < matcher.end(1)) {
        return true;
      }
    }
    return false;
  }

  /** The first line with {@code part} in the vectors. */
  private static String recordWith(String part) throws IOException {
    List<Path> files =
        List.of(
            VECTORS.resolve("dvonn-random-games.jsonl.gz"),
            VECTORS.resolve("dvonn-selfplay.jsonl.gz"),
            VECTORS.resolve("dvonn-perft.jsonl"));
    for (Path file : files) {
      try (BufferedReader lines = open(file)) {
        String found = lines.lines().filter(line -> line.contains(part)).findFirst().orElse(null);
        if (found != null) {
          return found;
        }
      }
    }
    throw new AssertionError("no record with " + part);
  }

  private static BufferedReader open(Path file) throws IOException {
    return file.toString().endsWith(".gz")
        ? new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))
        : Files.newBufferedReader(file);
  }

  private static Findings verify(Path file, long maxNodes) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(maxNodes, () -> {}).verify(file, findings);
    return findings;
  }
}
