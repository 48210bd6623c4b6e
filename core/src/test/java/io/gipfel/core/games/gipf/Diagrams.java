package io.gipfel.core.games.gipf;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Boards drawn by hand: thirteen lines, columns b to h two characters apart, b2 at the left of the
 * tenth line and e2 in the last.
 */
final class Diagrams {

  private static final int COLUMNS = 7;
  private static final int MIDDLE = 3;
  private static final int HEIGHT = 13;

  private Diagrams() {}

  /** The drawn board in the game's notation. */
  static String board(String diagram) {
    String[] lines = diagram.split("\n", -1);
    StringBuilder board = new StringBuilder();
    for (int column = 0; column < COLUMNS; column++) {
      board.append(column == 0 ? "" : "/");
      int lowest = Math.abs(column - MIDDLE);
      for (int height = lowest; height < HEIGHT - lowest; height += 2) {
        board.append(lines[HEIGHT - 1 - height].charAt(2 * column));
      }
    }
    return board.toString();
  }

  /** The position with the drawn board and other fields such as {@code w push 5,5 0,0 G3,3S9,9}. */
  static Position position(Game game, String diagram, String otherFields) {
    return game.notation().parsePosition(board(diagram) + " " + otherFields);
  }

  /** What a position looks like on the board. */
  static String board(Game game, Position position) {
    return game.notation().formatPosition(position).split(" ", -1)[0];
  }

  /** The texts of all legal actions. */
  static Set<String> legal(Game game, Position position) {
    return Arrays.stream(Positions.legalActions(game, position))
        .mapToObj(action -> game.notation().formatAction(position, action))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static void play(Game game, Position position, String... actions) {
    for (String action : actions) {
      position.play(game.notation().parseAction(position, action));
    }
  }

  /** Everything behind the board in a position's text. */
  static String rest(Game game, Position position) {
    String text = game.notation().formatPosition(position);
    return text.substring(text.indexOf(' ') + 1);
  }
}
