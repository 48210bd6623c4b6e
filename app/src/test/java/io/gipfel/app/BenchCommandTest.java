package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

  @Test
  void signatureAlone() {
    Cli.Result result = Cli.run("bench", "--game", "tictactoe", "--signature");
    assertEquals(ExitCode.OK, result.code());
    assertTrue(
        result.out().matches("signature of tictactoe: [0-9a-f]{16} \\(rules .*\\)\n"),
        result.out());
  }

  @Test
  void everySpeedIsMeasured() throws IOException {
    String[] args = {"bench", "--game", "tictactoe-2", "--seconds", "0.01", "--json"};
    Cli.Result result = Cli.run(args);
    assertEquals(ExitCode.OK, result.code(), result.err());
    JsonNode json = new JsonMapper().readTree(result.out());
    assertEquals("tictactoe-2", json.get("game").textValue());
    assertTrue(json.get("speeds").size() >= 10, result.out());
    for (JsonNode speed : json.get("speeds")) {
      // Soon the cache knows all of this small game, and the network is asked no more.
      boolean known = speed.get("name").textValue().startsWith("self-play");
      assertTrue(known || speed.get("least").doubleValue() > 0, speed.toString());
      assertTrue(
          speed.get("least").doubleValue() <= speed.get("median").doubleValue()
              && speed.get("median").doubleValue() <= speed.get("most").doubleValue(),
          speed.toString());
    }
  }

  @Test
  void secondsMustBePositive() {
    UsageErrorTest.assertOneLine(
        Cli.run("bench", "--seconds", "0"), "--seconds: expected more than 0", "found 0.0");
  }
}
