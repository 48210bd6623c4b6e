package io.gipfel.app.export;

import io.gipfel.core.Game;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.dl4j.Networks;
import java.io.IOException;
import java.nio.file.Path;

/** Networks drawn at random, for tests of what is done with network files. */
public final class TinyNetworks {

  private TinyNetworks() {}

  /** Writes one for {@code game}. */
  public static Path write(Game game, Path file) throws IOException {
    FitConfig fit =
        new FitConfig(new LossWeights(1, 1, 1, 1), new Optimiser(Optimiser.Method.ADAM, 0.9, 0), 1);
    try (PolicyValueNetwork network =
        Networks.create(game, new NetworkConfig(1, 8, 4, 8), fit, 5)) {
      network.writeOnnx(file);
    }
    return file;
  }
}
