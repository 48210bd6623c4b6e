package io.gipfel.core.games.dvonn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * DVONN once more, written straight from the rules with no trick at all: on every space the letters
 * of its pieces from bottom to top. Slow, shares nothing with the real one, and serves to judge it.
 */
final class ReferenceDvonn {

  /** The columns of rows 1 to 5. */
  private static final String[] ROWS = {
    "abcdefghi", "abcdefghij", "abcdefghijk", "bcdefghijk", "cdefghijk"
  };

  private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}};

  /** A space with the pieces on it, bottom first. */
  private static final class Space {

    private final int column;
    private final int row;
    private final StringBuilder pieces = new StringBuilder();

    Space(int column, int row) {
      this.column = column;
      this.row = row;
    }

    boolean isEmpty() {
      return pieces.isEmpty();
    }

    /** The owner, or {@code r} for a red piece alone; the space is not empty. */
    char top() {
      return pieces.charAt(pieces.length() - 1);
    }

    boolean isOwnedBy(char player) {
      return !isEmpty() && top() == player;
    }

    String name() {
      return "" + (char) ('a' + column) + (char) ('1' + row);
    }
  }

  /** All spaces, row by row. */
  private final List<Space> spaces = new ArrayList<>();

  private char toMove = 'w';
  private int placed;

  /** An empty board. */
  ReferenceDvonn() {
    for (int row = 0; row < ROWS.length; row++) {
      for (char column : ROWS[row].toCharArray()) {
        spaces.add(new Space(column - 'a', row));
      }
    }
  }

  /** A full board, from 49 letters row by row. */
  ReferenceDvonn(String setup) {
    this();
    for (int i = 0; i < setup.length(); i++) {
      spaces.get(i).pieces.append(setup.charAt(i));
    }
    placed = setup.length();
  }

  /** The space there, or null off the board. */
  private Space at(int column, int row) {
    if (row < 0 || row >= ROWS.length) {
      return null;
    }
    int before = 0;
    for (int i = 0; i < row; i++) {
      before += ROWS[i].length();
    }
    int index = ROWS[row].indexOf('a' + column);
    return index < 0 ? null : spaces.get(before + index);
  }

  private Space step(Space space, int[] direction, int steps) {
    return at(space.column + steps * direction[0], space.row + steps * direction[1]);
  }

  private boolean isBlocked(Space space) {
    for (int[] direction : DIRECTIONS) {
      Space neighbour = step(space, direction, 1);
      if (neighbour == null || neighbour.isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private List<String> moves(char player) {
    List<String> moves = new ArrayList<>();
    for (Space from : spaces) {
      if (from.isOwnedBy(player) && !isBlocked(from)) {
        for (int[] direction : DIRECTIONS) {
          Space to = step(from, direction, from.pieces.length());
          if (to != null && !to.isEmpty()) {
            moves.add(from.name() + to.name());
          }
        }
      }
    }
    return moves;
  }

  private char opponent() {
    return toMove == 'w' ? 'b' : 'w';
  }

  /** The legal actions in ASCII order; none when the game is over. */
  List<String> legalActions() {
    List<String> legal = new ArrayList<>();
    if (placed < spaces.size()) {
      for (Space space : spaces) {
        if (space.isEmpty()) {
          legal.add(space.name());
        }
      }
    } else {
      legal.addAll(moves(toMove));
      if (legal.isEmpty() && !moves(opponent()).isEmpty()) {
        legal.add("pass");
      }
    }
    Collections.sort(legal);
    return legal;
  }

  private Space named(String name) {
    return at(name.charAt(0) - 'a', name.charAt(1) - '1');
  }

  /** Makes a legal action. */
  void play(String action) {
    if (placed < spaces.size()) {
      named(action).pieces.append(placed < 3 ? 'r' : toMove);
      placed++;
      if (placed == spaces.size()) {
        return; // White goes on with the first move.
      }
    } else if (!action.equals("pass")) {
      Space from = named(action.substring(0, 2));
      named(action.substring(2)).pieces.append(from.pieces);
      from.pieces.setLength(0);
      removeGroupsWithoutRed();
    }
    toMove = opponent();
  }

  private void removeGroupsWithoutRed() {
    Set<Space> kept = new HashSet<>();
    Deque<Space> open = new ArrayDeque<>();
    for (Space space : spaces) {
      if (space.pieces.indexOf("r") >= 0) {
        kept.add(space);
        open.add(space);
      }
    }
    while (!open.isEmpty()) {
      Space space = open.remove();
      for (int[] direction : DIRECTIONS) {
        Space neighbour = step(space, direction, 1);
        if (neighbour != null && !neighbour.isEmpty() && kept.add(neighbour)) {
          open.add(neighbour);
        }
      }
    }
    for (Space space : spaces) {
      if (!kept.contains(space)) {
        space.pieces.setLength(0);
      }
    }
  }

  /** The pieces in the stacks of {@code w} or {@code b}. */
  int score(char player) {
    int score = 0;
    for (Space space : spaces) {
      if (space.isOwnedBy(player)) {
        score += space.pieces.length();
      }
    }
    return score;
  }

  /** The position as text. */
  String text() {
    StringBuilder text = new StringBuilder();
    int row = 0;
    for (Space space : spaces) {
      if (!text.isEmpty()) {
        text.append(space.row == row ? ',' : '/');
      }
      row = space.row;
      text.append(token(space));
    }
    return text + " " + toMove + (placed < spaces.size() ? " place" : " stack");
  }

  private static String token(Space space) {
    if (space.isEmpty()) {
      return ".";
    }
    if (space.top() == 'r') {
      return "r";
    }
    StringBuilder token = new StringBuilder().append(space.top()).append(space.pieces.length());
    for (int i = 0; i < space.pieces.length(); i++) {
      if (space.pieces.charAt(i) == 'r') {
        token.append('*');
      }
    }
    return token.toString();
  }
}
