package io.gipfel.datasets;

import java.util.List;

/**
 * One finished game as it was played.
 *
 * @param id unique within its dataset; in a run, the number that the game's seed is derived from
 * @param seed of the game's random stream
 * @param game name of the game
 * @param start text of the start position in the game's notation
 * @param plies what happened at each ply, in order
 * @param outcomeForFirst +1, 0 or -1
 * @param marginForFirst final score difference in the game's unit
 */
public record GameRecord(
    long id,
    long seed,
    String game,
    String start,
    List<PlyRecord> plies,
    int outcomeForFirst,
    int marginForFirst) {

  /** A record that owns its list of plies. */
  public GameRecord {
    plies = List.copyOf(plies);
  }

  /** The action of ply {@code ply}, counted from the start of the record. */
  public int action(int ply) {
    return plies.get(ply).action();
  }
}
