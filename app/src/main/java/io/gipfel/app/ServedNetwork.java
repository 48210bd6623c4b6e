package io.gipfel.app;

import io.gipfel.app.web.Brain;
import io.gipfel.core.Game;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.arena.NetworkFiles;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The newest network of a run, a checkpoint or an ONNX file, whichever the path is: while a run
 * goes on, the page plays by what it has become. Networks stay open until this is closed.
 */
final class ServedNetwork implements AutoCloseable {

  private final Path path;
  private final Game game;
  private final Map<Path, OnnxModel> models = new HashMap<>();

  /**
   * The network at {@code path}, which is read now.
   *
   * @throws IllegalArgumentException if there is none for {@code game}, with one line that says why
   */
  ServedNetwork(Path path, Game game) {
    this.path = path;
    this.game = game;
    newest();
  }

  private synchronized OnnxModel newest() {
    Path file = NetworkFiles.find(path);
    return models.computeIfAbsent(file.toAbsolutePath(), same -> OnnxModel.load(file, game));
  }

  /** The file's folder tells a checkpoint, the file itself a network on its own. */
  private String title() {
    Path file = NetworkFiles.find(path).toAbsolutePath();
    Path folder = file.getParent();
    Path run = folder.getParent() == null ? null : folder.getParent().getParent();
    return folder.getFileName().toString().startsWith("gen-") && run != null
        ? run.getFileName() + ", " + folder.getFileName()
        : file.getFileName().toString();
  }

  Brain brain() {
    return Brain.network(game, this::title, this::newest, RunSearch.of(path));
  }

  @Override
  public synchronized void close() {
    models.values().forEach(OnnxModel::close);
    models.clear();
  }
}
