package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.run.RunException;

/** Reads the networks of a run for play. */
final class Inference {

  private Inference() {}

  /**
   * The network of {@code checkpoint}, to be closed by the caller.
   *
   * @throws RunException if the file is no network for {@code game}
   */
  static OnnxModel load(Checkpoint checkpoint, Game game) {
    try {
      return OnnxModel.load(checkpoint.onnx(), game);
    } catch (IllegalArgumentException e) {
      throw new RunException(e.getMessage(), e);
    }
  }
}
