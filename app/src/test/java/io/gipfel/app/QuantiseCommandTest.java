package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code quantise} on the network of a tiny run. */
class QuantiseCommandTest {

  @TempDir static Path folder;
  private static Path run;
  private static Path network;

  @BeforeAll
  static void train() throws IOException {
    run = folder.resolve("run");
    Cli.Result trained =
        Cli.run("train", TinyRun.config(folder).toString(), "--run", run.toString());
    assertEquals(ExitCode.OK, trained.code(), trained.err());
    network =
        Files.copy(
            run.resolve("checkpoints/gen-0001/network.onnx"), folder.resolve("network.onnx"));
    Files.writeString(folder.resolve("broken.onnx"), "no network");
    Files.createDirectories(folder.resolve("empty"));
  }

  @Test
  void aFileIsWrittenAndReported() throws IOException {
    Path out = folder.resolve("small.onnx");
    Cli.Result written =
        Cli.run(
            "quantise", network.toString(), "--positions", run.toString(), "--out", out.toString());
    assertEquals(ExitCode.OK, written.code(), written.err());
    assertTrue(
        written
            .out()
            .matches(
                "\\S+small.onnx written: policy divergence \\S+ nats, same best action \\S+ %,"
                    + " value error mean \\S+, at most \\S+; on \\d+ positions\\R"),
        written.out());
    Path again = folder.resolve("again.onnx");
    Cli.run("quantise", run.toString(), "--out", again.toString());
    assertArrayEquals(Files.readAllBytes(out), Files.readAllBytes(again), "from the run itself");
  }

  @Test
  void whatIsThereIsReportedOnAndNotWritten() throws IOException {
    Path alone = Files.createDirectories(folder.resolve("alone"));
    Path copy = Files.copy(network, alone.resolve("mine.onnx"));
    String[] command = {
      "quantise", copy.toString(), "--positions", run.resolve("games").toString(), "--json"
    };
    Cli.Result first = Cli.run(command);
    assertEquals(ExitCode.OK, first.code(), first.err());
    JsonNode report = JsonMapper.builder().build().readTree(first.out());
    assertTrue(report.get("positions").asInt() > 10, first.out());
    assertTrue(report.get("policyDivergence").asDouble() < 0.1, first.out());
    Path int8 = alone.resolve("mine-int8.onnx");
    byte[] bytes = Files.readAllBytes(int8);
    Cli.Result second = Cli.run(command);
    assertEquals(first.out(), second.out());
    assertArrayEquals(bytes, Files.readAllBytes(int8));
  }

  /** On all games of the run, where its report is on those of the generation: here the same. */
  @Test
  void theRunReportsItsOwn() {
    Cli.Result inspected = Cli.run("inspect", run.toString());
    assertTrue(inspected.out().contains("int8: policy divergence "), inspected.out());
    Cli.Result same = Cli.run("quantise", run.toString());
    String figures = same.out().substring(same.out().indexOf("policy divergence")).strip();
    assertTrue(same.out().contains("network-int8.onnx was there: "), same.out());
    assertTrue(inspected.out().contains(figures), figures + " in " + inspected.out());
  }

  @Test
  void agentsPlayByIt() {
    String net = "net:" + run + ":sims=4:precision=int8";
    Cli.Result match =
        Cli.run("match", net, "random", "--game", "tictactoe", "--pairs", "2", "--json");
    assertEquals(ExitCode.OK, match.code(), match.err());
    Cli.Result without =
        Cli.run("match", "net:" + network + ":precision=int8", "random", "--game", "tictactoe");
    assertEquals(ExitCode.BAD_INPUT, without.code(), without.err());
    assertTrue(
        without.err().contains("network.onnx: has no 8-bit form beside it: expected"),
        without.err());
    assertEquals(1, without.err().lines().count(), without.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quantise                             | Missing required parameter",
        "quantise NOWHERE                     | nowhere: no such file; expected a run, a"
            + " checkpoint",
        "quantise FOLDER/broken.onnx          | broken.onnx: expected ",
        "quantise FOLDER/network.onnx         | is of no run; expected --positions",
        "quantise RUN --positions NOWHERE     | expected a folder with shards, found nothing",
        "quantise RUN --positions FOLDER/empty| empty: expected two games or more, found fewer",
        "match net:RUN:precision=8 random     | precision: expected one of float, int8, auto",
        "quantise RUN --out FOLDER/broken.onnx| broken.onnx: is there already",
      })
  void mistakesAreOneLine(String command, String expected) {
    String[] args =
        command
            .strip()
            .replace("FOLDER", folder.toString())
            .replace("RUN", run.toString())
            .replace("NOWHERE", folder.resolve("nowhere").toString())
            .split(" +");
    Cli.Result result = Cli.run(args);
    assertEquals(ExitCode.BAD_INPUT, result.code(), result.err());
    assertTrue(result.err().contains(expected), result.err());
    assertEquals(1, result.err().lines().count(), result.err());
  }
}
