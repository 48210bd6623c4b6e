package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The verifier itself, on games that agree, changed at one place at a time. */
class VectorVerifierTest {

  private static final String PERFT =
      "{\"id\":\"p\",\"game\":\"tictactoe\",\"kind\":\"position\",\"board\":\"ww./.b./...\","
          + "\"side\":\"w\",\"left\":\"1\",\"perft\":[6,25,100]}";

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("vectors.jsonl");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "tictactoe-2", "tictactoe-3"})
  void gamesAgree(String game) throws Exception {
    StringBuilder lines = new StringBuilder();
    for (int seed = 0; seed < 20; seed++) {
      lines.append(Records.randomGame(Games.byName(game), seed)).append('\n');
    }
    Findings findings = verify(lines.toString());
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(20, findings.games());
    assertTrue(findings.plies() > 100, "plies: " + findings.plies());
  }

  @Test
  void perftAgrees() throws Exception {
    Findings findings = verify(PERFT);
    assertEquals(List.of(), findings.firstDifferences());
    assertEquals(3, findings.perftCounts());
  }

  @Test
  void perftAboveTheLimitIsLeftOutAndCounted() throws Exception {
    Files.writeString(file, PERFT.replace("100", "999"));
    Findings findings = new Findings();
    new VectorVerifier(25, () -> {}).verify(file, findings);
    assertEquals(0, findings.differences());
    assertEquals(2, findings.perftCounts());
    assertEquals(1, findings.perftLeftOut());
  }

  @Test
  void aFileMayNameTheGameOfItsRecords() throws Exception {
    Path named = folder.resolve("tictactoe-perft.jsonl");
    Files.writeString(named, PERFT.replace("\"game\":\"tictactoe\",", ""));
    Findings findings = new Findings();
    new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(named, findings);
    assertEquals(0, findings.differences());
    assertEquals(3, findings.perftCounts());
  }

  /** Each edit is one that a person could make by accident; the message says where. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'\"n\":2';     '\"n\":3';      'ply 2: n: expected 3, found 2'",
        "'\"count\":7'; '\"count\":6';  'ply 2: count: expected 6, found 7'",
        "'\"side\":\"w\",\"left\":\"1\",\"phase\":\"place\",\"count\":7';"
            + "'\"side\":\"b\",\"left\":\"1\",\"phase\":\"place\",\"count\":7';"
            + "'ply 2: side: expected b, found w'",
        "'\"kind\":\"full\",\"setup\":null'; '\"kind\":\"bot\",\"over\":false,\"setup\":null';"
            + "': over: expected false, found true'",
        "'\"score\":[';  '\"score\":[5,'; ': score: expected [5, '",
        "'\"result\":\"'; '\"result\":\"x'; ': result: expected x'",
        "'\"final_board\":\"'; '\"final_board\":\"x'; ': final_board: expected x'",
      })
  void oneEditIsFoundWhereItStands(String from, String to, String expected) throws Exception {
    String game = Records.randomGame(Games.byName("tictactoe"), 1).toString();
    assertTrue(game.contains(from), game);
    Findings findings = verify(game + "\n" + game.replaceFirst(quote(from), to));
    String first = findings.firstDifferences().get(0).toString();
    assertTrue(first.startsWith(file + ":2: random-1"), first);
    assertTrue(first.contains(expected), first);
  }

  private static String quote(String text) {
    return Pattern.quote(text);
  }

  /** Whatever character is changed: a difference, or an error that names the line. */
  @ParameterizedTest
  @ValueSource(strings = {"0", "b", "\""})
  void everyChangedCharacterIsFound(String replacement) throws Exception {
    String game = Records.randomGame(Games.byName("tictactoe-2"), 3).toString();
    int idStart = game.indexOf("random-3");
    for (String text : List.of(game, PERFT)) {
      for (int i = 0; i < text.length(); i++) {
        boolean inId = text.equals(game) ? i >= idStart && i < idStart + 8 : i == 7;
        if (inId || text.startsWith(replacement, i)) {
          continue;
        }
        String changed = text.substring(0, i) + replacement + text.substring(i + 1);
        assertTrue(isFound(changed), "not found at " + i + ": " + changed);
      }
    }
  }

  private boolean isFound(String text) throws IOException {
    try {
      return verify(text).differences() > 0;
    } catch (VectorException e) {
      return e.getMessage().startsWith(file + ":1: ");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';                        'vectors.jsonl: is empty'",
        "'[]';                      'vectors.jsonl:1: expected a JSON object'",
        "'{';                       'vectors.jsonl:1: not valid JSON at column'",
        "'{} {}';                   'vectors.jsonl:1: not valid JSON at column'",
        "'{\"a\":1,\"a\":1}';       'Duplicate field'",
        "'{}';                      'field ''game'' is missing'",
        "'{\"id\":\"i\",\"game\":\"tictactoe\"}'; 'expected a field ''plies'' or ''perft'''",
        "'{\"id\":\"i\",\"game\":\"go\"}';  'unknown game ''go'''",
        "'{\"id\":5,\"game\":\"tictactoe\"}'; 'field ''id'': expected a string, found 5'",
      })
  void whatBreaksTheSchemaIsNamed(String text, String expected) {
    VectorException e = assertThrows(VectorException.class, () -> verify(text));
    assertTrue(e.getMessage().contains(expected), e.getMessage());
    assertTrue(e.getMessage().contains("vectors.jsonl"), e.getMessage());
  }

  @Test
  void gzipIsReadAndEveryTruncationNoticed() throws Exception {
    String game = Records.randomGame(Games.byName("tictactoe"), 1).toString();
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
      gzip.write((game + "\n" + game + "\n").getBytes(StandardCharsets.UTF_8));
    }
    byte[] bytes = compressed.toByteArray();
    Files.write(file, bytes);
    Findings findings = new Findings();
    new VectorVerifier(1, () -> {}).verify(file, findings);
    assertEquals(2, findings.games());
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      VectorException e =
          assertThrows(
              VectorException.class,
              () -> new VectorVerifier(1, () -> {}).verify(file, new Findings()));
      assertTrue(e.getMessage().startsWith(file.toString()), e.getMessage());
    }
  }

  private Findings verify(String text) throws VectorException, IOException {
    Files.writeString(file, text);
    Findings findings = new Findings();
    new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(file, findings);
    return findings;
  }
}
