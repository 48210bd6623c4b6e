package io.gipfel.training.network.dl4j;

import io.gipfel.core.Game;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.PolicyValueNetwork;
import java.io.IOException;
import java.nio.file.Path;
import org.deeplearning4j.nn.graph.ComputationGraph;

/** Makes networks and reads them back. */
public final class Networks {

  private Networks() {}

  /**
   * A new network for {@code game}.
   *
   * @param seed draws the first parameters: the same seed gives the same network
   */
  public static PolicyValueNetwork create(
      Game game, NetworkConfig config, FitConfig fit, long seed) {
    NetworkLayout layout = NetworkLayout.of(game);
    ComputationGraph graph = new ComputationGraph(TowerConfiguration.of(config, layout, fit, seed));
    graph.init();
    return new Dl4jNetwork(graph, new Description(config, layout, fit));
  }

  /**
   * The network that {@link PolicyValueNetwork#save} wrote to {@code file}: it learns on as that
   * one would have, bit for bit.
   *
   * @throws IOException if the file can't be read or holds no network; the message says which
   */
  public static PolicyValueNetwork load(Path file) throws IOException {
    return Archive.read(file);
  }
}
