package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.app.Shared;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of GIPF agree with games and counts of other programs. */
class GipfVectorsTest {

  private static final Path VECTORS = Path.of("src/test/resources/vectors");

  @Test
  void randomGamesAgree() throws Exception {
    Findings findings = verify(VECTORS.resolve("gipf-random-games.jsonl.gz"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(446, findings.games());
    assertEquals(33_578, findings.plies());
  }

  @Test
  void recordedOpeningOfPeopleAgrees() throws Exception {
    Findings findings = verify(Shared.file("rules/vectors/gipf-records.jsonl.gz"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(1, findings.games());
    assertEquals(18, findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify(VECTORS.resolve("gipf-perft.jsonl"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(71, findings.perftCounts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"basic-31-0", "standard-32-0", "tournament-33-4"})
  void everyChangedCharacterIsFound(String record, @TempDir Path folder) throws Exception {
    new ChangedRecords(VECTORS.resolve("gipf-random-games.jsonl.gz"))
        .assertEachIsFound("\"id\":\"" + record + "\"", folder);
  }

  private static Findings verify(Path file) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(file, findings);
    return findings;
  }
}
