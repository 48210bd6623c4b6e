package io.gipfel.mcts.precision;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Position;
import io.gipfel.core.RandomPositions;
import io.gipfel.core.WholeFile;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The arithmetic that suits this machine, and what was measured to find it.
 *
 * <p>A measurement is not the same twice, so whoever must go on as he began keeps the choice.
 *
 * @param precision floats or 8-bit integers
 * @param floatPerSecond evaluations a second of one thread in floats
 * @param int8PerSecond the same in 8-bit integers
 * @param policyDivergence of the 8-bit policy from the other as this machine computes them, in nats
 */
public record InferenceChoice(
    Precision precision, double floatPerSecond, double int8PerSecond, double policyDivergence) {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .build();

  private static final int POSITIONS = 64;
  private static final int TURNS = 5;
  private static final long NANOS_A_TURN = 50_000_000;

  /**
   * More divergence than a sound 8-bit network has. Processors without 8-bit dot products may add
   * up in 16 bits, which overflow.
   */
  private static final double MOST_DIVERGENCE = 0.05;

  /** Measures both forms of a network in turns, for half a second, and takes the faster. */
  public static InferenceChoice measure(OnnxModel floats, OnnxModel int8) {
    List<Position> positions = RandomPositions.of(floats.game(), POSITIONS, 1);
    double divergence = Fidelity.measure(floats, int8, positions).policyDivergence();
    double floatPerSecond = 0;
    double int8PerSecond = 0;
    for (int turn = 0; turn < TURNS; turn++) {
      floatPerSecond = Math.max(floatPerSecond, perSecond(floats, positions));
      int8PerSecond = Math.max(int8PerSecond, perSecond(int8, positions));
    }
    return of(floatPerSecond, int8PerSecond, divergence);
  }

  static InferenceChoice of(double floatPerSecond, double int8PerSecond, double divergence) {
    boolean better = int8PerSecond > floatPerSecond && isSound(divergence);
    return new InferenceChoice(
        better ? Precision.INT8 : Precision.FLOAT, floatPerSecond, int8PerSecond, divergence);
  }

  /** Whether an 8-bit policy that diverges by so many nats can come of rounding alone. */
  public static boolean isSound(double policyDivergence) {
    return policyDivergence <= MOST_DIVERGENCE;
  }

  private static double perSecond(OnnxModel model, List<Position> positions) {
    EvaluationBatch batch = new EvaluationBatch(model.game(), positions.size());
    positions.forEach(batch::add);
    try (OnnxEvaluator evaluator = new OnnxEvaluator(model, positions.size())) {
      evaluator.evaluate(batch);
      long start = System.nanoTime();
      long done = 0;
      long nanos = 0;
      while (nanos < NANOS_A_TURN) {
        evaluator.evaluate(batch);
        done += batch.size();
        nanos = System.nanoTime() - start;
      }
      return done * 1e9 / nanos;
    }
  }

  /** Writes it to {@code file}, in one step. */
  public void save(Path file) throws IOException {
    WholeFile.write(file, (JSON.writeValueAsString(this) + "\n").getBytes(UTF_8));
  }

  /** Reads what {@link #save} wrote. */
  public static InferenceChoice load(Path file) throws IOException {
    return JSON.readValue(Files.readString(file), InferenceChoice.class);
  }
}
