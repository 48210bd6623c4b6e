package io.gipfel.core.games.tzaar;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rules once more, as plainly as they are written: a map from names of points to stacks, and
 * steps from point to point. Shares nothing with the real ones.
 */
final class ReferenceTzaar {

  private static final List<Character> TYPES = List.of('Z', 'A', 'T');
  private static final Map<Character, Integer> PIECES = Map.of('Z', 6, 'A', 9, 'T', 15);
  private static final List<String> DIRECTIONS = List.of("N", "NE", "SE", "S", "SW", "NW");

  /** A stack: whose, the type on top, and how many pieces. */
  private record Stack(boolean white, char type, int height) {

    @Override
    public String toString() {
      char letter = white ? type : Character.toLowerCase(type);
      return letter + (height > 1 ? "" + height : "");
    }
  }

  /** All points, column by column. */
  static final List<String> POINTS = points();

  private final Map<String, Stack> stacks = new TreeMap<>();
  private boolean white = true;
  private String phase = "place";
  private String winner = "";
  private String reason = "";

  /** The game with these single pieces on the board, point by point; none for the empty board. */
  ReferenceTzaar(String pieces) {
    for (int i = 0; i < pieces.length(); i++) {
      char letter = pieces.charAt(i);
      boolean ofWhite = Character.isUpperCase(letter);
      stacks.put(POINTS.get(i), new Stack(ofWhite, Character.toUpperCase(letter), 1));
      phase = "open";
    }
  }

  private static List<String> points() {
    List<String> points = new ArrayList<>();
    int[] lengths = {5, 6, 7, 8, 8, 8, 7, 6, 5};
    for (int column = 0; column < lengths.length; column++) {
      for (int row = 1; row <= lengths[column]; row++) {
        points.add((char) ('a' + column) + "" + row);
      }
    }
    return points;
  }

  /** The next point in a direction, or nothing beyond the rim and the hole. */
  static String next(String point, String direction) {
    char column = point.charAt(0);
    int row = point.charAt(1) - '0';
    if (column == 'e' && row > 4) {
      row++;
    }
    // Right of e a column begins half a point higher than the one before, left of it lower.
    boolean lowerToTheRight = column < 'e';
    boolean lowerToTheLeft = column > 'e';
    switch (direction) {
      case "N" -> row++;
      case "S" -> row--;
      case "NE" -> {
        row += lowerToTheRight ? 1 : 0;
        column++;
      }
      case "SE" -> {
        row -= lowerToTheRight ? 0 : 1;
        column++;
      }
      case "NW" -> {
        row += lowerToTheLeft ? 1 : 0;
        column--;
      }
      default -> {
        row -= lowerToTheLeft ? 0 : 1;
        column--;
      }
    }
    if (column == 'e' && row == 5) {
      return "";
    }
    String name = column + "" + (column == 'e' && row > 5 ? row - 1 : row);
    return POINTS.contains(name) ? name : "";
  }

  String text() {
    StringBuilder text = new StringBuilder();
    char column = 'a';
    for (String point : points()) {
      if (point.charAt(0) != column) {
        column = point.charAt(0);
        text.append('/');
      }
      text.append(stacks.containsKey(point) ? stacks.get(point).toString() : ".");
    }
    return text + (white ? " w " : " b ") + phase;
  }

  String winner() {
    return winner;
  }

  String reason() {
    return reason;
  }

  /** The texts of the legal actions in ASCII order. */
  List<String> legalActions() {
    if (!winner.isEmpty()) {
      return List.of();
    }
    Set<String> actions = new TreeSet<>();
    if (phase.equals("place")) {
      for (char type : TYPES) {
        if (shown(white, type) < PIECES.get(type)) {
          POINTS.stream()
              .filter(point -> !stacks.containsKey(point))
              .forEach(point -> actions.add(type + "@" + point));
        }
      }
      return List.copyOf(actions);
    }
    for (String from : stacks.keySet()) {
      for (String direction : DIRECTIONS) {
        addMove(from, direction, actions);
      }
    }
    if (phase.equals("second")) {
      actions.add("pass");
    }
    return List.copyOf(actions);
  }

  private void addMove(String from, String direction, Set<String> actions) {
    String to = next(from, direction);
    while (!to.isEmpty() && !stacks.containsKey(to)) {
      to = next(to, direction);
    }
    Stack mover = stacks.get(from);
    if (mover.white() != white || to.isEmpty()) {
      return;
    }
    Stack target = stacks.get(to);
    if (target.white() != white && target.height() <= mover.height()) {
      actions.add(from + "x" + to);
    } else if (target.white() == white && phase.equals("second")) {
      actions.add(from + "+" + to);
    }
  }

  private long shown(boolean ofWhite, char type) {
    return stacks.values().stream()
        .filter(stack -> stack.white() == ofWhite && stack.type() == type)
        .count();
  }

  void play(String action) {
    if (phase.equals("place")) {
      stacks.put(action.substring(2), new Stack(white, action.charAt(0), 1));
      white = !white;
      phase = stacks.size() == POINTS.size() ? "open" : "place";
      return;
    }
    if (!action.equals("pass")) {
      move(action.substring(0, 2), action.substring(3));
      if (!winner.isEmpty()) {
        return;
      }
    }
    if (phase.equals("first")) {
      phase = "second";
    } else {
      white = !white;
      phase = "first";
      if (legalActions().isEmpty()) {
        end(!white, "nocapture");
      }
    }
  }

  private void move(String from, String to) {
    Stack mover = stacks.remove(from);
    Stack target = stacks.get(to);
    boolean stacking = target.white() == white;
    int height = stacking ? mover.height() + target.height() : mover.height();
    stacks.put(to, new Stack(white, mover.type(), height));
    if (shown(target.white(), target.type()) == 0) {
      end(white != stacking, stacking ? "own-stack" : "type");
    }
  }

  private void end(boolean byWhite, String why) {
    winner = byWhite ? "w" : "b";
    reason = why;
  }
}
