package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.app.Shared;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of DVONN against games and counts of other programs. */
class DvonnVectorsTest {

  private static final Path VECTORS = Path.of("src/test/resources/vectors");

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

  @ParameterizedTest
  @ValueSource(strings = {"\"kind\":\"full\"", "\"kind\":\"phase2\"", "\"kind\":\"bot\"", "mid-2"})
  void everyChangedCharacterIsFound(String record, @TempDir Path folder) throws Exception {
    new ChangedRecords(
            VECTORS.resolve("dvonn-random-games.jsonl.gz"),
            VECTORS.resolve("dvonn-selfplay.jsonl.gz"),
            VECTORS.resolve("dvonn-perft.jsonl"))
        .assertEachIsFound(record, folder);
  }

  private static Findings verify(Path file, long maxNodes) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(maxNodes, () -> {}).verify(file, findings);
    return findings;
  }
}
