package io.gipfel.core.games.tzaar;

import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;

/** Board texts for tests. */
final class Boards {

  private Boards() {}

  /** The board with these stacks, such as {@code "e3 Z2"}, and no others. */
  static String of(String... stacks) {
    Map<String, String> byName = new HashMap<>();
    for (String stack : stacks) {
      byName.put(stack.substring(0, 2), stack.substring(3));
    }
    StringJoiner board = new StringJoiner("/");
    for (char column = 'a'; column <= 'i'; column++) {
      StringBuilder text = new StringBuilder();
      for (String point : ReferenceTzaar.POINTS) {
        if (point.charAt(0) == column) {
          text.append(byName.getOrDefault(point, "."));
        }
      }
      board.add(text);
    }
    return board.toString();
  }
}
