package io.gipfel.mcts.precision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.mcts.eval.Precision;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InferenceChoiceTest {

  @Test
  void theFasterIsTakenUnlessItIsWrongHere() {
    assertEquals(Precision.INT8, InferenceChoice.of(1000, 2000, 0.001).precision());
    assertEquals(Precision.FLOAT, InferenceChoice.of(1000, 900, 0.001).precision());
    assertEquals(Precision.FLOAT, InferenceChoice.of(1000, 1000, 0).precision());
    assertEquals(Precision.FLOAT, InferenceChoice.of(1000, 2000, 0.5).precision());
    assertEquals(Precision.FLOAT, InferenceChoice.of(1000, 2000, Double.NaN).precision());
  }

  @Test
  void aChoiceIsReadBackAsItWasKept(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("inference.json");
    InferenceChoice choice = InferenceChoice.of(1000.5, 2000.25, 1e-5);
    choice.save(file);
    assertEquals(choice, InferenceChoice.load(file));
    assertTrue(Files.readString(file).contains("\"precision\":\"int8\""), Files.readString(file));
  }
}
