package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.datasets.ShardReader;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.mcts.precision.InferenceChoice;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunException;
import io.gipfel.training.run.RunListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that play by 8-bit networks, or find out whether to. */
class InferenceTest {

  private static final List<String> FILES =
      List.of(
          "games/gen-0001/games-0000.shard",
          "games/gen-0001/games-0002.shard",
          "games/gen-0002/games-0001.shard",
          "checkpoints/gen-0000/network-int8.onnx",
          "checkpoints/gen-0002/network.onnx",
          "checkpoints/gen-0002/network-int8.onnx",
          "checkpoints/gen-0002/fidelity.json");

  @TempDir static Path folder;
  private static Path int8Run;

  private static RunConfig config(String inference) {
    List<String> overrides = new ArrayList<>(TrainingLoopTest.TINY);
    overrides.addAll(
        List.of("inference=" + inference, "selfPlay.firstPlayouts=0", "arena.finalPairs=0"));
    return ConfigReader.read(
        Path.of("..", "configs", "reference.yaml"), overrides, RunConfig.class);
  }

  private static boolean run(String inference, Path run, BooleanSupplier stop) {
    return new TrainingLoop(config(inference), RunDirectory.at(run), RunListener.NONE, stop).run();
  }

  @BeforeAll
  static void runInBytes() {
    int8Run = folder.resolve("int8");
    assertTrue(run("int8", int8Run, () -> false));
  }

  private static void assertSameFiles(Path run) throws IOException {
    for (String file : FILES) {
      assertArrayEquals(
          Files.readAllBytes(int8Run.resolve(file)), Files.readAllBytes(run.resolve(file)), file);
    }
  }

  @Test
  void gamesNameTheNetworkInBytes() throws IOException {
    for (int generation = 1; generation <= 2; generation++) {
      Path shard = int8Run.resolve("games/gen-000" + generation + "/games-0000.shard");
      Path network =
          int8Run.resolve("checkpoints/gen-000" + (generation - 1) + "/network-int8.onnx");
      assertEquals(
          Digests.ofFile(network), new ShardReader(shard).provenance().player(), shard.toString());
    }
  }

  @Test
  void stoppedRunGoesOnToTheSameEnd() throws IOException {
    Path run = folder.resolve("stopped");
    AtomicInteger questions = new AtomicInteger();
    int stops = 0;
    for (int patience = 60; !stopping(run, questions, patience); patience *= 3) {
      stops++;
    }
    assertTrue(stops > 1, "stopped " + stops + " times");
    assertSameFiles(run);
  }

  private static boolean stopping(Path run, AtomicInteger questions, int patience) {
    questions.set(0);
    return run("int8", run, () -> questions.incrementAndGet() > patience);
  }

  /** A kill between the network and its form in bytes, or within the latter. */
  @Test
  void missingBytesAreMadeAgain() throws IOException {
    Path run = folder.resolve("killed");
    assertFalse(run("int8", run, () -> Files.exists(run.resolve("checkpoints/gen-0001"))));
    Path checkpoint = run.resolve("checkpoints/gen-0001");
    Files.deleteIfExists(checkpoint.resolve("fidelity.json"));
    Files.write(checkpoint.resolve("network-int8.onnx"), new byte[10]);
    assertTrue(run("int8", run, () -> false));
    assertSameFiles(run);
  }

  @Test
  void aRunKeepsToWhatItFoundFaster() throws IOException {
    Path run = folder.resolve("auto");
    assertFalse(run("auto", run, () -> Files.exists(run.resolve("inference.json"))));
    InferenceChoice found = InferenceChoice.load(run.resolve("inference.json"));
    assertTrue(found.floatPerSecond() > 0 && found.int8PerSecond() > 0, found.toString());
    for (Precision kept : List.of(Precision.INT8, Precision.FLOAT)) {
      Path copy = folder.resolve("auto-" + kept);
      assertFalse(run("auto", copy, () -> Files.exists(copy.resolve("inference.json"))));
      new InferenceChoice(kept, 1, 1, 0).save(copy.resolve("inference.json"));
      assertTrue(run("auto", copy, () -> false));
      boolean same = Arrays.equals(games(copy), games(int8Run));
      assertEquals(kept == Precision.INT8, same, "kept to " + kept);
    }
  }

  /** Sums that overflow may show only when a network has learned something. */
  @Test
  void aNetworkThatStraysInBytesPlaysInFloats() throws IOException {
    for (String inference : List.of("auto", "int8")) {
      Path run = folder.resolve("strayed-" + inference);
      Path fidelity = run.resolve("checkpoints/gen-0001/fidelity.json");
      assertFalse(run(inference, run, () -> Files.exists(run.resolve("checkpoints/gen-0000"))));
      new InferenceChoice(Precision.INT8, 1, 1, 0).save(run.resolve("inference.json"));
      assertFalse(run(inference, run, () -> Files.exists(fidelity)));
      new Fidelity(1, 0.06, 1, 0, 0).save(fidelity);
      assertTrue(run(inference, run, () -> false));
      String network = inference.equals("auto") ? "network.onnx" : "network-int8.onnx";
      assertEquals(
          Digests.ofFile(run.resolve("checkpoints/gen-0001").resolve(network)),
          new ShardReader(run.resolve("games/gen-0002/games-0001.shard")).provenance().player());
    }
  }

  /** What was played, without who is said to have played it. */
  private static Object[] games(Path run) throws IOException {
    return new ShardReader(run.resolve("games/gen-0002/games-0001.shard")).records().toArray();
  }

  @Test
  void aDamagedNetworkIsNamed() throws IOException {
    Path run = folder.resolve("damaged");
    assertFalse(run("int8", run, () -> Files.exists(run.resolve("checkpoints/gen-0001"))));
    assertFalse(
        run("int8", run, () -> Files.exists(run.resolve("checkpoints/gen-0001/fidelity.json"))));
    Path network = run.resolve("checkpoints/gen-0001/network-int8.onnx");
    Files.write(network, Arrays.copyOf(Files.readAllBytes(network), 1000));
    String message =
        assertThrows(RunException.class, () -> run("int8", run, () -> false)).getMessage();
    assertTrue(message.startsWith(network + ": expected an ONNX network"), message);
    assertEquals(1, message.lines().count(), message);
  }
}
