package io.gipfel.core.games.zertz;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * ZÈRTZ once more, written straight from the rules with no trick at all: a letter on every place.
 * Whether a ring can be slid out is searched for, place by place. Slow, shares nothing with the
 * real one, and serves to judge it.
 */
final class ReferenceZertz {

  private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};
  private static final String COLOURS = "wgb";

  /** Places without a ring around the board, so that nothing is ever out of the array. */
  private static final int MARGIN = 2;

  private static final char NOTHING = '-';
  private static final char VACANT = '.';

  private final int[] lengths;
  private final int middle;
  private final int size;

  /** By column and diagonal row. */
  private final char[][] board;

  private final int[] pool;
  private final int[][] captured = new int[2][3];
  private final int[] set;
  private final int each;

  private int actor;
  private String phase = "place";
  private int atX;
  private int atT;
  private int passes;
  private int lateTurns;
  private String reason = "";
  private int winner;
  private final Map<String, Integer> seen = new HashMap<>();

  ReferenceZertz(String variant) {
    boolean blitz = variant.equals("blitz");
    lengths =
        switch (variant) {
          case "r48" -> new int[] {5, 6, 7, 8, 7, 6, 5, 4};
          case "r61" -> new int[] {5, 6, 7, 8, 9, 8, 7, 6, 5};
          default -> new int[] {4, 5, 6, 7, 6, 5, 4};
        };
    middle = variant.equals("r61") ? 4 : 3;
    size = lengths.length + 2 * MARGIN;
    pool = blitz ? new int[] {5, 7, 9} : new int[] {6, 8, 10};
    set = blitz ? new int[] {3, 4, 5} : new int[] {4, 5, 6};
    each = blitz ? 2 : 3;
    board = new char[size][size];
    for (char[] column : board) {
      Arrays.fill(column, NOTHING);
    }
    for (int x = 0; x < lengths.length; x++) {
      for (int row = 1; row <= lengths[x]; row++) {
        board[x + MARGIN][row + Math.max(0, x - middle) - 1 + MARGIN] = VACANT;
      }
    }
  }

  private String name(int x, int t) {
    int column = x - MARGIN;
    return (char) ('a' + column) + "" + (t - MARGIN + 1 - Math.max(0, column - middle));
  }

  private int x(String name) {
    return name.charAt(0) - 'a' + MARGIN;
  }

  private int t(String name) {
    return name.charAt(1) - '1' + Math.max(0, name.charAt(0) - 'a' - middle) + MARGIN;
  }

  private static boolean isMarble(char place) {
    return COLOURS.indexOf(place) >= 0;
  }

  /** The fields of a position from the board to the marble that goes on jumping. */
  String text() {
    List<String> columns = new ArrayList<>();
    for (int x = 0; x < lengths.length; x++) {
      int lowest = Math.max(0, x - middle) + MARGIN;
      columns.add(new String(board[x + MARGIN], lowest, lengths[x]));
    }
    return String.join("/", columns)
        + (actor == 0 ? " w " : " b ")
        + phase
        + " "
        + joined(pool)
        + " "
        + joined(captured[0])
        + "/"
        + joined(captured[1])
        + " "
        + (phase.equals("chain") ? name(atX, atT) : "-");
  }

  private static String joined(int[] counts) {
    return counts[0] + "," + counts[1] + "," + counts[2];
  }

  /** The legal actions in ASCII order; none when the game is over. */
  List<String> legalActions() {
    List<String> actions = new ArrayList<>();
    switch (phase) {
      case "place" -> addPlacements(actions);
      case "remove" -> actions.addAll(removals());
      case "jump" -> addJumps(actions, false);
      case "chain" -> addJumps(actions, true);
      case "pass" -> actions.add("pass");
      default -> {}
    }
    Collections.sort(actions);
    return actions;
  }

  private int[] source() {
    return pool[0] + pool[1] + pool[2] > 0 ? pool : captured[actor];
  }

  private void addPlacements(List<String> actions) {
    for (int x = 0; x < size; x++) {
      for (int t = 0; t < size; t++) {
        for (int colour = 0; colour < 3; colour++) {
          if (board[x][t] == VACANT && source()[colour] > 0) {
            actions.add("WGB".charAt(colour) + name(x, t));
          }
        }
      }
    }
  }

  private List<String> removals() {
    List<String> actions = new ArrayList<>();
    for (int x = 0; x < size; x++) {
      for (int t = 0; t < size; t++) {
        if (board[x][t] == VACANT && canSlideOut(x, t)) {
          actions.add("-" + name(x, t));
        }
      }
    }
    return actions;
  }

  /** Whether a ring gets from its place to the rim of the array without moving another. */
  private boolean canSlideOut(int fromX, int fromT) {
    boolean[][] reached = new boolean[size][size];
    ArrayDeque<int[]> open = new ArrayDeque<>();
    reached[fromX][fromT] = true;
    open.add(new int[] {fromX, fromT});
    while (!open.isEmpty()) {
      int[] place = open.poll();
      for (int d = 0; d < 6; d++) {
        int x = place[0] + DIRECTIONS[d][0];
        int t = place[1] + DIRECTIONS[d][1];
        int[] before = DIRECTIONS[(d + 5) % 6];
        int[] behind = DIRECTIONS[(d + 1) % 6];
        boolean wide =
            isGap(place[0] + before[0], place[1] + before[1])
                || isGap(place[0] + behind[0], place[1] + behind[1]);
        if (isGap(x, t) && wide && !reached[x][t]) {
          if (x == 0 || t == 0 || x == size - 1 || t == size - 1) {
            return true;
          }
          reached[x][t] = true;
          open.add(new int[] {x, t});
        }
      }
    }
    return false;
  }

  private boolean isGap(int x, int t) {
    return board[x][t] == NOTHING;
  }

  private void addJumps(List<String> actions, boolean chain) {
    for (int x = 0; x < size; x++) {
      for (int t = 0; t < size; t++) {
        if (isMarble(board[x][t]) && (!chain || (x == atX && t == atT))) {
          for (int[] d : DIRECTIONS) {
            if (isMarble(board[x + d[0]][t + d[1]])
                && board[x + 2 * d[0]][t + 2 * d[1]] == VACANT) {
              actions.add("x" + name(x, t) + name(x + 2 * d[0], t + 2 * d[1]));
            }
          }
        }
      }
    }
  }

  void play(String action) {
    switch (action.charAt(0)) {
      case 'x' -> jump(action.substring(1, 3), action.substring(3, 5));
      case '-' -> {
        board[x(action.substring(1))][t(action.substring(1))] = NOTHING;
        claim();
        if (!checkWin()) {
          endTurn();
        }
      }
      case 'p' -> {
        passes++;
        endTurn();
      }
      default -> place("WGB".indexOf(action.charAt(0)), action.substring(1));
    }
  }

  private void place(int colour, String ring) {
    passes = 0;
    source()[colour]--;
    board[x(ring)][t(ring)] = COLOURS.charAt(colour);
    claim();
    if (!checkWin()) {
      phase = "remove";
      if (removals().isEmpty()) {
        endTurn();
      }
    }
  }

  private void jump(String from, String to) {
    passes = 0;
    int overX = (x(from) + x(to)) / 2;
    int overT = (t(from) + t(to)) / 2;
    captured[actor][COLOURS.indexOf(board[overX][overT])]++;
    board[overX][overT] = VACANT;
    board[x(to)][t(to)] = board[x(from)][t(from)];
    board[x(from)][t(from)] = VACANT;
    atX = x(to);
    atT = t(to);
    List<String> more = new ArrayList<>();
    addJumps(more, true);
    if (!checkWin()) {
      if (more.isEmpty()) {
        endTurn();
      } else {
        phase = "chain";
      }
    }
  }

  /** Takes every connected group of rings without a vacant one. */
  private void claim() {
    boolean[][] visited = new boolean[size][size];
    for (int x = 0; x < size; x++) {
      for (int t = 0; t < size; t++) {
        if (!isGap(x, t) && !visited[x][t]) {
          List<int[]> group = group(x, t, visited);
          if (group.stream().allMatch(place -> isMarble(board[place[0]][place[1]]))) {
            for (int[] place : group) {
              captured[actor][COLOURS.indexOf(board[place[0]][place[1]])]++;
              board[place[0]][place[1]] = NOTHING;
            }
          }
        }
      }
    }
  }

  private List<int[]> group(int fromX, int fromT, boolean[][] visited) {
    List<int[]> group = new ArrayList<>();
    group.add(new int[] {fromX, fromT});
    visited[fromX][fromT] = true;
    for (int i = 0; i < group.size(); i++) {
      for (int[] d : DIRECTIONS) {
        int x = group.get(i)[0] + d[0];
        int t = group.get(i)[1] + d[1];
        if (!isGap(x, t) && !visited[x][t]) {
          visited[x][t] = true;
          group.add(new int[] {x, t});
        }
      }
    }
    return group;
  }

  private boolean checkWin() {
    int[] own = captured[actor];
    for (int colour = 0; colour < 3 && reason.isEmpty(); colour++) {
      if (own[colour] >= set[colour]) {
        reason = List.of("white", "gray", "black").get(colour);
      }
    }
    if (reason.isEmpty() && own[0] >= each && own[1] >= each && own[2] >= each) {
      reason = "each";
    }
    if (reason.isEmpty() && Arrays.stream(board).allMatch(ReferenceZertz::isBare)) {
      reason = "full";
    }
    if (!reason.isEmpty()) {
      winner = actor == 0 ? 1 : -1;
      phase = "over";
    }
    return !reason.isEmpty();
  }

  private static boolean isBare(char[] column) {
    return new String(column).chars().allMatch(place -> place == NOTHING);
  }

  private void endTurn() {
    actor = 1 - actor;
    List<String> jumps = new ArrayList<>();
    addJumps(jumps, false);
    phase = !jumps.isEmpty() ? "jump" : Arrays.stream(source()).sum() > 0 ? "place" : "pass";
    int times = seen.merge(text(), 1, Integer::sum);
    lateTurns += Arrays.stream(pool).sum() == 0 ? 1 : 0;
    if (passes == 2) {
      draw("pass");
    } else if (times == 3) {
      draw("repetition");
    } else if (lateTurns == 100) {
      draw("cap");
    }
  }

  private void draw(String how) {
    reason = how;
    phase = "over";
  }

  /** 1 if the first player has won, -1 if the second has, 0 if nobody. */
  int winner() {
    return winner;
  }

  /** How the game ended; empty until then. */
  String reason() {
    return reason;
  }
}
