package io.gipfel.datasets;

import io.gipfel.core.Player;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One game as it was played.
 *
 * @param id unique within its dataset, at least 0; in a run, the number that the game's seed is
 *     derived from
 * @param seed of the game's random stream
 * @param game name of the game
 * @param start text of the start position in the game's notation
 * @param plies what happened at each ply, in order; at least one unless the game was resigned
 * @param outcomeForFirst +1, 0 or -1; 0 if the game is unfinished
 * @param marginForFirst score difference in the last position, in the game's unit
 * @param ending how it ended
 * @param tags further facts by name, see {@link GameTag}
 */
public record GameRecord(
    long id,
    long seed,
    String game,
    String start,
    List<PlyRecord> plies,
    int outcomeForFirst,
    int marginForFirst,
    GameEnding ending,
    SortedMap<String, String> tags) {

  /** A record that owns its plies and tags; checks what is stated above. */
  public GameRecord {
    plies = List.copyOf(plies);
    tags = Collections.unmodifiableSortedMap(new TreeMap<>(tags));
    if (id < 0) {
      throw new IllegalArgumentException("game id: expected 0 or more, found " + id);
    }
    if (game.isEmpty() || start.isEmpty()) {
      throw new IllegalArgumentException(
          "game " + id + ": expected the names of game and start position, found an empty one");
    }
    if (plies.isEmpty() && ending != GameEnding.RESIGNED) {
      throw new IllegalArgumentException("game " + id + ": expected at least one ply, found none");
    }
    if (outcomeForFirst < -1 || outcomeForFirst > 1) {
      throw new IllegalArgumentException(
          "game " + id + ": outcome: expected -1, 0 or 1, found " + outcomeForFirst);
    }
    boolean possible =
        switch (ending) {
          case FINISHED -> true;
          case RESIGNED -> outcomeForFirst != 0;
          case UNFINISHED -> outcomeForFirst == 0;
        };
    if (!possible) {
      throw new IllegalArgumentException(
          "game " + id + " is " + ending.label() + ": impossible outcome " + outcomeForFirst);
    }
  }

  /** A finished game without tags. */
  public GameRecord(
      long id,
      long seed,
      String game,
      String start,
      List<PlyRecord> plies,
      int outcomeForFirst,
      int marginForFirst) {
    this(
        id,
        seed,
        game,
        start,
        plies,
        outcomeForFirst,
        marginForFirst,
        GameEnding.FINISHED,
        new TreeMap<>());
  }

  /** The result in a few words, such as {@code White +3} or {@code Black resigned}. */
  public String result() {
    return switch (ending) {
      case UNFINISHED -> "unfinished";
      case RESIGNED -> (outcomeForFirst > 0 ? "Black" : "White") + " resigned";
      case FINISHED ->
          outcomeForFirst == 0
              ? "draw"
              : (outcomeForFirst > 0 ? "White +" : "Black +") + Math.abs(marginForFirst);
    };
  }

  /** The players' names, such as {@code Ann - Bob}; empty if neither is known. */
  public String players() {
    String white = tags.getOrDefault(GameTag.WHITE, "");
    String black = tags.getOrDefault(GameTag.BLACK, "");
    return white.isEmpty() && black.isEmpty() ? "" : white + " - " + black;
  }

  /** Whether the game has an outcome: it is not unfinished. */
  public boolean isDecided() {
    return ending != GameEnding.UNFINISHED;
  }

  /** This game under another id. */
  public GameRecord withId(long other) {
    return new GameRecord(
        other, seed, game, start, plies, outcomeForFirst, marginForFirst, ending, tags);
  }

  /** This game with one more tag, or another value of a tag. */
  public GameRecord withTag(String name, String value) {
    SortedMap<String, String> more = new TreeMap<>(tags);
    more.put(name, value);
    return new GameRecord(
        id, seed, game, start, plies, outcomeForFirst, marginForFirst, ending, more);
  }

  /** The action of ply {@code ply}, counted from the start of the record. */
  public int action(int ply) {
    return plies.get(ply).action();
  }

  /**
   * The outcome for {@code player}: +1 won, 0 drawn, -1 lost. For a sample, {@code player} is who
   * moves in the sample's position, which only {@link Replay} knows: never the parity of the ply.
   */
  public int outcomeFor(Player player) {
    return outcomeForFirst * player.sign();
  }

  /** The final margin for {@code player}, in the game's unit. */
  public int marginFor(Player player) {
    return marginForFirst * player.sign();
  }

  /** A number that two games share only by a chance of 2^-64, or if start and actions agree. */
  public long line() {
    long line = 0xCBF29CE484222325L;
    for (int i = 0; i < start.length(); i++) {
      line = (line ^ start.charAt(i)) * 0x9E3779B97F4A7C15L;
      line ^= line >>> 32;
    }
    for (PlyRecord ply : plies) {
      line = (line ^ ply.action()) * 0x9E3779B97F4A7C15L;
      line ^= line >>> 32;
    }
    return line;
  }

  /** How many plies have a policy target worth learning. */
  public int targets() {
    int count = 0;
    for (PlyRecord ply : plies) {
      count += ply.target() ? 1 : 0;
    }
    return count;
  }
}
