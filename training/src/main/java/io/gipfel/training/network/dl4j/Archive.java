package io.gipfel.training.network.dl4j;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.util.ModelSerializer;

/**
 * Networks as files: DL4J's archive (configuration, parameters, updater state) with one entry more,
 * the {@link Description} as JSON.
 */
final class Archive {

  private static final String DESCRIPTION = "gipfel.json";
  private static final ObjectMapper JSON = new ObjectMapper();

  private Archive() {}

  /** Writes {@code file}, whole or not at all. */
  static void write(ComputationGraph graph, Description description, Path file) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    ModelSerializer.writeModel(graph, temporary.toFile(), true);
    try (FileSystem zip = FileSystems.newFileSystem(temporary)) {
      Files.write(zip.getPath(DESCRIPTION), JSON.writeValueAsBytes(description));
    }
    Files.move(
        temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * The network in {@code file}, just as it was written.
   *
   * @throws IOException if the file is not there, or is no network of this program
   */
  static Dl4jNetwork read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException(file + ": expected a network, found no such file");
    }
    Description description = description(file);
    try {
      return new Dl4jNetwork(
          ModelSerializer.restoreComputationGraph(file.toFile(), true), description);
    } catch (IOException | RuntimeException e) {
      throw new IOException(file + ": the network in it is damaged: " + e.getMessage(), e);
    }
  }

  private static Description description(Path file) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      return JSON.readValue(Files.readAllBytes(zip.getPath(DESCRIPTION)), Description.class);
    } catch (IOException | RuntimeException e) {
      throw new IOException(
          file + ": expected a network written by this program, found something else", e);
    }
  }
}
