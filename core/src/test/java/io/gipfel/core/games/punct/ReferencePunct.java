package io.gipfel.core.games.punct;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules as they are written down, with pieces in a list and spaces as pairs of numbers: slow,
 * plain, and sharing nothing with the real ones.
 */
final class ReferencePunct {

  /** North, then clockwise. */
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}};

  private static final int[] FIRST_ROWS = {2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 10};
  private static final int[] COLUMN_LENGTHS = {
    7, 10, 11, 12, 13, 14, 15, 16, 15, 16, 15, 14, 13, 12, 11, 10, 7
  };

  private record Space(int x, int y) {

    Space step(int direction, int distance) {
      int[] d = DIRECTIONS[Math.floorMod(direction, 6)];
      return new Space(x + distance * d[0], y + distance * d[1]);
    }

    boolean isOnBoard() {
      return x >= 0
          && x < FIRST_ROWS.length
          && y >= FIRST_ROWS[x]
          && y < FIRST_ROWS[x] + COLUMN_LENGTHS[x];
    }

    boolean isCentral() {
      int dx = x - 8;
      int dy = y - 9;
      boolean agree = dx >= 0 == dy >= 0;
      return (agree ? Math.max(Math.abs(dx), Math.abs(dy)) : Math.abs(dx) + Math.abs(dy)) <= 2;
    }

    @Override
    public String toString() {
      return (char) ('a' + x) + "" + y;
    }
  }

  /** A piece as it lies: its dots are the PUNCT, then the minor ones. */
  private record Piece(char colour, char kind, List<Space> dots, String spaces, int level) {

    Space punct() {
      return dots.get(0);
    }

    Piece on(int newLevel, char owner) {
      return new Piece(owner, kind, dots, spaces, newLevel);
    }
  }

  /** Every way in which a piece can lie, by its spaces. */
  private static final Map<String, Piece> LYING = new HashMap<>();

  static {
    for (char kind : "TCELMR".toCharArray()) {
      for (int x = 0; x < FIRST_ROWS.length; x++) {
        for (int y = FIRST_ROWS[x]; y < FIRST_ROWS[x] + COLUMN_LENGTHS[x]; y++) {
          for (int d = 0; d < 6; d++) {
            addLying(kind, dots(kind, new Space(x, y), d));
          }
        }
      }
    }
  }

  private static void addLying(char kind, List<Space> dots) {
    if (dots.stream().allMatch(Space::isOnBoard)) {
      List<String> minor = new ArrayList<>(List.of("" + dots.get(1), "" + dots.get(2)));
      Collections.sort(minor);
      String spaces = dots.get(0) + "." + String.join(".", minor);
      LYING.put(spaces, new Piece('w', kind, dots, spaces, 1));
    }
  }

  private final boolean standard;
  private final List<Piece> pieces = new ArrayList<>();
  private char toMove = 'w';
  private int actions;
  private String reason = "";
  private String winner = "";

  ReferencePunct(boolean standard) {
    this.standard = standard;
  }

  /** The dots of a piece of a kind in an orientation. */
  private static List<Space> dots(char kind, Space punct, int d) {
    Space next = punct.step(d, 1);
    return switch (kind) {
      case 'T' -> List.of(punct, next, punct.step(d + 1, 1));
      case 'C' -> List.of(punct, next, punct.step(d + 3, 1));
      case 'E' -> List.of(punct, next, punct.step(d, 2));
      case 'M' -> List.of(punct, next, punct.step(d + 2, 1));
      case 'L' -> List.of(punct, next, next.step(d - 1, 1));
      default -> List.of(punct, next, next.step(d + 1, 1));
    };
  }

  private int inHand(char colour, char kind) {
    int all = Map.of('T', 6, 'C', 2, 'E', 4, 'L', 2, 'M', 2, 'R', 2).get(kind);
    return all - (int) pieces.stream().filter(p -> p.colour == colour && p.kind == kind).count();
  }

  private String hand(char colour) {
    return "TCELMR"
        .chars()
        .mapToObj(k -> "" + inHand(colour, (char) k))
        .collect(Collectors.joining());
  }

  private Map<Space, Piece> tops() {
    Map<Space, Piece> tops = new HashMap<>();
    for (Piece piece : pieces) {
      for (Space dot : piece.dots) {
        tops.merge(dot, piece, (a, b) -> a.level > b.level ? a : b);
      }
    }
    return tops;
  }

  /** All of it as a position is written. */
  String text() {
    String board =
        pieces.stream()
            .map(p -> "" + p.level + p.colour + p.spaces)
            .sorted()
            .collect(Collectors.joining(","));
    return String.join(
        " ", board.isEmpty() ? "-" : board, "" + toMove, hand('w') + "/" + hand('b'), "" + actions);
  }

  String winner() {
    return winner;
  }

  String reason() {
    return reason;
  }

  /** The texts of all legal actions in ASCII order. */
  List<String> legalActions() {
    Set<String> legal = new TreeSet<>();
    if (reason.isEmpty()) {
      addPlacements(legal);
      for (Piece piece : List.copyOf(pieces)) {
        if (piece.colour == toMove) {
          addMoves(piece, legal);
        }
      }
    }
    return new ArrayList<>(legal);
  }

  private void addPlacements(Set<String> legal) {
    Map<Space, Piece> tops = tops();
    boolean centreClosed = standard || pieces.isEmpty();
    String kinds =
        "TCELMR"
            .chars()
            .filter(kind -> inHand(toMove, (char) kind) > 0)
            .mapToObj(kind -> "" + (char) kind)
            .collect(Collectors.joining());
    for (Piece piece : LYING.values()) {
      if (kinds.indexOf(piece.kind) >= 0
          && piece.dots.stream()
              .allMatch(s -> !tops.containsKey(s) && !(centreClosed && s.isCentral()))) {
        legal.add(piece.spaces);
      }
    }
  }

  private void addMoves(Piece piece, Set<String> legal) {
    Map<Space, Piece> tops = tops();
    if (!piece.dots.stream().allMatch(dot -> piece.equals(tops.get(dot)))) {
      return;
    }
    pieces.remove(piece);
    Map<Space, Piece> without = tops();
    for (Piece lying : LYING.values()) {
      if (lying.kind == piece.kind
          && !lying.spaces.equals(piece.spaces)
          && isInLine(piece.punct(), lying.punct())
          && landing(piece, lying.dots, without) > 0) {
        legal.add(piece.punct() + "-" + lying.spaces);
      }
    }
    pieces.add(piece);
  }

  private static boolean isInLine(Space from, Space to) {
    int dx = to.x - from.x;
    int dy = to.y - from.y;
    return dx == 0 || dy == 0 || dx == dy;
  }

  /** The level on which a piece would lie, or 0 if it can't lie there. */
  private static int landing(Piece piece, List<Space> dots, Map<Space, Piece> tops) {
    int[] heights =
        dots.stream().mapToInt(s -> tops.containsKey(s) ? tops.get(s).level : 0).toArray();
    int middle = piece.kind == 'C' || piece.kind == 'M' ? 0 : 1;
    int[] ends = middle == 0 ? new int[] {1, 2} : new int[] {0, 2};
    int height = heights[ends[0]];
    boolean even = height == heights[ends[1]];
    boolean middleFits = piece.kind == 'T' ? heights[middle] == height : heights[middle] <= height;
    Piece support = tops.get(dots.get(0));
    boolean supported = height == 0 || (support != null && support.colour == piece.colour);
    return even && middleFits && supported ? height + 1 : 0;
  }

  /** Makes a legal action. */
  void play(String action) {
    String[] parts = action.split("-", -1);
    String spaces = parts[parts.length - 1];
    boolean isMove = parts.length == 2;
    Piece moved = null;
    if (isMove) {
      Map<Space, Piece> tops = tops();
      for (Piece piece : List.copyOf(pieces)) {
        if (piece.punct().toString().equals(parts[0]) && piece.equals(tops.get(piece.punct()))) {
          moved = piece;
          pieces.remove(piece);
        }
      }
    }
    Piece lying = LYING.get(spaces);
    pieces.add(lying.on(isMove ? landing(moved, lying.dots, tops()) : 1, toMove));
    actions++;
    char mover = toMove;
    toMove = mover == 'w' ? 'b' : 'w';
    findEnd(mover, isMove);
  }

  private void findEnd(char mover, boolean isMove) {
    if (isConnected(mover)) {
      end("connection", "" + mover);
    } else if (isConnected(toMove)) {
      end("connection", "" + toMove);
    } else if (!isMove && "TCELMR".chars().allMatch(kind -> inHand(mover, (char) kind) == 0)) {
      long difference = inCentre('w') - inCentre('b');
      boolean draw = !standard || difference == 0;
      end("last", draw ? "draw" : difference > 0 ? "w" : "b");
    } else if (actions == 300) {
      end("cap", "draw");
    }
  }

  private void end(String how, String who) {
    reason = how;
    winner = who;
  }

  private long inCentre(char colour) {
    return tops().entrySet().stream()
        .filter(top -> top.getKey().isCentral() && top.getValue().colour == colour)
        .count();
  }

  private boolean isConnected(char colour) {
    Set<Space> own =
        tops().entrySet().stream()
            .filter(top -> top.getValue().colour == colour)
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    Set<Space> seen = new HashSet<>();
    for (Space start : own) {
      Set<Integer> sides = new HashSet<>();
      Deque<Space> left = new ArrayDeque<>(seen.add(start) ? List.of(start) : List.of());
      while (!left.isEmpty()) {
        Space space = left.pop();
        sides.addAll(sides(space));
        for (int d = 0; d < 6; d++) {
          Space next = space.step(d, 1);
          if (own.contains(next) && seen.add(next)) {
            left.push(next);
          }
        }
      }
      if (Arrays.stream(new int[] {1, 2, 3}).anyMatch(s -> sides.containsAll(List.of(s, -s)))) {
        return true;
      }
    }
    return false;
  }

  /** The sides that a space is on, opposite ones with opposite signs. */
  private static List<Integer> sides(Space s) {
    List<Integer> sides = new ArrayList<>();
    addSide(sides, 1, s.x == 0, s.x == 16);
    addSide(sides, 2, s.y == 1, s.y == 17);
    addSide(sides, 3, s.x - s.y == 7, s.x - s.y == -9);
    return sides;
  }

  private static void addSide(List<Integer> sides, int side, boolean here, boolean across) {
    if (here || across) {
      sides.add(here ? side : -side);
    }
  }
}
