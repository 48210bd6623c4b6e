package io.gipfel.datasets.importing;

import io.gipfel.core.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as a file has it, before it is played.
 *
 * @param place of the game in its file, such as {@code line 1}
 * @param gameName what the file calls the game; empty if it does not say
 * @param tags see {@link io.gipfel.datasets.GameTag}
 * @param turns in order
 * @param end how the turns stop
 */
record ForeignGame(
    String place, String gameName, Map<String, String> tags, List<Turn> turns, End end) {

  /**
   * A turn.
   *
   * @param player who took it, where the file says so
   * @param words what {@link io.gipfel.core.TurnNotation} reads
   * @param line of the file, from 1
   */
  record Turn(Optional<Player> player, List<String> words, int line) {}

  /** What stands behind the last turn. */
  enum End {
    /** Nothing: the game is over, or was broken off. */
    NONE,
    /** The player to move gave up. */
    MOVER_RESIGNS,
    /** The first player gave up. */
    FIRST_RESIGNS,
    /** The second player gave up. */
    SECOND_RESIGNS
  }
}
