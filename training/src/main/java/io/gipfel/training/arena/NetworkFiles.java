package io.gipfel.training.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the network that is meant by the path of a run, a checkpoint or an ONNX file. */
public final class NetworkFiles {

  private static final String NETWORK = "network.onnx";
  private static final String CHECKPOINTS = "checkpoints";
  private static final Pattern GENERATION = Pattern.compile("gen-\\d{4,9}");

  private NetworkFiles() {}

  /**
   * The ONNX file of {@code path}: itself, that of a checkpoint folder, or that of the newest
   * checkpoint of a run.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Path find(Path path) {
    if (Files.isRegularFile(path)) {
      return path;
    }
    if (!Files.isDirectory(path)) {
      throw new IllegalArgumentException(
          path + ": no such file; expected a run, a checkpoint or an ONNX file");
    }
    if (Files.isRegularFile(path.resolve(NETWORK))) {
      return path.resolve(NETWORK);
    }
    return newest(path.resolve(CHECKPOINTS))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    path
                        + ": expected "
                        + NETWORK
                        + " in it or in one of its "
                        + CHECKPOINTS
                        + ", found none"));
  }

  private static Optional<Path> newest(Path checkpoints) {
    if (!Files.isDirectory(checkpoints)) {
      return Optional.empty();
    }
    try (Stream<Path> folders = Files.list(checkpoints)) {
      List<Path> networks =
          folders
              .filter(folder -> GENERATION.matcher(folder.getFileName().toString()).matches())
              .map(folder -> folder.resolve(NETWORK))
              .filter(Files::isRegularFile)
              .toList();
      return networks.stream().max(Comparator.comparingInt(NetworkFiles::generation));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int generation(Path network) {
    String folder = network.getParent().getFileName().toString();
    return Integer.parseInt(folder.substring(folder.indexOf('-') + 1));
  }
}
