package io.gipfel.core.games.yinsh;

import io.gipfel.core.Player;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;
import java.util.Arrays;

/**
 * The rings and markers on the board, with their hash.
 *
 * <p>Each line is a number: bits 1 to 10 are the places with a white marker, from bit 16 on those
 * with a black one, and from bit 32 on those with a ring. A point is on three lines and so written
 * three times, and every question about a line is a few operations on one number. The rings of each
 * player are also a set of points.
 */
final class YinshPieces {

  static final char EMPTY = '.';

  private static final int BLACK_SHIFT = 16;
  private static final int RING_SHIFT = 32;
  private static final long WHITE = 1;
  private static final long BLACK = 1L << BLACK_SHIFT;
  private static final long RING = 1L << RING_SHIFT;
  private static final int FIELD = (1 << BLACK_SHIFT) - 1;

  private static final int AXES = YinshBoard.AXES;
  private static final int POINTS = YinshBoard.POINTS;

  /** The places of each line, as bits. */
  private static final int[] PLACES = new int[YinshBoard.LINES];

  /** Keys of markers by player and point, and of rings. */
  private static final long[] MARKER_KEY = new long[2 * POINTS];

  private static final long[] RING_KEY = new long[2 * POINTS];

  static {
    for (int line = 0; line < PLACES.length; line++) {
      PLACES[line] = (2 << YinshBoard.length(line)) - 2;
    }
    Arrays.setAll(MARKER_KEY, Zobrist::key);
    Arrays.setAll(RING_KEY, feature -> Zobrist.key(MARKER_KEY.length + feature));
  }

  private final long[] lines = new long[YinshBoard.LINES];

  /** White's rings as a set of points, in two longs, then Black's. */
  private final long[] rings = new long[4];

  private long hash;

  void copyFrom(YinshPieces other) {
    System.arraycopy(other.lines, 0, lines, 0, lines.length);
    System.arraycopy(other.rings, 0, rings, 0, rings.length);
    hash = other.hash;
  }

  /** Becomes the image of {@code other}. */
  void copyFrom(YinshPieces other, Symmetry symmetry) {
    Arrays.fill(lines, 0);
    Arrays.fill(rings, 0);
    hash = 0;
    for (int point = 0; point < POINTS; point++) {
      if (!other.isEmpty(point)) {
        Player owner = other.owner(point);
        int image = YinshBoard.BOARD.space(symmetry.cell(YinshBoard.BOARD.cell(point)));
        if (other.isRing(point)) {
          toggleRing(owner, image);
        } else {
          toggleMarker(owner, image);
        }
      }
    }
  }

  private static int index(Player player) {
    return player == Player.FIRST ? 0 : 1;
  }

  private void toggle(int point, long what) {
    for (int axis = 0; axis < AXES; axis++) {
      lines[YinshBoard.line(point, axis)] ^= what << YinshBoard.place(point, axis);
    }
  }

  /** Puts a ring on an empty point, or takes it off. */
  void toggleRing(Player player, int point) {
    toggle(point, RING);
    toggleInSet(player, point);
  }

  private void toggleInSet(Player player, int point) {
    int index = index(player);
    rings[2 * index + (point >> 6)] ^= 1L << point;
    hash ^= RING_KEY[POINTS * index + point];
  }

  /** Puts a marker on an empty point, or takes it off. */
  void toggleMarker(Player player, int point) {
    toggle(point, player == Player.FIRST ? WHITE : BLACK);
    hash ^= MARKER_KEY[POINTS * index(player) + point];
  }

  private void flip(int point) {
    toggle(point, WHITE | BLACK);
    hash ^= MARKER_KEY[point] ^ MARKER_KEY[POINTS + point];
  }

