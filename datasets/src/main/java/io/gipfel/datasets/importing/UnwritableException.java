package io.gipfel.datasets.importing;

/** A game that a format of other programs has no room for; the message says why. */
public final class UnwritableException extends Exception {

  private static final long serialVersionUID = 1L;

  UnwritableException(String message) {
    super(message);
  }
}
