package io.gipfel.app.solve;

import io.gipfel.datasets.GameRecord;

/**
 * The rest of a recorded game.
 *
 * @param ply of the record, where it begins: a move, not a pass
 * @param movesToCome moves of both players from there on, passes not counted
 */
public record Ending(GameRecord record, int ply, int movesToCome) {

  /** What was played. */
  public int action() {
    return record.action(ply);
  }
}
