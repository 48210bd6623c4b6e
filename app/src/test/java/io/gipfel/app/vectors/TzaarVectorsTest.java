package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of TZAAR agree with games and counts of other programs. */
class TzaarVectorsTest {

  private static final Path VECTORS = Path.of("src/test/resources/vectors");

  @Test
  void randomGamesAgree() throws Exception {
    Findings findings = verify(VECTORS.resolve("tzaar-random-games.jsonl.gz"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(150, findings.games());
    assertEquals(9_992, findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify(VECTORS.resolve("tzaar-perft.jsonl"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(34, findings.perftCounts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"fixed", "random", "placed"})
  void everyChangedCharacterIsFound(String setup, @TempDir Path folder) throws Exception {
    new ChangedRecords(VECTORS.resolve("tzaar-random-games.jsonl.gz"))
        .assertEachIsFound("\"setup\":\"" + setup + "\"", folder);
  }

  private static Findings verify(Path file) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(file, findings);
    return findings;
  }
}
