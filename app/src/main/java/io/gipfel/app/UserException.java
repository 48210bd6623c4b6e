package io.gipfel.app;

/**
 * A mistake of the user: bad usage or bad input. The message is the one line that is shown: what,
 * where, expected. The program then ends with {@link ExitCode#BAD_INPUT}.
 */
final class UserException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UserException(String message) {
    super(message);
  }

  UserException(String message, Throwable cause) {
    super(message, cause);
  }
}
