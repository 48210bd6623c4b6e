package io.gipfel.datasets;

/**
 * One position to learn from: ply {@code ply} of a recorded game, before its action, seen through a
 * symmetry of the board.
 *
 * @param record the game
 * @param ply counted from the start of the record
 * @param symmetry index into the game's symmetries
 */
public record Sample(GameRecord record, int ply, int symmetry) {

  /** What was played and thought there, before the symmetry is applied. */
  public PlyRecord plyRecord() {
    return record.plies().get(ply);
  }
}
