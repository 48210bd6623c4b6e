package io.gipfel.datasets.importing;

/** Text that is no game record; the message says in one line what was expected where. */
final class RecordTextException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int line;

  /**
   * An error.
   *
   * @param line of the file, from 1
   */
  RecordTextException(int line, String expected, String found) {
    super("line " + line + ": expected " + expected + ", found " + found);
    this.line = line;
  }

  int line() {
    return line;
  }
}
