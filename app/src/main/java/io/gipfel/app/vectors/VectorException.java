package io.gipfel.app.vectors;

/** A vector file that can't be read. The message is for people: file, line, what is wrong. */
public final class VectorException extends Exception {

  private static final long serialVersionUID = 1L;

  VectorException(String message) {
    super(message);
  }

  VectorException(String message, Throwable cause) {
    super(message, cause);
  }
}
