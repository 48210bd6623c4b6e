package io.gipfel.datasets;

/** A recorded game breaks the rules; the message names the game and the ply. */
public final class ReplayException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** What is wrong with {@code record} at {@code ply}. */
  ReplayException(GameRecord record, int ply, String message) {
    super(record.game() + " game " + record.id() + ", ply " + ply + ": " + message);
  }
}
