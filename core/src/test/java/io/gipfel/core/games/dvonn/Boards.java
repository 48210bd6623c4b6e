package io.gipfel.core.games.dvonn;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Board texts for tests. */
final class Boards {

  private Boards() {}

  /** The board with these stacks, such as {@code "e3 w2"}, and no others. */
  static String of(String... stacks) {
    Map<Integer, String> byBit = new HashMap<>();
    for (String stack : stacks) {
      int blank = stack.indexOf(' ');
      byBit.put(DvonnBoard.BOARD.cell(stack.substring(0, blank)), stack.substring(blank + 1));
    }
    StringJoiner board = new StringJoiner("/");
    for (int y = 0; y < DvonnBoard.BOARD.height(); y++) {
      StringJoiner row = new StringJoiner(",");
      for (int x = 0; x < DvonnBoard.BOARD.width(); x++) {
        int bit = DvonnBoard.BOARD.cellAt(x, y);
        if (bit >= 0) {
          row.add(byBit.getOrDefault(bit, "."));
        }
      }
      board.add(row.toString());
    }
    return board.toString();
  }
}
