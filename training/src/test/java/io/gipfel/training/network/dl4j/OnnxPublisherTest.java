package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxMargins;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.RandomSamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A network that has learned a little, its file, and the evaluator that runs the file. */
final class OnnxPublisherTest {

  private static final Game GAME = Games.byName("dvonn");
  private static final NetworkConfig CONFIG = new NetworkConfig(2, 32, 16, 16);
  private static final FitConfig FIT =
      new FitConfig(new LossWeights(1, 1, 1, 1), new Optimiser(Optimiser.Method.ADAM, 0, 1e-4), 1);

  private static final Path STATUS = Path.of("/proc/self/status");

  @TempDir private static Path directory;

  private static PolicyValueNetwork network;
  private static Path file;
  private static OnnxModel model;

  @BeforeAll
  static void publish() throws IOException {
    network = Networks.create(GAME, CONFIG, FIT, 1);
    for (int step = 0; step < 10; step++) {
      network.fit(RandomSamples.batch(GAME, 32, step), 1e-2);
    }
    file = directory.resolve("network.onnx");
    network.writeOnnx(file);
    model = OnnxModel.load(file, GAME);
  }

  @AfterAll
  static void close() {
    model.close();
    network.close();
  }

  @SuppressWarnings("ArrayRecordComponent") // read only
  private record Judgement(float[] logits, float valueForMover) {}

  private static List<Judgement> judge(List<Position> positions, int capacity) {
    EvaluationBatch batch = new EvaluationBatch(GAME, capacity);
    positions.forEach(batch::add);
    try (OnnxEvaluator evaluator = new OnnxEvaluator(model, capacity)) {
      evaluator.evaluate(batch);
    }
    return positions.stream()
        .map(
            position -> {
              int slot = positions.indexOf(position);
              int from = batch.logitOffset(slot);
              return new Judgement(
                  Arrays.copyOfRange(batch.logits(), from, from + GAME.encoder().policySize()),
                  batch.valuesForMover()[slot]);
            })
        .toList();
  }

  /** DL4J's word on each position, one at a time. */
  private static float[][] alone(Position position) throws Exception {
    NetworkLayout layout = NetworkLayout.of(GAME);
    ComputationGraph graph = ((Dl4jNetwork) network).graph();
    float[] planes = new float[layout.inputSize()];
    GAME.encoder().encode(position, planes, 0);
    try (Replica replica = new Replica(graph, layout, "alone")) {
      return replica.submit(() -> replica.outputs(planes, 1)).get();
    }
  }

  /** Known fault: batch norm in the wrong mode. */
  @Test
  void aloneIsAsInABatchIsAsInTheFile() throws Exception {
    List<Position> positions = RandomSamples.positions(GAME, 64, 77);
    List<Judgement> judgements = judge(positions, 64);
    for (int i = 0; i < 64; i += 7) {
      float[][] expected = alone(positions.get(i));
      Judgement found = judgements.get(i);
      float value = expected[1][0] - expected[1][2];
      assertEquals(value, found.valueForMover(), 1e-4);
      for (int place = 0; place < GAME.encoder().policySize(); place++) {
        float logit = expected[0][place];
        assertEquals(logit, found.logits()[place], 1e-4 * Math.max(1, Math.abs(logit)));
      }
    }
  }

  @Test
  void marginsAreThoseOfTheNetworkInTheGamesUnit() throws Exception {
    List<Position> positions = new ArrayList<>(RandomSamples.positions(GAME, 8, 78));
    Position over = RandomGames.positionAfter(GAME, GAME.maxPlies(), 1);
    positions.add(over);
    try (OnnxMargins margins = new OnnxMargins(model)) {
      float[] found = margins.marginsForFirst(positions);
      for (int i = 0; i < 8; i++) {
        int sign = positions.get(i).toMove().sign();
        float expected = sign * GAME.encoder().maxMargin() * alone(positions.get(i))[2][0];
        assertEquals(expected, found[i], 1e-4 * GAME.encoder().maxMargin());
      }
      assertEquals(over.marginForFirst(), found[8]);
      assertEquals(0, margins.marginsForFirst(List.of()).length);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 16, 33, 64, 100})
  void judgementsDoNotDependOnTheBatch(int size) {
    List<Position> positions = RandomSamples.positions(GAME, 256, 5);
    List<Judgement> together = judge(positions, 256);
    List<Judgement> some = judge(positions.subList(0, size), 256);
    for (int i = 0; i < size; i++) {
      assertArrayEquals(together.get(i).logits(), some.get(i).logits(), "position " + i);
      assertEquals(together.get(i).valueForMover(), some.get(i).valueForMover());
    }
  }

  @Test
  void fileDescribesItself() {
    Map<String, String> metadata = model.metadata();
    assertEquals("dvonn", metadata.get("game"));
    assertEquals(GAME.encoder().planeNames(), metadata.get("planes").lines().toList());
    assertEquals("7", metadata.get("policyPlanes"));
    assertEquals("2", metadata.get("blocks"));
    assertEquals("32", metadata.get("channels"));
  }

  @Test
  void otherGamesRefuseTheFile() {
    Game other = Games.byName("tictactoe");
    String message =
        assertThrows(IllegalArgumentException.class, () -> OnnxModel.load(file, other))
            .getMessage();
    assertTrue(
        message.startsWith(file + ": expected a network for tictactoe, found input 'planes' of"),
        message);
  }

  @Test
  void namesFilesThatAreNoNetwork() throws IOException {
    Path text = Files.writeString(directory.resolve("text.onnx"), "no network");
    Path missing = directory.resolve("missing.onnx");
    for (Path path : List.of(text, missing)) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> OnnxModel.load(path, GAME))
              .getMessage();
      assertTrue(message.startsWith(path + ": expected an ONNX "), message);
      assertEquals(1, message.lines().count(), message);
    }
  }

  @Test
  void publishesNothingThatDisagrees() {
    Path refused = directory.resolve("refused.onnx");
    float[] kept = network.parameters();
    float[] broken = kept.clone();
    broken[0] = Float.NaN;
    network.setParameters(broken);
    try {
      assertThrows(IllegalStateException.class, () -> network.writeOnnx(refused));
      assertTrue(Files.notExists(refused));
    } finally {
      network.setParameters(kept);
    }
  }

  /**
   * Known fault: memory grows. Inputs and outputs left behind would be 270 MB; the heap's own pages
   * and noise stay well below the bound.
   */
  @Test
  void evaluationsLeaveNothingBehind() throws IOException {
    assumeTrue(Files.isReadable(STATUS), "no " + STATUS + " here");
    List<Position> positions = RandomSamples.positions(GAME, 4, 5);
    EvaluationBatch batch = new EvaluationBatch(GAME, 4);
    positions.forEach(batch::add);
    try (OnnxEvaluator evaluator = new OnnxEvaluator(model, 4)) {
      for (int i = 0; i < 1_000; i++) {
        evaluator.evaluate(batch);
      }
      long before = residentMegabytes();
      for (int i = 0; i < 10_000; i++) {
        evaluator.evaluate(batch);
      }
      assertTrue(residentMegabytes() - before < 120, "grew from " + before + " MB");
    }
  }

  private static long residentMegabytes() throws IOException {
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
        .findFirst()
        .orElseThrow();
  }
}
