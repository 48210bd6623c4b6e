package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderCommandTest {

  private static final String COMMAND =
      "ladder random greedy alphabeta:depth=2 --pairs 6 --game dvonn --threads 1";

  private static Cli.Result run(String line) {
    return Cli.run(line.split(" "));
  }

  @Test
  void ranksTheAgents() {
    Cli.Result result = run(COMMAND);
    assertEquals(ExitCode.OK, result.code(), result.err());
    String table = result.out();
    assertTrue(table.contains("1. alphabeta:depth=2"), table);
    assertTrue(table.contains("2. greedy"), table);
    assertTrue(table.contains("3. random"), table);
    assertTrue(result.err().contains("36 of 36 games"), result.err());
  }

  @Test
  void tellsProgramsTheSame() throws IOException {
    Cli.Result result = run(COMMAND + " --json --anchor random");
    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode json = new ObjectMapper().readTree(result.out());
    assertEquals(36, json.get("games").asInt());
    JsonNode worst = json.get("agents").get(2);
    assertEquals("random", worst.get("name").asText());
    assertEquals(0, worst.get("elo").asInt());
    assertEquals(24, worst.get("games").asInt());
    JsonNode best = json.get("agents").get(0);
    assertTrue(best.get("elo95").get(0).asInt() < best.get("elo").asInt());
    assertTrue(best.get("elo").asInt() < best.get("elo95").get(1).asInt());
  }

  @Test
  void goesOnFromItsJournal(@TempDir Path folder) throws IOException {
    Path out = folder.resolve("ladder.jsonl");
    String whole = run(COMMAND).out();
    assertEquals(whole, run(COMMAND + " --out " + out).out());
    String journal = Files.readString(out);
    Files.writeString(out, journal.substring(0, 2 * journal.length() / 3));
    assertEquals(whole, run(COMMAND + " --out " + out).out());
    assertEquals(37, Files.readAllLines(out).size());
  }
}
