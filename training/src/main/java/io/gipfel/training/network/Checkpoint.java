package io.gipfel.training.network;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of one published network.
 *
 * @param folder that holds them
 */
public record Checkpoint(Path folder) {

  private static final String SUFFIX = ".onnx";

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

  /** The same network in 8-bit arithmetic, if it was made. */
  public Path int8() {
    return int8Of(onnx());
  }

  /** How close the 8-bit network comes to the other; it is there when that network is. */
  public Path fidelity() {
    return folder.resolve("fidelity.json");
  }

  /** Where the 8-bit form of the network in {@code onnx} is looked for: beside it. */
  public static Path int8Of(Path onnx) {
    String name = onnx.getFileName().toString();
    String stem = name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    return onnx.resolveSibling(stem + "-int8" + SUFFIX);
  }

  /** Whether it is there. */
  public boolean exists() {
    return Files.isRegularFile(onnx());
  }
}