  /**
   * Makes a legal move: leaves a marker, moves the ring and turns the markers that it jumps.
   *
   * @return {@link #fives} of all lines on which a marker was put or turned
   */
  long move(Player player, int move) {
    int from = YinshActions.from(move);
    int to = YinshActions.to(move);
    toggle(from, RING | (player == Player.FIRST ? WHITE : BLACK));
    hash ^= MARKER_KEY[POINTS * index(player) + from];
    toggleInSet(player, from);
    toggleRing(player, to);
    int line = YinshBoard.line(from, YinshActions.axis(move));
    int jumped = jumped(move);
    for (int rest = jumped; rest != 0; rest &= rest - 1) {
      flip(YinshBoard.point(line, Integer.numberOfTrailingZeros(rest)));
    }
    long fives = fivesThrough(from);
    for (int rest = jumped; rest != 0; rest &= rest - 1) {
      fives |= fivesThrough(YinshBoard.point(line, Integer.numberOfTrailingZeros(rest)));
    }
    return fives;
  }

  /** The markers between the ends of a move, as places on its line. */
  int jumped(int move) {
    int axis = YinshActions.axis(move);
    int from = YinshActions.from(move);
    int a = YinshBoard.place(from, axis);
    int b = YinshBoard.place(YinshActions.to(move), axis);
    int between = (1 << Math.max(a, b)) - (2 << Math.min(a, b));
    return markers(lines[YinshBoard.line(from, axis)]) & between;
  }

  /** Takes the five markers of a row off, or puts them there. */
  void toggleFive(Player player, int five) {
    int line = YinshActions.line(five);
    int place = YinshActions.firstPlace(five);
    for (int i = 0; i < YinshBoard.ROW; i++) {
      toggleMarker(player, YinshBoard.point(line, place + i));
    }
  }

  private static int markers(long line) {
    return (int) (line | line >>> BLACK_SHIFT) & FIELD;
  }

  /**
   * Where a ring at {@code place} of a line may go along it, as places: over empty points, and then
   * over one run of markers to the first empty point behind.
   */
  private static int destinations(long line, int places, int place) {
    int markers = markers(line);
    int empty = places & ~(markers | (int) (line >>> RING_SHIFT));
    int bit = 1 << place;
    // The places before the first and behind the last are never empty, and end every way.
    int stopAbove = Integer.lowestOneBit(~empty & -(bit << 1));
    int landAbove = Integer.lowestOneBit(~markers & -stopAbove) & empty;
    int stopBelow = Integer.highestOneBit(~empty & bit - 1);
    int landBelow = Integer.highestOneBit(~markers & (stopBelow << 1) - 1) & empty;
    return stopAbove - (bit << 1) | landAbove | bit - (stopBelow << 1) | landBelow;
  }

  /** Where the ring on a point may go along an axis, as places on that line. */
  int destinations(int point, int axis) {
    int line = YinshBoard.line(point, axis);
    return destinations(lines[line], PLACES[line], YinshBoard.place(point, axis));
  }

  /** The moves of the ring on a point: bit {@code i} is {@link YinshActions#firstMove} plus i. */
  int moves(int point) {
    int moves = 0;
    for (int axis = 0; axis < AXES; axis++) {
      int to = destinations(point, axis);
      int below = (1 << YinshBoard.place(point, axis)) - 1;
      // Places begin with 1, and moves leave out the ring's own.
      int numbers = (to & below) >>> 1 | (to & ~below) >>> 2;
      moves |= numbers << YinshActions.movesBefore(point, axis);
    }
    return moves;
  }

  /** Writes the moves of {@code player} in ascending order and returns how many there are. */
  int moves(Player player, int[] out) {
    int count = 0;
    for (int half = 0; half < 2; half++) {
      for (long rest = rings(player, half); rest != 0; rest &= rest - 1) {
        int point = (half << 6) + Long.numberOfTrailingZeros(rest);
        int first = YinshActions.firstMove(point);
        for (int moves = moves(point); moves != 0; moves &= moves - 1) {
          out[count++] = first + Integer.numberOfTrailingZeros(moves);
        }
      }
    }
    return count;
  }

  /** Whether a move is one of {@code player}'s. */
  boolean isLegal(Player player, int move) {
    int from = YinshActions.from(move);
    return isRing(from)
        && owner(from) == player
        && (moves(from) >>> (move - YinshActions.firstMove(from)) & 1) != 0;
  }

