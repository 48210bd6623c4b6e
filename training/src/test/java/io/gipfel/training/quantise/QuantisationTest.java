package io.gipfel.training.quantise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomPositions;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.RandomSamples;
import io.gipfel.training.network.dl4j.Networks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A network of DVONN that has learned a little, in bytes. */
final class QuantisationTest {

  private static final Game GAME = Games.byName("dvonn");

  @TempDir private static Path folder;

  private static Path floats;
  private static Path bytes;
  private static PositionSplit split;
  private static Fidelity fidelity;

  @BeforeAll
  static void quantise() throws IOException {
    floats = folder.resolve("network.onnx");
    bytes = folder.resolve("network-int8.onnx");
    FitConfig fit =
        new FitConfig(
            new LossWeights(1, 1, 1, 1), new Optimiser(Optimiser.Method.ADAM, 0, 1e-4), 1);
    try (PolicyValueNetwork network =
        Networks.create(GAME, new NetworkConfig(2, 16, 8, 16), fit, 1)) {
      for (int step = 0; step < 40; step++) {
        network.fit(RandomSamples.batch(GAME, 32, step % 8), 1e-2);
      }
      network.writeOnnx(floats);
    }
    PositionSplit all = PositionSplit.random(GAME, 3);
    split = new PositionSplit(all.calibration().subList(0, 256), all.heldOut().subList(0, 512));
    fidelity = Quantisation.of(floats).write(bytes, split);
  }

  /** What comes out is far from chance: the policies of this network diverge by whole nats. */
  @Test
  void bytesComeCloseToFloats() {
    assertEquals(512, fidelity.positions());
    assertTrue(fidelity.policyDivergence() > 0, fidelity.toString());
    assertTrue(fidelity.policyDivergence() < 0.01, fidelity.toString());
    assertTrue(fidelity.sameBestAction() > 0.9, fidelity.toString());
    assertTrue(fidelity.meanValueError() < 0.03, fidelity.toString());
    assertTrue(fidelity.maxValueError() < 0.3, fidelity.toString());
    assertTrue(fidelity.maxValueError() >= fidelity.meanValueError(), fidelity.toString());
  }

  @Test
  void aNetworkIsTrueToItself() {
    try (OnnxModel model = OnnxModel.load(floats, GAME)) {
      Fidelity same = Fidelity.measure(model, model, split.heldOut());
      assertEquals(new Fidelity(512, 0, 1, 0, 0), same);
    }
  }

  @Test
  void samePositionsGiveTheSameFile() throws IOException {
    Path again = folder.resolve("again.onnx");
    assertEquals(fidelity, Quantisation.of(floats).write(again, split));
    assertArrayEquals(Files.readAllBytes(bytes), Files.readAllBytes(again));
    PositionSplit others = new PositionSplit(split.heldOut().subList(0, 16), split.heldOut());
    assertNotEquals(fidelity, Quantisation.of(floats).write(again, others));
  }

  @Test
  void theFileSaysWhatItIs() {
    try (OnnxModel exact = OnnxModel.load(floats, GAME);
        OnnxModel int8 = OnnxModel.load(bytes, GAME)) {
      assertEquals(Precision.FLOAT, exact.precision());
      assertEquals(Precision.INT8, int8.precision());
      assertEquals(exact.metadata().get("channels"), int8.metadata().get("channels"));
    }
  }

  @Test
  void judgementsDoNotDependOnTheBatch() {
    List<Position> positions = RandomPositions.of(GAME, 64, 5);
    try (OnnxModel model = OnnxModel.load(bytes, GAME);
        OnnxEvaluator evaluator = new OnnxEvaluator(model, 64)) {
      EvaluationBatch all = judged(evaluator, positions);
      for (int size = 1; size < 64; size++) {
        for (int from : new int[] {0, 64 - size}) {
          EvaluationBatch some = judged(evaluator, positions.subList(from, from + size));
          assertArrayEquals(logits(all, from, size), logits(some, 0, size), "batch of " + size);
          assertArrayEquals(
              Arrays.copyOfRange(all.valuesForMover(), from, from + size),
              Arrays.copyOf(some.valuesForMover(), size));
        }
      }
    }
  }

  private static EvaluationBatch judged(OnnxEvaluator evaluator, List<Position> positions) {
    EvaluationBatch batch = new EvaluationBatch(GAME, 64);
    positions.forEach(batch::add);
    evaluator.evaluate(batch);
    return batch;
  }

  private static float[] logits(EvaluationBatch batch, int from, int size) {
    return Arrays.copyOfRange(
        batch.logits(), batch.logitOffset(from), batch.logitOffset(from + size));
  }

  @Test
  void fidelityIsReadBackAsItWasWritten() throws IOException {
    Path file = folder.resolve("fidelity.json");
    fidelity.save(file);
    assertEquals(fidelity, Fidelity.load(file));
  }

  @Test
  void whatIsNoFloatNetworkIsNamed() throws IOException {
    byte[] whole = Files.readAllBytes(floats);
    Path cut = Files.write(folder.resolve("cut.onnx"), Arrays.copyOf(whole, whole.length / 2));
    Path text = Files.writeString(folder.resolve("text.onnx"), "no network at all");
    for (Path file : List.of(cut, text, bytes)) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> Quantisation.of(file)).getMessage();
      assertTrue(message.startsWith(file + ": expected "), message);
      assertEquals(1, message.lines().count(), message);
    }
  }
}
