package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunListener;
import io.gipfel.training.run.StoppedException;
import java.util.function.BooleanSupplier;

/**
 * What all stages of a run work with.
 *
 * @param config what decides the run
 * @param game that is played
 * @param run where everything is kept
 * @param listener hears what happens
 * @param stop asked often, from any thread, whether to stop
 */
record RunContext(
    RunConfig config, Game game, RunDirectory run, RunListener listener, BooleanSupplier stop) {

  /** Notices a request to stop. */
  void checkStop() {
    if (stop.getAsBoolean()) {
      throw new StoppedException();
    }
  }
}
