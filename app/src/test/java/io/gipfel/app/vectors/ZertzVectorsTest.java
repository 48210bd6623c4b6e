package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of ZÈRTZ agree with games and counts of other programs. */
class ZertzVectorsTest {

  private static final Path GAMES =
      Path.of("src/test/resources/vectors/zertz-random-games.jsonl.gz");
  private static final Path PERFT = Path.of("src/test/resources/vectors/zertz-perft.jsonl");

  @Test
  void randomGamesAgree() throws Exception {
    Findings findings = verify(GAMES);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(150, findings.games());
    assertEquals(7_845, findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify(PERFT);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(44, findings.perftCounts());
  }

  /** The first has chains; the second ends by repetition. */
  @ParameterizedTest
  @ValueSource(strings = {"z000", "z296"})
  void everyChangedCharacterIsFound(String record, @TempDir Path folder) throws Exception {
    new ChangedRecords(GAMES).assertEachIsFound("\"id\":\"" + record + "\"", folder);
  }

  private static Findings verify(Path file) throws VectorException {
    Findings findings = new Findings();
    new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(file, findings);
    return findings;
  }
}
