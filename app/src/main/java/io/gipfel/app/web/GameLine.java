package io.gipfel.app.web;

import io.gipfel.core.Drawing;
import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.core.picture.Change;
import io.gipfel.core.picture.Picture;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.ArrayList;
import java.util.List;

/** A game as a request tells it, from its start to the position now, every action checked. */
final class GameLine {

  /** An action that was made. */
  record Step(String text, Player mover) {}

  private final Game game;
  private final String start;
  private final OngoingGame ongoing;
  private final List<Step> steps = new ArrayList<>();
  private Change change = Change.NONE;

  private GameLine(Game game, Position start, long seed) {
    this.game = game;
    this.start = game.notation().formatPosition(start);
    this.ongoing = new OngoingGame(game, start, seed);
  }

  /**
   * A game from texts that nobody has checked.
   *
   * @param name of the game
   * @param start a position, {@code start}, or {@code start SEED} for a random setup
   * @param seed of the random stream that agents draw from
   * @throws WebException if there is no such game, or it breaks the rules
   */
  static GameLine parse(String name, String start, List<String> actions, long seed) {
    Game game = game(name);
    try {
      GameLine line = new GameLine(game, position(game, start), seed);
      int last = actions.size() - 1;
      for (int i = 0; i <= last; i++) {
        line.play(actions.get(i), i == last);
      }
      return line;
    } catch (NotationException e) {
      throw WebException.badRequest(e.getMessage());
    }
  }

  private static Game game(String name) {
    try {
      return Games.byName(name);
    } catch (IllegalArgumentException e) {
      throw WebException.badRequest(e.getMessage());
    }
  }

  private static Position position(Game game, String start) {
    if (start.matches("start [0-9]{1,9}")) {
      return game.newPosition(Long.parseLong(start.substring(start.indexOf(' ') + 1)));
    }
    return game.notation().parsePosition(start);
  }

  private void play(String text, boolean isLast) {
    Position position = ongoing.position();
    if (position.isTerminal()) {
      throw NotationException.ofAction(text, "the game is over");
    }
    int action = game.notation().parseAction(position, text);
    Drawing drawing = game.drawing();
    Picture before = isLast ? drawing.picture(position) : null;
    List<String> gesture = isLast ? drawing.gesture(position, action) : List.of();
    steps.add(new Step(game.notation().formatAction(position, action), position.toMove()));
    ongoing.play(action);
    if (before != null) {
      change = Change.between(before, drawing.picture(position), gesture);
    }
  }

  Game game() {
    return game;
  }

  Notation notation() {
    return game.notation();
  }

  Drawing drawing() {
    return game.drawing();
  }

  /** The start as the notation writes it. */
  String start() {
    return start;
  }

  OngoingGame ongoing() {
    return ongoing;
  }

  Position position() {
    return ongoing.position();
  }

  /** What was done so far. */
  List<Step> steps() {
    return steps;
  }

  /** What the last action did to the board. */
  Change change() {
    return change;
  }

  /** The legal actions now. */
  int[] legalActions() {
    return Positions.legalActions(game, ongoing.position());
  }

  /** Who has won by how much, for a finished game. */
  String result() {
    return Words.result(position().outcomeForFirst(), position().marginForFirst());
  }
}
