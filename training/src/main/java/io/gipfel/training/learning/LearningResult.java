package io.gipfel.training.learning;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.training.network.Losses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a generation of learning came to. It is kept with the checkpoint, and the next generation
 * counts on from it.
 *
 * @param steps gradient steps since the start of the run
 * @param samples samples learned from in this generation
 * @param learningRate of the last step; 0 without a step
 * @param losses mean over this generation's steps; NaN without a step
 * @param freshLosses on unseen samples before the first step; NaN without any
 */
public record LearningResult(
    long steps, long samples, double learningRate, Losses losses, Losses freshLosses) {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Losses UNKNOWN =
      new Losses(Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);

  /** Nothing was learned yet. */
  static final LearningResult NONE = new LearningResult(0, 0, 0, UNKNOWN, UNKNOWN);

  void save(Path file) throws IOException {
    Files.writeString(file, JSON.writeValueAsString(this) + "\n");
  }

  /** Reads what stands beside a checkpoint. */
  public static LearningResult load(Path file) throws IOException {
    return JSON.readValue(Files.readString(file), LearningResult.class);
  }
}
