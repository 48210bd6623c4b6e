package io.gipfel.core.hex;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Boards of 37 spaces drawn by hand: thirteen lines with seven upright columns two characters
 * apart, the lowest space of the first at the left of the tenth line, that of the middle one in the
 * last; and what tests do with games by text.
 */
public final class HexDiagrams {

  private static final int COLUMNS = 7;
  private static final int MIDDLE = 3;
  private static final int HEIGHT = 13;

  private HexDiagrams() {}

  /** The drawn board column by column, as notations write it. */
  public static String board(String diagram) {
    String[] lines = diagram.split("\n", -1);
    StringBuilder board = new StringBuilder();
    for (int column = 0; column < COLUMNS; column++) {
      board.append(column == 0 ? "" : "/");
      int lowest = Math.abs(column - MIDDLE);
      for (int height = lowest; height < HEIGHT - lowest; height += 2) {
        String line = lines[HEIGHT - 1 - height];
        board.append(2 * column < line.length() ? line.charAt(2 * column) : ' ');
      }
    }
    return board.toString();
  }

  /** The position with the drawn board and other fields such as {@code w push 5,5 0,0 G3,3S9,9}. */
  public static Position position(Game game, String diagram, String otherFields) {
    return game.notation().parsePosition(board(diagram) + " " + otherFields);
  }

  /** What a position looks like on the board. */
  public static String board(Game game, Position position) {
    return game.notation().formatPosition(position).split(" ", -1)[0];
  }

  /** The texts of all legal actions. */
  public static Set<String> legal(Game game, Position position) {
    return Arrays.stream(Positions.legalActions(game, position))
        .mapToObj(action -> game.notation().formatAction(position, action))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  public static void play(Game game, Position position, String... actions) {
    for (String action : actions) {
      position.play(game.notation().parseAction(position, action));
    }
  }

  /** Everything behind the board in a position's text. */
  public static String rest(Game game, Position position) {
    String text = game.notation().formatPosition(position);
    return text.substring(text.indexOf(' ') + 1);
  }
}
