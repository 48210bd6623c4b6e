package io.gipfel.app;

/**
 * Whether people watch. The launcher knows, and says so in the system property {@code
 * gipfel.terminal}; without it the output is taken to go to a file or program.
 */
final class Terminal {

  private Terminal() {}

  /** Whether the error stream, which carries progress, is a terminal. */
  static boolean isAttached() {
    return Boolean.getBoolean("gipfel.terminal");
  }
}
