package io.gipfel.app.bot;

/** A line that a server cannot act on; the message is what it answers. */
final class BadLineException extends Exception {

  private static final long serialVersionUID = 1L;

  BadLineException(String message) {
    super(message);
  }
}
