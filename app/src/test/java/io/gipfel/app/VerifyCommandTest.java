package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {

  private static final Path PERFT = Path.of("src/test/resources/vectors/dvonn-perft.jsonl");

  @TempDir Path folder;

  @Test
  void agreementIsSummedUp() {
    Cli.Result result = Cli.run("verify", PERFT.toString(), "--max-nodes", "3000");
    assertEquals(ExitCode.OK, result.code());
    assertEquals(
        PERFT
            + ": 51 perft counts, 59 above 3000 nodes left out\n"
            + "all agree: 51 perft counts, 59 above 3000 nodes left out\n",
        result.out());
    assertEquals("", result.err());
  }

  @Test
  void aDifferenceIsShownWithItsPlace() throws IOException {
    Path file = changedPerft();
    Cli.Result result = Cli.run("verify", file.toString(), "--max-nodes", "100");
    assertEquals(ExitCode.NO, result.code());
    assertTrue(
        result.out().contains(file + ":3: perft-setup-4: perft depth 1: expected 52, found 51\n"),
        result.out());
    assertTrue(result.out().endsWith("differences: 1\n"), result.out());
  }

  @Test
  void onlyTheFirstFewDifferencesAreShown() throws IOException {
    Path file = folder.resolve("many.jsonl");
    Files.writeString(file, Files.readString(PERFT).replace("\"perft\":[", "\"perft\":[1"));
    Cli.Result result = Cli.run("verify", file.toString(), "--max-nodes", "1000");
    assertEquals(ExitCode.NO, result.code());
    assertEquals(10, result.out().lines().filter(line -> line.contains(": expected 1")).count());
    assertTrue(result.out().endsWith("differences: 24, the first 10 shown\n"), result.out());
  }

  @Test
  void aMissingFileDoesNotHideTheOthers() throws IOException {
    Path file = changedPerft();
    Cli.Result result = Cli.run("verify", "nowhere", file.toString(), "--max-nodes", "100");
    assertEquals(ExitCode.BAD_INPUT, result.code());
    assertEquals("gipfel: nowhere: no such file\n", result.err());
    assertTrue(result.out().contains("expected 52, found 51"), result.out());
  }

  @Test
  void jsonForPrograms() throws IOException {
    Path file = changedPerft();
    Cli.Result result =
        Cli.run("verify", "nowhere", file.toString(), "--max-nodes", "100", "--json");
    JsonNode json = new JsonMapper().readTree(result.out());
    assertEquals(1, json.get("differenceCount").intValue());
    JsonNode difference = json.get("differences").get(0);
    assertEquals(file.toString(), difference.get("file").textValue());
    assertEquals(3, difference.get("line").intValue());
    assertEquals("perft-setup-4", difference.get("id").textValue());
    assertEquals("perft depth 1", difference.get("field").textValue());
    assertEquals("52", difference.get("expected").textValue());
    assertEquals("51", difference.get("found").textValue());
    assertEquals("nowhere: no such file", json.get("errors").get(0).textValue());
  }

  /** The vectors with one digit changed, on line 3. */
  private Path changedPerft() throws IOException {
    List<String> lines = Files.readAllLines(PERFT);
    lines.set(2, lines.get(2).replace("\"perft\":[51,", "\"perft\":[52,"));
    return Files.write(folder.resolve("changed.jsonl"), lines);
  }
}
