package io.gipfel.datasets.importing;

/**
 * A game that was not imported.
 *
 * @param source file, and place in it if there is more than one game
 * @param ply how many plies could be played
 * @param reason a few words by which rejections are counted
 * @param message one line: what stands there and what was expected
 */
public record Rejection(String source, int ply, String reason, String message) {

  /** One line for people. */
  @Override
  public String toString() {
    return source + ", ply " + ply + ": " + reason + ": " + message;
  }
}
