package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.List;

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
}
