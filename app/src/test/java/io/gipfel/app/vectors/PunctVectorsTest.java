package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of PÜNCT agree with games and counts of other programs. */
class PunctVectorsTest {

  private static final Path VECTORS = Path.of("src/test/resources/vectors");

  /** Counts of three plies are up to 830 million: {@code gipfel verify} compares them. */
  private static final long MOST_NODES = 30_000_000;

  @Test
  void randomGamesAgree() throws Exception {
    Findings findings = verify("punct-random-games.jsonl.gz");
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(50, findings.games());
    assertEquals(2_652, findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify("punct-perft.jsonl");
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(20, findings.perftCounts());
  }

  private static Findings verify(String file) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(MOST_NODES, () -> {}).verify(VECTORS.resolve(file), findings);
    return findings;
  }
}
