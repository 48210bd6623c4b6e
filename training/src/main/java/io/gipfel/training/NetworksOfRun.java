package io.gipfel.training;

import io.gipfel.core.games.Games;
import io.gipfel.datasets.Provenance;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The networks that played the games of a run: those of the generation before, in floats or in 8
 * bits, whichever has the digest that the games name.
 */
public record NetworksOfRun(RunDirectory run) implements SearchAgreement.NetworkSource {

  @Override
  public Optional<OnnxModel> open(Provenance provenance) throws IOException {
    if (provenance.generation() == 0) {
      return Optional.empty();
    }
    Checkpoint player = run.checkpoint(provenance.generation() - 1);
    for (Path file : List.of(player.onnx(), player.int8())) {
      if (Files.isRegularFile(file) && Digests.ofFile(file).equals(provenance.player())) {
        return Optional.of(OnnxModel.load(file, Games.byName(provenance.game())));
      }
    }
    return Optional.empty();
  }
}
