package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Makes the record of a game while it is played. */
public final class GameRecorder {

  private static final String STANDARD_START = "start";

  private final Game game;
  private final String start;
  private final Position position;
  private final List<PlyRecord> plies = new ArrayList<>();

  /**
   * A recorder of a game that begins at {@code start}.
   *
   * @param start copied; later changes to it are not seen
   */
  public GameRecorder(Game game, Position start) {
    this.game = game;
    this.start = textOf(game.notation(), start);
    this.position = Positions.copyOf(game, start);
  }

  /** The position as text; the few letters {@code start} where they mean the same. */
  private static String textOf(Notation notation, Position start) {
    String text = notation.formatPosition(start);
    String standard = notation.formatPosition(notation.parsePosition(STANDARD_START));
    return text.equals(standard) ? STANDARD_START : text;
  }

  /** The position now. It is the recorder's own, to be copied but not changed. */
  public Position position() {
    return position;
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return position.isTerminal();
  }

  /**
   * Plays one ply and remembers it.
   *
   * @throws io.gipfel.core.NotationException if its action is not legal
   */
  public void play(PlyRecord ply) {
    Positions.playChecked(game, position, ply.action());
    plies.add(ply);
  }

  /**
   * The record of the finished game.
   *
   * @param id unique within its dataset
   * @param seed of the game's random stream
   * @throws IllegalStateException if the game is not over
   */
  public GameRecord finish(long id, long seed) {
    if (!isOver()) {
      throw new IllegalStateException(
          "game " + id + " is not over after " + plies.size() + " plies");
    }
    return new GameRecord(
        id, seed, game.name(), start, plies, position.outcomeForFirst(), position.marginForFirst());
  }

  /**
   * The record of a game that people played: finished if it is over, resigned if somebody gave it
   * up before, or else unfinished.
   *
   * @param resigning who gave up, if anybody did
   * @param tags see {@link GameTag}
   */
  public GameRecord stop(long id, Optional<Player> resigning, Map<String, String> tags) {
    GameEnding ending =
        isOver()
            ? GameEnding.FINISHED
            : resigning.isPresent() ? GameEnding.RESIGNED : GameEnding.UNFINISHED;
    int outcome =
        switch (ending) {
          case FINISHED -> position.outcomeForFirst();
          case RESIGNED -> resigning.get().other().sign();
          case UNFINISHED -> 0;
        };
    int margin = position.marginForFirst();
    return new GameRecord(
        id, 0, game.name(), start, plies, outcome, margin, ending, new TreeMap<>(tags));
  }

  /** How many plies were played. */
  public int plies() {
    return plies.size();
  }
}
