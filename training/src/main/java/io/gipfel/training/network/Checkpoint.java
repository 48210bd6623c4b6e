package io.gipfel.training.network;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of one published network.
 *
 * @param folder that holds them
 */
public record Checkpoint(Path folder) {

  /** The network with its updater state, as it learns. */
  public Path network() {
    return folder.resolve("network.zip");
  }

  /**
   * The averaged parameters: big-endian floats in the order of {@link
   * PolicyValueNetwork#parameters()}.
   */
  public Path average() {
    return folder.resolve("average.bin");
  }

  /** How far the learner has come. */
  public Path learner() {
    return folder.resolve("learner.json");
  }

  /** The averaged network, for inference. */
  public Path onnx() {
    return folder.resolve("network.onnx");
  }

  /** Whether it is there. */
  public boolean exists() {
    return Files.isRegularFile(onnx());
  }
}
