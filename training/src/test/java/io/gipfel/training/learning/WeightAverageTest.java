package io.gipfel.training.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeightAverageTest {

  @Test
  void movesTowardsSnapshots() {
    WeightAverage average = new WeightAverage(new float[] {0, 8});
    average.add(new float[] {4, 0}, 0.75);
    assertArrayEquals(new float[] {1, 6}, average.parameters());
    average.add(new float[] {5, 5}, 0);
    assertArrayEquals(new float[] {5, 5}, average.parameters());
  }

  @Test
  void readsBackWhatItWrote(@TempDir Path folder) throws IOException {
    float[] parameters = {1.5f, -0f, Float.MIN_VALUE, 3e30f};
    Path file = folder.resolve("average.bin");
    new WeightAverage(parameters).save(file);
    assertArrayEquals(parameters, WeightAverage.load(file).parameters());
  }
}
