package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.core.IoReason;
import io.gipfel.mcts.bundle.Bundle;
import io.gipfel.mcts.bundle.ShippedNetworks;
import io.gipfel.mcts.bundle.StoredNetwork;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads the network that a path means: that of a run, a checkpoint, an exported bot or an ONNX
 * file, or {@code default} for the one that is shipped.
 */
public final class NetworkFiles {

  private NetworkFiles() {}

  /**
   * The network that {@code path} means to players of {@code game}, with its 8-bit form if that
   * stands beside it.
   *
   * @throws IllegalArgumentException if there is none, with one line that says why
   */
  public static StoredNetwork read(String path, Game game) {
    if (path.equals(ShippedNetworks.DEFAULT)) {
      return ShippedNetworks.get(game);
    }
    Path file = find(Path.of(path));
    return Bundle.isNamedSo(file) ? Bundle.read(file).stored(name(file)) : read(file);
  }

  private static String name(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }

  private static StoredNetwork read(Path file) {
    Path int8 = Checkpoint.int8Of(file);
    try {
      return new StoredNetwork(
          name(file),
          Files.readAllBytes(file),
          Files.isRegularFile(int8) ? Optional.of(Files.readAllBytes(int8)) : Optional.empty(),
          Optional.empty());
    } catch (IOException e) {
      throw new IllegalArgumentException(file + ": can't be read: " + IoReason.of(e), e);
    }
  }

  /**
   * The file of {@code path}: itself, the ONNX file of a checkpoint folder, or that of the newest
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
          path + ": no such file; expected a run, a checkpoint, a bot or an ONNX file");
    }
    Checkpoint itself = new Checkpoint(path);
    if (itself.exists()) {
      return itself.onnx();
    }
    return RunDirectory.at(path)
        .newestCheckpoint()
        .map(Checkpoint::onnx)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    path + ": expected a published network in it, found none"));
  }
}
