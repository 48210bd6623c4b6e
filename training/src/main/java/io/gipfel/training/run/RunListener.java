package io.gipfel.training.run;

import io.gipfel.mcts.precision.InferenceChoice;

/**
 * Hears what happens in a run; the loop itself prints nothing. Calls come one at a time, those of
 * {@link #stageAdvanced} and {@link #warned} from any thread.
 */
public interface RunListener {

  /** A listener that does nothing. */
  RunListener NONE = new RunListener() {};

  /**
   * The run begins or goes on.
   *
   * @param generation the first generation to be worked on
   * @param generations how many there will be
   */
  default void started(About about, int generation, int generations) {}

  /** It is decided which arithmetic suits this machine, now or when the run began. */
  default void inferenceChosen(InferenceChoice choice) {}

  /**
   * A stage begins.
   *
   * @param amount games or samples to come
   */
  default void stageStarted(int generation, Stage stage, long amount) {}

  /**
   * A stage has come further.
   *
   * @param done games or samples so far
   * @param evaluations network evaluations so far, 0 where none are counted
   */
  default void stageAdvanced(int generation, Stage stage, long done, long evaluations) {}

  /** Something is worth a warning: a damaged shard set aside, a match that could not be played. */
  default void warned(String message) {}

  /** A generation is complete and its report written. */
  default void generationFinished(Report report) {}

  /** The final match series is played: the last network against each fixed opponent. */
  default void finished(FinalReport report) {}

  /** What a run is doing. */
  enum Stage {
    /** Making games. */
    SELF_PLAY,
    /** Learning from them. */
    LEARNING,
    /** Playing matches. */
    ARENA
  }
}
