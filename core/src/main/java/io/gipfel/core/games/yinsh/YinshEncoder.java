package io.gipfel.core.games.yinsh;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How networks see YINSH: a grid of 11 rows and 11 columns with one cell a point. Thirty-six cells
 * lie off the board; they are 0 in every plane.
 *
 * <p>Besides what stands where, the planes show rows, points where a marker would make one, and
 * where rings can go. Policy: a plane for putting a ring on a point and one for taking it off;
 * three for rows, by axis, on the point in the middle of the five; and 54 for moves, by direction
 * and distance, on the point that is left. The pass belongs to no cell.
 */
final class YinshEncoder implements Encoder {

  private static final int CELLS = YinshBoard.CELLS;
  private static final int AXES = YinshBoard.AXES;
  private static final int FIVE = (1 << YinshBoard.ROW) - 1;

  private static final int PLACE_PLANE = 0;
  private static final int RING_PLANE = 1;
  private static final int FIVE_PLANE = 2;
  private static final int MOVE_PLANE = FIVE_PLANE + AXES;
  private static final int FURTHEST = YinshBoard.LONGEST - 1;
  private static final int POLICY_PLANES = MOVE_PLANE + YinshBoard.DIRECTIONS * FURTHEST;

  private static final List<String> BLITZ_PLANES =
      List.of(
          "on the board",
          "own rings",
          "enemy rings",
          "own markers",
          "enemy markers",
          "rows",
          "points where a marker would complete an own row",
          "points where a marker would complete an enemy row",
          "points that an own ring can go to",
          "points that an enemy ring can go to",
          "everywhere: markers left, divided by 51",
          "everywhere: the mover puts a ring on the board",
          "everywhere: the mover takes a row",
          "everywhere: the mover takes a ring off",
          "everywhere: the row stands since the enemy's move");

  private static final List<String> STANDARD_PLANES = standardPlanes();

  private static final short[] POLICY_INDEX = new short[YinshActions.COUNT];

  static {
    for (int action = 0; action < POLICY_INDEX.length; action++) {
      POLICY_INDEX[action] = (short) place(action);
    }
  }

  private final RuleSet rules;

  YinshEncoder(RuleSet rules) {
    this.rules = rules;
  }

  private static List<String> standardPlanes() {
    List<String> planes = new ArrayList<>(BLITZ_PLANES);
    planes.add("everywhere: own rings taken off, divided by 3");
    planes.add("everywhere: enemy rings taken off, divided by 3");
    return List.copyOf(planes);
  }

  private static int place(int action) {
    if (YinshActions.isMove(action)) {
      int from = YinshActions.from(action);
      int axis = YinshActions.axis(action);
      int steps = YinshBoard.place(YinshActions.to(action), axis) - YinshBoard.place(from, axis);
      int direction = steps > 0 ? axis : YinshBoard.opposite(axis);
      return (MOVE_PLANE + FURTHEST * direction + Math.abs(steps) - 1) * CELLS + cell(from);
    }
    if (YinshActions.isFive(action)) {
      int axis = YinshBoard.axis(YinshActions.line(action));
      return (FIVE_PLANE + axis) * CELLS + cell(YinshActions.middle(action));
    }
    if (YinshActions.isRing(action)) {
      return RING_PLANE * CELLS + cell(YinshActions.ringPoint(action));
    }
    return action == YinshActions.PASS ? POLICY_PLANES * CELLS : PLACE_PLANE * CELLS + cell(action);
  }

  private static int cell(int point) {
    return YinshBoard.BOARD.cell(point);
  }

  @Override
  public List<String> planeNames() {
    return rules.ringsToWin > 1 ? STANDARD_PLANES : BLITZ_PLANES;
  }

  @Override
  public int height() {
    return YinshBoard.BOARD.height();
  }

  @Override
  public int width() {
    return YinshBoard.BOARD.width();
  }

  @Override
  public int policyPlanes() {
    return POLICY_PLANES;
  }

  @Override
  public int policyExtras() {
    return 1;
  }

