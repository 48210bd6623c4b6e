package io.gipfel.core.games.zertz;

import io.gipfel.core.Game;
import io.gipfel.core.hex.HexBoard;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Small boards by their rings: {@code a1} is a vacant ring, {@code wa1} has a white marble. */
final class Rings {

  private static final ZertzBoard BOARD = ZertzBoard.OF_37;

  private Rings() {}

  /** The board with these rings in the game's notation. */
  static String board(String rings) {
    Map<String, Character> symbols = new HashMap<>();
    for (String ring : rings.split(" ", -1)) {
      boolean marble = ring.length() > 2;
      symbols.put(ring.substring(ring.length() - 2), marble ? ring.charAt(0) : '.');
    }
    StringJoiner columns = new StringJoiner("/");
    HexBoard hex = BOARD.hex();
    for (int x = 0; x < hex.width(); x++) {
      StringBuilder column = new StringBuilder();
      for (int y = 0; y < hex.height(); y++) {
        int cell = hex.cellAt(x, y);
        if (cell >= 0) {
          column.append(symbols.getOrDefault(BOARD.nameOfCell(cell), '-'));
        }
      }
      columns.add(column);
    }
    return columns.toString();
  }

  /** The position with these rings and others such as {@code w place 3,3,3 0,0,0/0,0,0}. */
  static ZertzPosition position(Game game, String rings, String sideToCaptured) {
    String text = board(rings) + " " + sideToCaptured + " - - -";
    return (ZertzPosition) game.notation().parsePosition(text);
  }
}
