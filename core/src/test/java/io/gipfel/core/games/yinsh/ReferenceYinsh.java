package io.gipfel.core.games.yinsh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * YINSH once more, written straight from the rules with no trick at all: a letter for every named
 * point. Slow, shares nothing with the real one, and serves to judge it.
 */
final class ReferenceYinsh {

  private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
  private static final int[][] AXES = {{0, 1}, {1, 1}, {1, 0}};

  /** The lowest and the highest number of each column. */
  private static final int[][] COLUMNS = {
    {2, 5}, {1, 7}, {1, 8}, {1, 9}, {1, 10}, {2, 10}, {2, 11}, {3, 11}, {4, 11}, {5, 11}, {7, 10}
  };

  private final int ringsToWin;

  /** What stands on each point: {@code . w b W B}. */
  private final Map<String, Character> board = new LinkedHashMap<>();

  private final int[] removed = new int[2];
  private int pool = 51;
  private int placed;
  private int actor;
  private int mover;
  private String phase = "place";
  private String winner = "";
  private String reason = "";

  ReferenceYinsh(boolean blitz) {
    ringsToWin = blitz ? 1 : 3;
    for (int x = 0; x < COLUMNS.length; x++) {
      for (int y = COLUMNS[x][0]; y <= COLUMNS[x][1]; y++) {
        board.put(name(x, y), '.');
      }
    }
  }

  private static String name(int x, int y) {
    return "" + (char) ('a' + x) + y;
  }

  /** The point so many steps on, perhaps off the board. */
  private static String step(String point, int[] direction, int steps) {
    int x = point.charAt(0) - 'a';
    int y = Integer.parseInt(point.substring(1));
    return name(x + direction[0] * steps, y + direction[1] * steps);
  }

  private char at(String point) {
    return board.getOrDefault(point, '#');
  }

  private static char marker(int player) {
    return "wb".charAt(player);
  }

  private static char ring(int player) {
    return "WB".charAt(player);
  }

  private static boolean isMarker(char letter) {
    return letter == 'w' || letter == 'b';
  }

  /** The legal actions in ASCII order; none when the game is over. */
  List<String> legalActions() {
    List<String> actions =
        switch (phase) {
          case "place" -> points('.', "");
          case "move" -> moves(actor).isEmpty() ? List.of("pass") : moves(actor);
          case "row" -> fives(actor);
          case "ring" -> points(ring(actor), "r:");
          default -> List.of();
        };
    List<String> sorted = new ArrayList<>(actions);
    Collections.sort(sorted);
    return sorted;
  }

  private List<String> points(char letter, String prefix) {
    List<String> points = new ArrayList<>();
    board.forEach(
        (point, at) -> {
          if (at == letter) {
            points.add(prefix + point);
          }
        });
    return points;
  }

  private List<String> moves(int player) {
    List<String> moves = new ArrayList<>();
    for (String from : points(ring(player), "")) {
      for (int[] direction : DIRECTIONS) {
        boolean jumped = false;
        for (int steps = 1; ; steps++) {
          String to = step(from, direction, steps);
          if (at(to) == '.') {
            moves.add(from + "-" + to);
            if (jumped) {
              break;
            }
          } else if (isMarker(at(to))) {
            jumped = true;
          } else {
            break;
          }
        }
      }
    }
    return moves;
  }

  /** Every five adjacent markers of a player, from the lower column or number on. */
  private List<String> fives(int player) {
    TreeSet<String> fives = new TreeSet<>();
    for (String first : board.keySet()) {
      for (int[] axis : AXES) {
        int length = 0;
        while (length < 5 && at(step(first, axis, length)) == marker(player)) {
          length++;
        }
        if (length == 5) {
          fives.add("x:" + first + "-" + step(first, axis, 4));
        }
      }
    }
    return new ArrayList<>(fives);
  }

  void play(String action) {
    switch (phase) {
      case "place" -> {
        board.put(action, ring(actor));
        placed++;
        actor = 1 - actor;
        mover = actor;
        phase = placed == 10 ? "move" : "place";
      }
      case "move" -> {
        if (action.equals("pass")) {
          nextTurn();
        } else {
          String[] ends = action.split("-", -1);
          move(ends[0], ends[1]);
          findRows();
        }
      }
      case "row" -> {
        String[] ends = action.substring(2).split("-", -1);
        for (String point : between(ends[0], ends[1])) {
          board.put(point, '.');
        }
        pool += 5;
        phase = "ring";
      }
      default -> {
        board.put(action.substring(2), '.');
        removed[actor]++;
        if (removed[actor] == ringsToWin) {
          end("rings");
        } else {
          findRows();
        }
      }
    }
  }

  /** All points from one to another, both included. */
  private List<String> between(String from, String to) {
    for (int[] direction : DIRECTIONS) {
      List<String> points = new ArrayList<>();
      for (int steps = 0; board.containsKey(step(from, direction, steps)); steps++) {
        points.add(step(from, direction, steps));
        if (points.get(steps).equals(to)) {
          return points;
        }
      }
    }
    throw new IllegalArgumentException(from + " " + to);
  }

  private void move(String from, String to) {
    for (String point : between(from, to)) {
      if (at(point) == 'w') {
        board.put(point, 'b');
      } else if (at(point) == 'b') {
        board.put(point, 'w');
      }
    }
    board.put(from, marker(actor));
    board.put(to, ring(actor));
    pool--;
  }

  private void findRows() {
    if (!fives(mover).isEmpty()) {
      actor = mover;
      phase = "row";
    } else if (!fives(1 - mover).isEmpty()) {
      actor = 1 - mover;
      phase = "row";
    } else {
      nextTurn();
    }
  }

  private void nextTurn() {
    mover = 1 - mover;
    actor = mover;
    phase = "move";
    if (pool == 0) {
      end("pool");
    } else if (moves(0).isEmpty() && moves(1).isEmpty()) {
      end("blocked");
    }
  }

  private void end(String why) {
    phase = "over";
    reason = why;
    winner = removed[0] == removed[1] ? "draw" : removed[0] > removed[1] ? "w" : "b";
  }

  String winner() {
    return winner;
  }

  String reason() {
    return reason;
  }

  /** The position as the notation writes it. */
  String text() {
    StringBuilder text = new StringBuilder();
    char column = 'a';
    for (Map.Entry<String, Character> point : board.entrySet()) {
      if (point.getKey().charAt(0) != column) {
        text.append('/');
        column = point.getKey().charAt(0);
      }
      text.append(point.getValue());
    }
    return text
        + String.format(
            " %s %s %s %d %d,%d",
            marker(actor), phase, marker(mover), pool, removed[0], removed[1]);
  }
}
