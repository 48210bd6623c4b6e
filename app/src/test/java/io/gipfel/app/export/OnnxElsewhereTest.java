package io.gipfel.app.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.onnx.OnnxCheck;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs exported networks with an ONNX runtime outside this project, onnxruntime-web under Node.js.
 * Left out where Node.js or that package is missing; {@code ./verify} fetches them into {@code
 * target/node}.
 */
class OnnxElsewhereTest {

  private static final int POSITIONS = 24;
  private static final double TOLERANCE = 1e-4;
  private static final Path NODE = Path.of("..", "target", "node").toAbsolutePath().normalize();
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir private Path folder;

  private static List<Position> positions(Game game) {
    SplittableRandom random = new SplittableRandom(11);
    List<Position> positions = new ArrayList<>();
    int[] legal = new int[game.maxLegalActions()];
    while (positions.size() < POSITIONS) {
      Position position = game.newPosition(positions.size());
      int plies = random.nextInt(game.maxPlies());
      for (int i = 0; i < plies && !position.isTerminal(); i++) {
        position.play(legal[random.nextInt(position.legalActions(legal))]);
      }
      if (!position.isTerminal()) {
        positions.add(position);
      }
    }
    return positions;
  }

  private static float[] encoded(Game game, List<Position> positions) {
    Encoder encoder = game.encoder();
    float[] planes = new float[positions.size() * encoder.inputSize()];
    for (int i = 0; i < positions.size(); i++) {
      encoder.encode(positions.get(i), planes, i * encoder.inputSize());
    }
    return planes;
  }

  private JsonNode elsewhere(Path network, Game game, float[] planes) throws Exception {
    Encoder encoder = game.encoder();
    ObjectNode positions = JSON.createObjectNode();
    positions
        .putArray("shape")
        .add(POSITIONS)
        .add(encoder.planes())
        .add(encoder.height())
        .add(encoder.width());
    for (float value : planes) {
      positions.withArray("/planes").add(value);
    }
    Path file = Files.writeString(folder.resolve("positions.json"), positions.toString());
    Path script = Path.of("src", "test", "node", "run.mjs").toAbsolutePath();
    Process node =
        new ProcessBuilder("node", script.toString(), network.toString(), file.toString())
            .directory(NODE.toFile())
            .redirectError(folder.resolve("errors").toFile())
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, node.waitFor(), () -> errors());
    return JSON.readTree(said);
  }

  private String errors() {
    try {
      return Files.readString(folder.resolve("errors"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static void assertSame(float[] expected, JsonNode found, String output) {
    assertEquals(expected.length, found.size(), output);
    for (int i = 0; i < expected.length; i++) {
      double scale = Math.max(1, Math.abs(expected[i]));
      assertEquals(expected[i], found.get(i).doubleValue(), TOLERANCE * scale, output + " " + i);
    }
  }

  @Test
  void theNumbersAreTheSameElsewhere() throws Exception {
    assumeTrue(
        Files.isDirectory(NODE.resolve("node_modules/onnxruntime-web")),
        "no onnxruntime-web in " + NODE);
    for (Game game : List.of(Games.byName("dvonn"), Games.byName("tictactoe-2"))) {
      Path network = TinyNetworks.write(game, folder.resolve(game.name() + ".onnx"));
      List<Position> positions = positions(game);
      float[] planes = encoded(game, positions);
      JsonNode found = elsewhere(network, game, planes);
      Encoder encoder = game.encoder();
      Map<String, float[]> expected =
          OnnxCheck.run(
              Files.readAllBytes(network),
              planes,
              POSITIONS,
              encoder.planes(),
              encoder.height(),
              encoder.width());
      assertEquals(4, expected.size());
      expected.forEach((output, values) -> assertSame(values, found.get(output), output));
      assertPlayersSee(found, network, game, positions);
    }
  }

  /** What a player here makes of a position is in those numbers where docs/onnx.md says. */
  private static void assertPlayersSee(
      JsonNode found, Path network, Game game, List<Position> positions) {
    EvaluationBatch batch = new EvaluationBatch(game, POSITIONS);
    positions.forEach(batch::add);
    try (OnnxModel model = OnnxModel.load(network, game);
        OnnxEvaluator evaluator = new OnnxEvaluator(model, POSITIONS)) {
      evaluator.evaluate(batch);
    }
    Encoder encoder = game.encoder();
    for (int i = 0; i < POSITIONS; i++) {
      double win = found.get("value").get(3 * i).doubleValue();
      double loss = found.get("value").get(3 * i + 2).doubleValue();
      assertEquals(win - loss, batch.valuesForMover()[i], TOLERANCE);
      for (int place = 0; place < encoder.policySize(); place++) {
        assertEquals(
            found.get("policy").get(i * encoder.policySize() + place).doubleValue(),
            batch.logits()[batch.logitOffset(i) + place],
            10 * TOLERANCE);
      }
    }
    assertTrue(found.get("value").size() == 3 * POSITIONS);
  }
}
