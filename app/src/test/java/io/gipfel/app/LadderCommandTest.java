package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
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
    JsonNode points = json.get("points");
    for (int agent = 0; agent < 3; agent++) {
      double sum = 0;
      for (int opponent = 0; opponent < 3; opponent++) {
        double both =
            points.get(agent).get(opponent).asDouble() + points.get(opponent).get(agent).asDouble();
        assertEquals(agent == opponent ? 0 : 12, both);
        sum += points.get(agent).get(opponent).asDouble();
      }
      assertEquals(json.get("agents").get(agent).get("points").asDouble(), sum);
    }
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

  @Test
  void drawsAChart(@TempDir Path folder) throws IOException {
    String command = "ladder random greedy alphabeta:depth=1 --pairs 2 --game tictactoe --chart ";
    Path svg = folder.resolve("ladder.svg");
    assertEquals(ExitCode.OK, Cli.run((command + svg).split(" ", -1)).code());
    String text = Files.readString(svg);
    assertTrue(text.contains("<svg"), text);
    assertEquals(3, text.split("<ellipse", -1).length - 1, "an agent is a point");
    Path png = folder.resolve("ladder.png");
    assertEquals(ExitCode.OK, Cli.run((command + png).split(" ", -1)).code());
    BufferedImage image = ImageIO.read(png.toFile());
    assertTrue(image.getWidth() > 400 && image.getHeight() > 400);
  }
}
