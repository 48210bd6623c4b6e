package io.gipfel.app;

/** What the program says to the shell. */
final class ExitCode {

  /** It worked; the answer is yes. */
  static final int OK = 0;

  /** It worked; the answer is no: a difference, a failed check. */
  static final int NO = 1;

  /** Bad usage or bad input; one line on the error stream says what, where, expected. */
  static final int BAD_INPUT = 2;

  /** A fault of the program itself. */
  static final int INTERNAL = 3;

  private ExitCode() {}
}
