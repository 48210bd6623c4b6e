package io.gipfel.training.network.dl4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class Dl4jRuntimeTest {

  private final Dl4jRuntime runtime = Dl4jRuntime.find();

  @Test
  void oneDnnIsOnWhereThereIsOne() {
    boolean arm = System.getProperty("os.arch").equals("aarch64");
    assertEquals(!arm, runtime.helper(), runtime.describe());
  }

  @Test
  void operationsKeepToTheirThread() {
    assertEquals(1, runtime.threads(), runtime.describe());
  }

  @Test
  void blasKnowsTheProcessor() {
    assertFalse(runtime.blas().contains("Prescott"), runtime.describe());
    assertTrue(runtime.blas().startsWith("openblas for "), runtime.describe());
  }
}
