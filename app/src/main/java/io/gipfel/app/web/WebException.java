package io.gipfel.app.web;

/** A request that cannot be answered. The message is one line for people. */
final class WebException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;

  /** A refusal with its HTTP status. */
  WebException(int status, String message) {
    super(message);
    this.status = status;
  }

  static WebException badRequest(String message) {
    return new WebException(400, message);
  }

  static WebException notFound(String message) {
    return new WebException(404, message);
  }

  static WebException busy(String message) {
    return new WebException(503, message);
  }

  int status() {
    return status;
  }
}
