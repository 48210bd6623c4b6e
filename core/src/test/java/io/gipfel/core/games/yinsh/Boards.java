package io.gipfel.core.games.yinsh;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Positions by what stands where, such as {@code W a2 a3 B k7 w c3 c4 b d5}. */
final class Boards {

  /** Five rings of each colour in the far corners, out of the way of what a test is about. */
  static final String RINGS = "W b1 c1 d1 e1 g2 B g11 h11 i11 j11 k10 ";

  private Boards() {}

  /** The board in the game's notation. */
  static String board(String pieces) {
    char[] symbols = new char[YinshBoard.POINTS];
    Arrays.fill(symbols, '.');
    char symbol = '.';
    for (String word : pieces.split(" ", -1)) {
      if (word.length() == 1) {
        symbol = word.charAt(0);
      } else if (!word.isEmpty()) {
        symbols[YinshBoard.point(word)] = symbol;
      }
    }
    StringBuilder board = new StringBuilder();
    for (int x = 0; x < YinshBoard.BOARD.width(); x++) {
      board.append(x == 0 ? "" : "/");
      for (int point : YinshBoard.column(x)) {
        board.append(symbols[point]);
      }
    }
    return board.toString();
  }

  /** A position with other fields such as {@code w move w}; the pool and rings off follow. */
  static Position position(Game game, String pieces, String turn) {
    String board = board(pieces);
    long markers = board.chars().filter(c -> c == 'w' || c == 'b').count();
    String removed = turn.contains("place") ? "0,0" : off(board, 'W') + "," + off(board, 'B');
    return game.notation().parsePosition(board + " " + turn + " " + (51 - markers) + " " + removed);
  }

  private static long off(String board, char ring) {
    return 5 - board.chars().filter(c -> c == ring).count();
  }

  /** What stands on a point. */
  static char at(Position position, String point) {
    return ((YinshPosition) position).pieces().symbol(YinshBoard.point(point));
  }

  /** Everything behind the board in a position's text. */
  static String rest(Game game, Position position) {
    String text = game.notation().formatPosition(position);
    return text.substring(text.indexOf(' ') + 1);
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
}
