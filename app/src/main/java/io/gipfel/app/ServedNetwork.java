package io.gipfel.app;

import io.gipfel.app.web.Brain;
import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.bundle.ShippedNetworks;
import io.gipfel.mcts.bundle.StoredNetwork;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.arena.NetworkFiles;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The network that a path means: the newest of a run, a checkpoint, a bot, an ONNX file, or the one
 * that is shipped. A run may have none yet; while it goes on, the page plays by what it has become.
 * Networks stay open until this is closed.
 */
final class ServedNetwork implements AutoCloseable {

  private record Loaded(OnnxModel model, Optional<SearchConfig> search) {}

  private final String path;
  private final Game game;
  private final Map<String, Loaded> networks = new HashMap<>();
  private Brain brain;

  /** What will be read at {@code path} when it is asked for. */
  ServedNetwork(String path, Game game) {
    this.path = path;
    this.game = game;
  }

  private boolean isShipped() {
    return path.equals(ShippedNetworks.DEFAULT);
  }

  private Path file() {
    return NetworkFiles.find(Path.of(path)).toAbsolutePath().normalize();
  }

  private synchronized Loaded newest() {
    return networks.computeIfAbsent(isShipped() ? path : file().toString(), same -> read());
  }

  private Loaded read() {
    StoredNetwork stored = NetworkFiles.read(path, game);
    return new Loaded(OnnxModel.load(stored.name(), stored.onnx(), game), stored.search());
  }

  /** The file's folder tells a checkpoint, the file itself a network on its own. */
  private String title() {
    if (isShipped()) {
      return "shipped network";
    }
    Path folder = file().getParent();
    Path run = folder.getParent() == null ? null : folder.getParent().getParent();
    return folder.getFileName().toString().startsWith("gen-") && run != null
        ? run.getFileName() + ", " + folder.getFileName()
        : file().getFileName().toString();
  }

  /**
   * The network, which has been read.
   *
   * @throws IllegalArgumentException if there is none for the game, with one line that says why
   */
  synchronized Brain brain() {
    if (brain == null) {
      SearchConfig search = newest().search().orElseGet(() -> RunSearch.of(Path.of(path)));
      brain = Brain.network(game, this::title, () -> newest().model(), search);
    }
    return brain;
  }

  /** The network, if there is one by now. */
  Optional<Brain> brainIfThere() {
    try {
      return Optional.of(brain());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  @Override
  public synchronized void close() {
    networks.values().forEach(network -> network.model().close());
    networks.clear();
  }
}
