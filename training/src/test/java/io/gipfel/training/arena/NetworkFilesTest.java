package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NetworkFilesTest {

  @TempDir private Path run;

  private Path checkpoint(String name, boolean isPublished) throws IOException {
    Path folder = Files.createDirectories(run.resolve("checkpoints").resolve(name));
    return isPublished ? Files.createFile(folder.resolve("network.onnx")) : folder;
  }

  @Test
  void aFileIsItself() throws IOException {
    Path file = Files.createFile(run.resolve("some.onnx"));
    assertEquals(file, NetworkFiles.find(file));
  }

  @Test
  void aCheckpointHasItsNetwork() throws IOException {
    Path network = checkpoint("gen-0003", true);
    checkpoint("gen-0004", true);
    assertEquals(network, NetworkFiles.find(network.getParent()));
  }

  /** By number, not by name, and only what is complete. */
  @Test
  void aRunHasItsNewestPublishedCheckpoint() throws IOException {
    checkpoint("gen-0009", true);
    Path newest = checkpoint("gen-12345", true);
    checkpoint("gen-9999", true);
    checkpoint("gen-20000", false);
    checkpoint("gen-30000.tmp", true);
    assertEquals(newest, NetworkFiles.find(run));
  }

  @Test
  void whatIsMissingIsSaid() throws IOException {
    for (Path path : new Path[] {run, run.resolve("nowhere")}) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> NetworkFiles.find(path));
      assertTrue(e.getMessage().startsWith(path + ": "), e.getMessage());
    }
    checkpoint("gen-0001", false);
    assertThrows(IllegalArgumentException.class, () -> NetworkFiles.find(run));
  }
}
