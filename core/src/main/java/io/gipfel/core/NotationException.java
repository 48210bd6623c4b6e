package io.gipfel.core;

/**
 * Text that is no action or position. The message is for people: what stood there, where, what was
 * expected.
 */
public final class NotationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** An error with its one-line message. */
  public NotationException(String message) {
    super(message);
  }
}
