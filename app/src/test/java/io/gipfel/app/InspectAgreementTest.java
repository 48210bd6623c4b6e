package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded searches held against networks. */
class InspectAgreementTest {

  @TempDir Path folder;

  @Test
  void runsAndDatasetsAreHeldAgainstNetworks() throws IOException {
    Path run = folder.resolve("run");
    String config = TinyRun.config(folder).toString();
    String network = "selfPlay.firstPlayouts=0";
    assertEquals(ExitCode.OK, Cli.run("train", config, "--run", "" + run, "--set", network).code());
    JsonNode played = json("inspect", "" + run, "--sample", "20", "--json");
    JsonNode all = played.get("all");
    assertEquals(20, all.get("positions").asInt());
    assertTrue(all.get("sameBestAction").asDouble() > 0);
    assertTrue(all.get("policyDivergence").asDouble() >= 0);
    assertEquals(1, played.get("generations").size());
    assertEquals(played, json("inspect", "" + run.resolve("games"), "--sample", "20", "--json"));
    String first = run.resolve("checkpoints/gen-0000").toString();
    assertEquals(played, json("inspect", "" + run, "--sample", "20", "--network", first, "--json"));
    assertTrue(Cli.run("inspect", "" + run).out().contains("  search and network "));
    assertFalse(Cli.run("inspect", "" + run, "--sample", "0").out().contains("search and network"));

    UsageErrorTest.assertOneLine(
        Cli.run("inspect", "" + run, "--network", "nowhere"), "nowhere: no such file");
    UsageErrorTest.assertOneLine(
        Cli.run("inspect", "" + run, "--network", first, "--find", "start"),
        "--network: expected without");
    UsageErrorTest.assertOneLine(
        Cli.run("inspect", "" + run, "--sample", "-1"), "--sample: expected 0 or more");
  }

  private static JsonNode json(String... args) throws IOException {
    Cli.Result result = Cli.run(args);
    assertEquals(ExitCode.OK, result.code(), result.err());
    return JsonMapper.builder().build().readTree(result.out()).get("searchAgreement");
  }
}
