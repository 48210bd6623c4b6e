package io.gipfel.core.games.gipf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * GIPF once more, written straight from the rules with no trick at all: a letter on every point.
 * Slow, shares nothing with the real one, and serves to judge it.
 */
final class ReferenceGipf {

  private static final int CENTRE = 4;
  private static final int SIZE = 9;
  private static final int[][] DIRECTIONS = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};
  private static final char NOTHING = '.';
  private static final String[][] NAMES = new String[SIZE][SIZE];

  static {
    for (int x = 0; x < SIZE; x++) {
      for (int y = 0; y < SIZE; y++) {
        NAMES[x][y] = "" + (char) ('a' + x) + rowOf(x, y);
      }
    }
  }

  private final boolean tournament;
  private final boolean basic;

  /** Letters by column and diagonal row; dots stay empty. */
  private final char[][] board = new char[SIZE][SIZE];

  /** White's and Black's. */
  private final int[] reserve = new int[2];

  private final int[] captured = new int[2];
  private final int[] gipfs = new int[2];
  private final int[] singles = new int[2];

  private int actor;
  private int pusher = 1;
  private boolean removing;
  private int pushes;
  private String winner = "";
  private String reason = "";

  /** Rows that the actor has left standing in his turn, by their spots and letters. */
  private final Set<String> left = new HashSet<>();

  ReferenceGipf(String variant) {
    tournament = variant.equals("tournament");
    basic = variant.equals("basic");
    for (char[] column : board) {
      Arrays.fill(column, NOTHING);
    }
    if (!tournament) {
      for (String name : List.of("b5", "e2", "h5")) {
        put(name, basic ? 'w' : 'W');
      }
      for (String name : List.of("b2", "e8", "h2")) {
        put(name, basic ? 'b' : 'B');
      }
    }
    Arrays.fill(reserve, tournament ? 18 : 12);
    Arrays.fill(gipfs, tournament || basic ? 0 : 3);
    Arrays.fill(singles, tournament ? 0 : basic ? 3 : 1);
  }

  private static int rowOf(int x, int y) {
    return y + 1 - Math.max(0, x - CENTRE);
  }

  private static String name(int x, int y) {
    return NAMES[x][y];
  }

  private void put(String name, char letter) {
    int x = name.charAt(0) - 'a';
    board[x][name.charAt(1) - '1' + Math.max(0, x - CENTRE)] = letter;
  }

  private static int fromCentre(int x, int y) {
    int dx = x - CENTRE;
    int dy = y - CENTRE;
    return Math.max(Math.abs(dx - dy), Math.max(Math.abs(dx), Math.abs(dy)));
  }

  private static boolean isSpot(int x, int y) {
    return fromCentre(x, y) < CENTRE;
  }

  private boolean isEmpty(int x, int y) {
    return board[x][y] == NOTHING;
  }

  private boolean isOf(int player, int x, int y) {
    return Character.toLowerCase(board[x][y]) == "wb".charAt(player);
  }

  private boolean isGipf(int x, int y) {
    return Character.isUpperCase(board[x][y]);
  }

  /** The legal actions in ASCII order; none when the game is over. */
  List<String> legalActions() {
    if (!winner.isEmpty()) {
      return List.of();
    }
    return new ArrayList<>(removing ? removals() : pushes());
  }

  private Set<String> pushes() {
    Set<String> texts = new TreeSet<>();
    for (int x = 0; x < SIZE; x++) {
      for (int y = 0; y < SIZE; y++) {
        for (int[] d : DIRECTIONS) {
          if (fromCentre(x, y) == CENTRE && isSpot(x + d[0], y + d[1]) && hasGap(x, y, d)) {
            String text = name(x, y) + "-" + name(x + d[0], y + d[1]);
            if (!tournament || gipfs[actor] > 0) {
              texts.add(text);
            }
            if (tournament && singles[actor] == 0 && reserve[actor] >= 2) {
              texts.add("G" + text);
            }
          }
        }
      }
    }
    return texts;
  }

  private boolean hasGap(int dotX, int dotY, int[] d) {
    int x = dotX + d[0];
    int y = dotY + d[1];
    while (isSpot(x, y) && !isEmpty(x, y)) {
      x += d[0];
      y += d[1];
    }
    return isSpot(x, y);
  }

  /** The rows of {@code player}, each with all that touches it: points as column and row. */
  private List<List<int[]>> rows(int player) {
    List<List<int[]>> rows = new ArrayList<>();
    for (int x = 0; x < SIZE; x++) {
      for (int y = 0; y < SIZE; y++) {
        for (int[] d : List.of(DIRECTIONS[0], DIRECTIONS[1], DIRECTIONS[2])) {
          boolean begins = isOf(player, x, y) && !isOf(player, x, y, d, -1);
          if (begins && isOf(player, x, y, d, 1, 2, 3)) {
            rows.add(stretch(x, y, d));
          }
        }
      }
    }
    return rows;
  }

  private boolean isOf(int player, int x, int y, int[] d, int... steps) {
    for (int step : steps) {
      int toX = x + step * d[0];
      int toY = y + step * d[1];
      if (!isSpot(toX, toY) || !isOf(player, toX, toY)) {
        return false;
      }
    }
    return true;
  }

  private List<int[]> stretch(int startX, int startY, int[] d) {
    int x = startX;
    int y = startY;
    while (isSpot(x - d[0], y - d[1]) && !isEmpty(x - d[0], y - d[1])) {
      x -= d[0];
      y -= d[1];
    }
    List<int[]> stretch = new ArrayList<>();
    for (; isSpot(x, y) && !isEmpty(x, y); x += d[0], y += d[1]) {
      stretch.add(new int[] {x, y});
    }
    return stretch;
  }

  /** Spots of a stretch, to recognise it by. */
  private static String identity(List<int[]> stretch) {
    StringBuilder text = new StringBuilder();
    stretch.forEach(point -> text.append(name(point[0], point[1])));
    return text.toString();
  }

  private boolean isOfGipfs(List<int[]> stretch) {
    return stretch.stream().allMatch(point -> isGipf(point[0], point[1]));
  }

  private List<List<int[]>> rowsToRemove(int player) {
    List<List<int[]>> rows = rows(player);
    rows.removeIf(row -> isOfGipfs(row) && left.contains(identity(row)));
    return rows;
  }

  private Set<String> removals() {
    Set<String> texts = new TreeSet<>();
    for (List<int[]> row : rowsToRemove(actor)) {
      List<int[]> choice = row.stream().filter(point -> isGipf(point[0], point[1])).toList();
      for (int taken = 0; taken < 1 << choice.size(); taken++) {
        Set<String> names = new TreeSet<>();
        for (int[] point : row) {
          int i = choice.indexOf(point);
          if (i < 0 || (taken >> i & 1) != 0) {
            names.add(name(point[0], point[1]));
          }
        }
        texts.add("x:" + String.join(",", names));
      }
    }
    return texts;
  }

  /** Makes a legal action. */
  void play(String action) {
    if (action.startsWith("x:")) {
      if (action.equals("x:")) {
        rows(actor).stream().filter(this::isOfGipfs).forEach(row -> left.add(identity(row)));
      } else {
        remove(action.substring(2).split(",", -1));
      }
      checkGipfs();
    } else {
      push(action);
    }
    if (winner.isEmpty()) {
      findActor();
    }
  }

  private void push(String action) {
    boolean ofGipf = action.startsWith("G");
    String[] points = action.substring(ofGipf ? 1 : 0).split("-", -1);
    int[] from = point(points[0]);
    int[] to = point(points[1]);
    char letter = "wb".charAt(actor);
    char moved = ofGipf ? Character.toUpperCase(letter) : letter;
    int x = to[0];
    int y = to[1];
    while (moved != NOTHING) {
      char next = board[x][y];
      board[x][y] = moved;
      moved = next;
      x += to[0] - from[0];
      y += to[1] - from[1];
    }
    reserve[actor] -= ofGipf ? 2 : 1;
    gipfs[actor] += ofGipf ? 1 : 0;
    singles[actor] += ofGipf ? 0 : 1;
    pusher = actor;
    pushes++;
  }

  private static int[] point(String name) {
    int x = name.charAt(0) - 'a';
    return new int[] {x, name.charAt(1) - '1' + Math.max(0, x - CENTRE)};
  }

  private void remove(String[] names) {
    for (String name : names) {
      int[] point = point(name);
      int pieces = isGipf(point[0], point[1]) ? 2 : 1;
      if (isOf(actor, point[0], point[1])) {
        reserve[actor] += pieces;
      } else {
        captured[actor] += pieces;
      }
      board[point[0]][point[1]] = NOTHING;
    }
  }

  private void checkGipfs() {
    if (!basic) {
      boolean[] lost = new boolean[2];
      for (int player = 0; player < 2; player++) {
        lost[player] = gipfs[player] > 0 && boardText().indexOf("WB".charAt(player)) < 0;
      }
      if (lost[1 - actor]) {
        end(actor, "gipf");
      } else if (lost[actor]) {
        end(1 - actor, "gipf");
      }
    }
  }

  private void end(int player, String how) {
    winner = "wb".substring(player, player + 1);
    reason = how;
  }

  private void findActor() {
    // A row that no longer stands as it did is another row if it stands so again.
    Set<String> standing = new HashSet<>();
    rows(actor).stream().filter(this::isOfGipfs).forEach(row -> standing.add(identity(row)));
    left.retainAll(standing);
    if (actor == pusher && rowsToRemove(actor).isEmpty()) {
      actor = 1 - actor;
      left.clear();
    }
    removing = !rowsToRemove(actor).isEmpty();
    if (!removing && reserve[actor] == 0) {
      end(1 - actor, "reserve");
    } else if (!removing && pushes >= 300) {
      winner = "draw";
      reason = "cap";
    }
  }

  String winner() {
    return winner;
  }

  String reason() {
    return reason;
  }

  private String boardText() {
    StringBuilder text = new StringBuilder();
    for (int x = 1; x < SIZE - 1; x++) {
      for (int y = 0; y < SIZE; y++) {
        if (isSpot(x, y)) {
          text.append(board[x][y]);
        }
      }
      text.append(x < SIZE - 2 ? "/" : "");
    }
    return text.toString();
  }

  /** The position as text, but for rows left standing. */
  String text() {
    return boardText()
        + (actor == 0 ? " w " : " b ")
        + (removing ? "remove " : "push ")
        + pair(reserve)
        + " "
        + pair(captured)
        + " G"
        + pair(gipfs)
        + "S"
        + pair(singles);
  }

  private static String pair(int[] values) {
    return values[0] + "," + values[1];
  }
}
