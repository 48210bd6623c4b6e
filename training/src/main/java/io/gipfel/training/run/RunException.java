package io.gipfel.training.run;

/** A run directory that cannot be used or written. The message is one line: what, where, why. */
public final class RunException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** An error with its one-line message. */
  public RunException(String message) {
    super(message);
  }

  /** An error with its one-line message and what caused it. */
  public RunException(String message, Throwable cause) {
    super(message, cause);
  }
}