  /** How many moves {@code player} has. */
  int mobility(Player player) {
    int count = 0;
    for (int half = 0; half < 2; half++) {
      for (long rest = rings(player, half); rest != 0; rest &= rest - 1) {
        count += Integer.bitCount(moves((half << 6) + Long.numberOfTrailingZeros(rest)));
      }
    }
    return count;
  }

  /** Whether {@code player} has a move. */
  boolean canMove(Player player) {
    for (int half = 0; half < 2; half++) {
      for (long rest = rings(player, half); rest != 0; rest &= rest - 1) {
        if (moves((half << 6) + Long.numberOfTrailingZeros(rest)) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where five markers of one colour in a row begin on a line: White's places, Black's above. */
  private static long fives(long line) {
    long pairs = line & line >>> 1;
    return pairs & pairs >>> 2 & line >>> 4 & (RING - 1);
  }

  private long fivesThrough(int point) {
    return fives(lines[YinshBoard.line(point, 0)])
        | fives(lines[YinshBoard.line(point, 1)])
        | fives(lines[YinshBoard.line(point, 2)]);
  }

  /** The {@link #fives} of all lines. */
  long fives() {
    long fives = 0;
    for (long line : lines) {
      fives |= fives(line);
    }
    return fives;
  }

  /** Whether {@link #fives} say that {@code player} has a row. */
  static boolean hasRow(long fives, Player player) {
    return ofPlayer(fives, player) != 0;
  }

  private static int ofPlayer(long line, Player player) {
    return (int) (player == Player.FIRST ? line : line >>> BLACK_SHIFT) & FIELD;
  }

  /** The places on a line where a five of {@code player} begins, as bits. */
  int fives(Player player, int line) {
    return ofPlayer(fives(lines[line]), player);
  }

  /** Writes the fives of {@code player} in ascending order and returns how many there are. */
  int fives(Player player, int[] out) {
    int count = 0;
    for (int line = 0; line < lines.length; line++) {
      for (int rest = fives(player, line); rest != 0; rest &= rest - 1) {
        out[count++] = YinshActions.five(line, Integer.numberOfTrailingZeros(rest));
      }
    }
    return count;
  }

  /** The places on a line where a marker of {@code player} lies, as bits. */
  int markers(Player player, int line) {
    return ofPlayer(lines[line], player);
  }

  /**
   * Half of the points on which {@code player}'s rings stand, as bits: points up to 63, or from 64.
   */
  long rings(Player player, int half) {
    return rings[2 * index(player) + half];
  }

  /** How many rings of {@code player} are on the board. */
  int ringCount(Player player) {
    return Long.bitCount(rings(player, 0)) + Long.bitCount(rings(player, 1));
  }

  /** How many markers of {@code player} are on the board. */
  int markerCount(Player player) {
    int count = 0;
    for (int line = 0; line < YinshBoard.LINES / AXES; line++) {
      count += Integer.bitCount(markers(player, line));
    }
    return count;
  }

  private long at(int point) {
    return lines[YinshBoard.line(point, 0)] >>> YinshBoard.place(point, 0) & (WHITE | BLACK | RING);
  }

  boolean isEmpty(int point) {
    return at(point) == 0;
  }

  boolean isRing(int point) {
    return at(point) == RING;
  }

  /** Whose ring or marker is on a point that is not empty. */
  Player owner(int point) {
    long at = at(point);
    boolean first = at == RING ? (rings[point >> 6] >>> point & 1) != 0 : at == WHITE;
    return first ? Player.FIRST : Player.SECOND;
  }

  /** What is on a point, as boards are written: {@code . w b W B}, rings in capitals. */
  char symbol(int point) {
    if (isEmpty(point)) {
      return EMPTY;
    }
    char colour = owner(point) == Player.FIRST ? 'w' : 'b';
    return isRing(point) ? Character.toUpperCase(colour) : colour;
  }

  /** A hash of the whole board. */
  long hash() {
    return hash;
  }
}