  @Override
  public int policyIndex(int action) {
    return POLICY_INDEX[action];
  }

  @Override
  public int maxMargin() {
    return rules.ringsToWin;
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    YinshPosition p = (YinshPosition) position;
    Player own = p.toMove();
    Player enemy = own.other();
    Arrays.fill(out, offset, offset + inputSize(), 0);
    fill(out, offset, 1);
    encodeRings(p.pieces(), own, out, offset + CELLS);
    encodeRings(p.pieces(), enemy, out, offset + 2 * CELLS);
    for (int line = 0; line < YinshBoard.LINES; line++) {
      int ownMarkers = p.pieces().markers(own, line);
      int enemyMarkers = p.pieces().markers(enemy, line);
      if (YinshBoard.axis(line) == 0) {
        set(line, ownMarkers, out, offset + 3 * CELLS);
        set(line, enemyMarkers, out, offset + 4 * CELLS);
      }
      int rows = offset + 5 * CELLS;
      encodeFives(line, ownMarkers, out, rows, offset + 6 * CELLS);
      encodeFives(line, enemyMarkers, out, rows, offset + 7 * CELLS);
    }
    int next = offset + 10 * CELLS;
    fill(out, next, p.pool() / (float) RuleSet.MARKERS);
    fill(out, next + CELLS, p.phase() == Phase.PLACE ? 1 : 0);
    fill(out, next + 2 * CELLS, p.phase() == Phase.ROW ? 1 : 0);
    fill(out, next + 3 * CELLS, p.phase() == Phase.RING ? 1 : 0);
    fill(out, next + 4 * CELLS, own == p.mover() ? 0 : 1);
    if (rules.ringsToWin > 1) {
      fill(out, next + 5 * CELLS, p.score(own) / (float) rules.ringsToWin);
      fill(out, next + 6 * CELLS, p.score(enemy) / (float) rules.ringsToWin);
    }
  }

  /** A player's rings, and seven planes further on where they can go. */
  private static void encodeRings(YinshPieces pieces, Player player, float[] out, int plane) {
    for (int half = 0; half < 2; half++) {
      for (long rest = pieces.rings(player, half); rest != 0; rest &= rest - 1) {
        int point = (half << 6) + Long.numberOfTrailingZeros(rest);
        out[plane + cell(point)] = 1;
        for (int axis = 0; axis < AXES; axis++) {
          int line = YinshBoard.line(point, axis);
          set(line, pieces.destinations(point, axis), out, plane + 7 * CELLS);
        }
      }
    }
  }

  /** Where markers of one player make rows on a line, and where a single one lacks for that. */
  private static void encodeFives(int line, int markers, float[] out, int rows, int lacks) {
    for (int place = 1; place + YinshBoard.ROW - 1 <= YinshBoard.length(line); place++) {
      int five = FIVE << place;
      int lacking = five & ~markers;
      if (lacking == 0) {
        set(line, five, out, rows);
      } else if ((lacking & lacking - 1) == 0) {
        set(line, lacking, out, lacks);
      }
    }
  }

  /** Writes 1 on places of a line. */
  private static void set(int line, int places, float[] out, int plane) {
    for (int rest = places; rest != 0; rest &= rest - 1) {
      out[plane + cell(YinshBoard.point(line, Integer.numberOfTrailingZeros(rest)))] = 1;
    }
  }

  /** Writes {@code value} on every point. */
  private static void fill(float[] out, int plane, float value) {
    if (value != 0) {
      for (int point = 0; point < YinshBoard.POINTS; point++) {
        out[plane + cell(point)] = value;
      }
    }
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    YinshPieces pieces = ((YinshPosition) position).pieces();
    Arrays.fill(outForFirst, 0, CELLS, (byte) 0);
    for (int point = 0; point < YinshBoard.POINTS; point++) {
      if (!pieces.isEmpty(point)) {
        outForFirst[cell(point)] = (byte) pieces.owner(point).sign();
      }
    }
  }
}
