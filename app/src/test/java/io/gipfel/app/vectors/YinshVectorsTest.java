package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of YINSH agree with games and counts of another program. */
class YinshVectorsTest {

  private static final Path VECTORS = Path.of("src/test/resources/vectors");

  @Test
  void randomGamesAgree() throws Exception {
    Findings findings = verify(VECTORS.resolve("yinsh-random-games.jsonl.gz"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(150, findings.games());
    assertEquals(10_266, findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify(VECTORS.resolve("yinsh-perft.jsonl"));
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(42, findings.perftCounts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"variant\":\"standard\"", "\"variant\":\"blitz\""})
  void everyChangedCharacterIsFound(String variant, @TempDir Path folder) throws Exception {
    new ChangedRecords(VECTORS.resolve("yinsh-random-games.jsonl.gz"))
        .assertEachIsFound(variant, folder);
  }

  private static Findings verify(Path file) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(file, findings);
    return findings;
  }
}
