package io.gipfel.core.games.yinsh;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexSymmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The numbers of actions.
 *
 * <pre>
 * 0..84        put a ring on a point
 * 85..1932     move a ring: by the point it leaves, the axis, and the place on the line it goes to
 * 1933..2055   take five markers: by the line and the first place
 * 2056..2140   take the ring from a point
 * 2141         pass
 * </pre>
 */
final class YinshActions {

  static final int FIRST_MOVE = YinshBoard.POINTS;
  static final int FIRST_FIVE;
  static final int FIRST_RING;
  static final int PASS;
  static final int COUNT;

  /** The most actions that can be legal at once: five rings that move wherever they see. */
  static final int MOST_LEGAL;

  private static final HexSymmetries SYMMETRIES = new HexSymmetries(YinshBoard.BOARD);
  private static final int MOVES = 1848;
  private static final int FIVES = 123;

  /** The first action that moves a ring from a point along an axis. */
  private static final short[] MOVE_BASE = new short[YinshBoard.AXES * YinshBoard.POINTS];

  private static final byte[] MOVES_BEFORE = new byte[YinshBoard.AXES * YinshBoard.POINTS];

  private static final byte[] FROM = new byte[MOVES];
  private static final byte[] TO = new byte[MOVES];
  private static final byte[] AXIS = new byte[MOVES];

  /** The action of the five from place 1 of a line. */
  private static final short[] FIVE_BASE = new short[YinshBoard.LINES];

  private static final byte[] FIVE_LINE = new byte[FIVES];

  static {
    int next = FIRST_MOVE;
    int mostSeen = 0;
    for (int point = 0; point < YinshBoard.POINTS; point++) {
      int first = next;
      for (int axis = 0; axis < YinshBoard.AXES; axis++) {
        MOVE_BASE[YinshBoard.AXES * point + axis] = (short) next;
        MOVES_BEFORE[YinshBoard.AXES * point + axis] = (byte) (next - first);
        next = addMoves(point, axis, next);
      }
      mostSeen = Math.max(mostSeen, next - first);
    }
    FIRST_FIVE = next;
    for (int line = 0; line < YinshBoard.LINES; line++) {
      FIVE_BASE[line] = (short) next;
      for (int place = 1; place + YinshBoard.ROW - 1 <= YinshBoard.length(line); place++) {
        FIVE_LINE[next - FIRST_FIVE] = (byte) line;
        next++;
      }
    }
    FIRST_RING = next;
    PASS = FIRST_RING + YinshBoard.POINTS;
    COUNT = PASS + 1;
    MOST_LEGAL = RuleSet.RINGS * mostSeen;
  }

  private YinshActions() {}

  private static int addMoves(int point, int axis, int first) {
    int action = first;
    int line = YinshBoard.line(point, axis);
    for (int place = 1; place <= YinshBoard.length(line); place++) {
      if (place != YinshBoard.place(point, axis)) {
        FROM[action - FIRST_MOVE] = (byte) point;
        TO[action - FIRST_MOVE] = (byte) YinshBoard.point(line, place);
        AXIS[action - FIRST_MOVE] = (byte) axis;
        action++;
      }
    }
    return action;
  }

  /** The move of a ring from one point of a line along {@code axis} to another. */
  static int move(int from, int axis, int to) {
    int place = YinshBoard.place(to, axis);
    int skipped = place > YinshBoard.place(from, axis) ? 1 : 0;
    return MOVE_BASE[YinshBoard.AXES * from + axis] + place - 1 - skipped;
  }

  /** The first action that moves a ring from a point; the others follow. */
  static int firstMove(int from) {
    return MOVE_BASE[YinshBoard.AXES * from];
  }

  /** How many actions that move a ring from a point come before those along an axis. */
  static int movesBefore(int from, int axis) {
    return MOVES_BEFORE[YinshBoard.AXES * from + axis];
  }

  static boolean isMove(int action) {
    return action >= FIRST_MOVE && action < FIRST_FIVE;
  }

  /** The point that a move leaves. */
  static int from(int move) {
    return FROM[move - FIRST_MOVE];
  }

  /** The point that a move goes to. */
  static int to(int move) {
    return TO[move - FIRST_MOVE];
  }

  /** The axis that a move goes along. */
  static int axis(int move) {
    return AXIS[move - FIRST_MOVE];
  }

  static boolean isFive(int action) {
    return action >= FIRST_FIVE && action < FIRST_RING;
  }

  /** Taking the five markers of a line from a place on. */
  static int five(int line, int place) {
    return FIVE_BASE[line] + place - 1;
  }

  /** The line of a five. */
  static int line(int five) {
    return FIVE_LINE[five - FIRST_FIVE];
  }

  /** The first place of a five. */
  static int firstPlace(int five) {
    return five - FIVE_BASE[line(five)] + 1;
  }

  /** The end of a five at its first place. */
  static int firstPoint(int five) {
    return YinshBoard.point(line(five), firstPlace(five));
  }

  /** The point in the middle of a five. */
  static int middle(int five) {
    return YinshBoard.point(line(five), firstPlace(five) + YinshBoard.ROW / 2);
  }

  /** The other end of a five. */
  static int lastPoint(int five) {
    return YinshBoard.point(line(five), firstPlace(five) + YinshBoard.ROW - 1);
  }

  /** Taking off the ring on a point. */
  static int ring(int point) {
    return FIRST_RING + point;
  }

  static boolean isRing(int action) {
    return action >= FIRST_RING && action < PASS;
  }

  /** The point whose ring is taken off. */
  static int ringPoint(int ring) {
    return ring - FIRST_RING;
  }

  /** The 12 symmetries of the board with what they do to actions. */
  static List<Symmetry> symmetries() {
    List<Symmetry> symmetries = new ArrayList<>();
    for (int i = 0; i < SYMMETRIES.count(); i++) {
      int symmetry = i;
      int[] actions = new int[COUNT];
      Arrays.setAll(actions, action -> image(symmetry, action));
      int[] cells = new int[YinshBoard.CELLS];
      Arrays.setAll(cells, cell -> SYMMETRIES.cell(symmetry, cell));
      symmetries.add(new Symmetry(SYMMETRIES.name(i), actions, cells));
    }
    return List.copyOf(symmetries);
  }

  private static int image(int symmetry, int action) {
    if (action < FIRST_MOVE) {
      return imageOfPoint(symmetry, action);
    }
    if (isMove(action)) {
      int from = imageOfPoint(symmetry, from(action));
      int to = imageOfPoint(symmetry, to(action));
      return move(from, imageOfAxis(symmetry, axis(action)), to);
    }
    if (isFive(action)) {
      int axis = imageOfAxis(symmetry, YinshBoard.axis(line(action)));
      int middle = imageOfPoint(symmetry, middle(action));
      int first = YinshBoard.place(middle, axis) - YinshBoard.ROW / 2;
      return five(YinshBoard.line(middle, axis), first);
    }
    return isRing(action) ? ring(imageOfPoint(symmetry, ringPoint(action))) : action;
  }

  private static int imageOfPoint(int symmetry, int point) {
    return YinshBoard.BOARD.space(SYMMETRIES.cell(symmetry, YinshBoard.BOARD.cell(point)));
  }

  private static int imageOfAxis(int symmetry, int axis) {
    return SYMMETRIES.direction(symmetry, axis) % YinshBoard.AXES;
  }
}
