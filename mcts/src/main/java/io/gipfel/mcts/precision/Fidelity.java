package io.gipfel.mcts.precision;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.WholeFile;
import io.gipfel.mcts.Softmax;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * How close an 8-bit network comes to its float form.
 *
 * @param positions that they were compared on
 * @param policyDivergence mean Kullback-Leibler divergence of the 8-bit policy from the float one
 *     over legal actions, in nats
 * @param sameBestAction share of positions where both think most of the same action
 * @param meanValueError mean absolute difference of the values, which are in [-1, 1]
 * @param maxValueError the largest of those differences
 */
public record Fidelity(
    int positions,
    double policyDivergence,
    double sameBestAction,
    double meanValueError,
    double maxValueError) {

  /** Nothing was compared. */
  public static final Fidelity UNKNOWN =
      new Fidelity(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN);

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int BATCH = 64;

  /** Writes it to {@code file}, in one step. */
  public void save(Path file) throws IOException {
    WholeFile.write(file, (JSON.writeValueAsString(this) + "\n").getBytes(UTF_8));
  }

  /** Reads what {@link #save} wrote. */
  public static Fidelity load(Path file) throws IOException {
    return JSON.readValue(Files.readString(file), Fidelity.class);
  }

  /** Compares {@code int8} with {@code exact} on {@code positions}, none of them over. */
  public static Fidelity measure(OnnxModel exact, OnnxModel int8, List<Position> positions) {
    Comparison comparison = new Comparison(exact.game());
    try (OnnxEvaluator first = new OnnxEvaluator(exact, BATCH);
        OnnxEvaluator second = new OnnxEvaluator(int8, BATCH)) {
      for (int from = 0; from < positions.size(); from += BATCH) {
        List<Position> part = positions.subList(from, Math.min(from + BATCH, positions.size()));
        comparison.add(first, second, part);
      }
    }
    return comparison.result();
  }

  /** Sums over positions. */
  private static final class Comparison {

    private final Game game;
    private final EvaluationBatch exact;
    private final EvaluationBatch int8;
    private final float[] p;
    private final float[] q;
    private int positions;
    private int sameBest;
    private double divergence;
    private double valueError;
    private double maxValueError;

    Comparison(Game game) {
      this.game = game;
      this.exact = new EvaluationBatch(game, BATCH);
      this.int8 = new EvaluationBatch(game, BATCH);
      this.p = new float[game.maxLegalActions()];
      this.q = new float[game.maxLegalActions()];
    }

    void add(OnnxEvaluator first, OnnxEvaluator second, List<Position> part) {
      exact.clear();
      int8.clear();
      part.forEach(exact::add);
      part.forEach(int8::add);
      first.evaluate(exact);
      second.evaluate(int8);
      for (int slot = 0; slot < part.size(); slot++) {
        addPolicy(Positions.legalActions(game, part.get(slot)), slot);
        double error = Math.abs(exact.valuesForMover()[slot] - int8.valuesForMover()[slot]);
        valueError += error;
        maxValueError = Math.max(maxValueError, error);
        positions++;
      }
    }

    private void addPolicy(int[] legal, int slot) {
      int count = legal.length;
      exact.logitsOf(slot, legal, count, p);
      int8.logitsOf(slot, legal, count, q);
      Softmax.inPlace(p, count);
      Softmax.inPlace(q, count);
      int bestOfP = 0;
      int bestOfQ = 0;
      for (int i = 0; i < count; i++) {
        divergence += p[i] * Math.log((double) p[i] / q[i]);
        bestOfP = p[i] > p[bestOfP] ? i : bestOfP;
        bestOfQ = q[i] > q[bestOfQ] ? i : bestOfQ;
      }
      sameBest += bestOfP == bestOfQ ? 1 : 0;
    }

    Fidelity result() {
      double count = Math.max(1, positions);
      return new Fidelity(
          positions,
          Math.max(0, divergence / count),
          sameBest / count,
          valueError / count,
          maxValueError);
    }
  }
}
