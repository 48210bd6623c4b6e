package io.gipfel.training.config;

/**
 * A configuration that cannot be used. The message is one line: file, key, what was expected, what
 * stood there.
 */
public final class ConfigException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** An error with its one-line message. */
  public ConfigException(String message) {
    super(message);
  }

  ConfigException(String message, Throwable cause) {
    super(message, cause);
  }
}
