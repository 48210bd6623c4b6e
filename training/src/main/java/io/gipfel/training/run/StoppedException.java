package io.gipfel.training.run;

/** Somebody asked the run to stop. What was complete is kept; the stage under way is done again. */
public final class StoppedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The request was noticed. */
  public StoppedException() {
    super("stopped on request");
  }
}
