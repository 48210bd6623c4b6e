package io.gipfel.core.games.gipf;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * How networks see GIPF: a grid of 7 rows and 7 columns with one cell a spot, cell {@code 7·y + x}.
 * Twelve cells lie off the board; they are 0 in every plane.
 *
 * <p>Besides what stands where, the planes show threes, rows, full lines, and where a push would
 * make a row. Policy: a plane of pushes for each direction, on the spot that is entered first, for
 * GIPF pieces once more; a plane for each way to leave a single GIPF piece; and logits of their own
 * for removals that belong to no spot.
 */
final class GipfEncoder implements Encoder {

  private static final int CELLS = GipfBoard.CELLS;
  private static final float LINES_UNIT = 1 / 3f;
  private static final int THREE = 3;

  private static final List<String> BASIC_PLANES =
      List.of(
          "on the board",
          "own pieces",
          "enemy pieces",
          "own rows with what touches them",
          "enemy rows with what touches them",
          "own pieces three in a row",
          "enemy pieces three in a row",
          "lines through here without a gap, divided by 3",
          "own pushes entering here that make an own row, divided by 3",
          "enemy pushes entering here that make an enemy row, divided by 3",
          "everywhere: own reserve, divided by the pieces of a colour",
          "everywhere: enemy reserve, divided by the pieces of a colour",
          "everywhere: own captures, divided by the pieces of a colour",
          "everywhere: enemy captures, divided by the pieces of a colour",
          "everywhere: the mover removes a row",
          "everywhere: the mover removes a row, and made the last push",
          "everywhere: pushes made, divided by 300");

  private static final List<String> GIPF_PLANES = List.of("own GIPF pieces", "enemy GIPF pieces");

  private static final List<String> PHASE_PLANES =
      List.of(
          "everywhere: the mover may still bring in GIPF pieces",
          "everywhere: the enemy may still bring in GIPF pieces");

  private static final float[] BOARD_PLANE = new float[CELLS];

  static {
    set(BOARD_PLANE, 0, GipfBoard.ALL, 1);
  }

  private final RuleSet rules;
  private final List<String> planes;
  private final int policyPlanes;
  private final int policyExtras;
  private final short[] policyIndex;

  GipfEncoder(RuleSet rules, GipfActions actions) {
    this.rules = rules;
    this.planes =
        Stream.of(
                BASIC_PLANES,
                rules.hasGipfPieces() ? GIPF_PLANES : List.<String>of(),
                rules.pushesGipfPieces() ? PHASE_PLANES : List.<String>of())
            .flatMap(List::stream)
            .toList();
    PolicyPlaces places = new PolicyPlaces(rules, actions);
    this.policyPlanes = places.planes();
    this.policyExtras = places.extras();
    this.policyIndex = places.indices();
  }

  @Override
  public List<String> planeNames() {
    return planes;
  }

  @Override
  public int height() {
    return GipfBoard.BOARD.height();
  }

  @Override
  public int width() {
    return GipfBoard.BOARD.width();
  }

  @Override
  public int policyPlanes() {
    return policyPlanes;
  }

  @Override
  public int policyExtras() {
    return policyExtras;
  }

  @Override
  public int policyIndex(int action) {
    return policyIndex[action];
  }

  /** Of a winner who had all his pieces in reserve. */
  @Override
  public int maxMargin() {
    return rules.pieces + 1;
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    GipfPosition p = (GipfPosition) position;
    GipfPieces pieces = p.pieces();
    Player own = p.toMove();
    Player enemy = own.other();
    Arrays.fill(out, offset, offset + inputSize(), 0);
    fill(out, offset, 1);
    set(out, offset + CELLS, pieces.of(own), 1);
    set(out, offset + 2 * CELLS, pieces.of(enemy), 1);
    set(out, offset + 3 * CELLS, pieces.rows(own), 1);
    set(out, offset + 4 * CELLS, pieces.rows(enemy), 1);
    set(out, offset + 5 * CELLS, threes(pieces.of(own)), 1);
    set(out, offset + 6 * CELLS, threes(pieces.of(enemy)), 1);
    encodeFullLines(pieces.occupied(), out, offset + 7 * CELLS);
    encodeRowMakers(pieces, own, out, offset + 8 * CELLS);
    encodeRowMakers(pieces, enemy, out, offset + 9 * CELLS);
    encodeCounters(p, out, offset + 10 * CELLS);
    int next = offset + BASIC_PLANES.size() * CELLS;
    if (rules.hasGipfPieces()) {
      set(out, next, pieces.gipf() & pieces.of(own), 1);
      set(out, next + CELLS, pieces.gipf() & pieces.of(enemy), 1);
    }
    if (rules.pushesGipfPieces()) {
      fill(out, next + 2 * CELLS, p.mayPushGipf(own) ? 1 : 0);
      fill(out, next + 3 * CELLS, p.mayPushGipf(enemy) ? 1 : 0);
    }
  }

  private void encodeCounters(GipfPosition p, float[] out, int plane) {
    Hand own = p.hand(p.toMove());
    Hand enemy = p.hand(p.toMove().other());
    float unit = 1f / rules.pieces;
    fill(out, plane, own.reserve * unit);
    fill(out, plane + CELLS, enemy.reserve * unit);
    fill(out, plane + 2 * CELLS, own.captured * unit);
    fill(out, plane + 3 * CELLS, enemy.captured * unit);
    fill(out, plane + 4 * CELLS, p.isRemoving() ? 1 : 0);
    fill(out, plane + 5 * CELLS, p.isRemoving() && p.pusher() == p.toMove() ? 1 : 0);
    fill(out, plane + 6 * CELLS, Math.min(1, p.pushesMade() / (float) GipfPosition.MAX_PUSHES));
  }

  private static long threes(long set) {
    long threes = 0;
    for (int axis = 0; axis < GipfBoard.AXES; axis++) {
      long starts = GipfBoard.runs(set, axis, THREE);
      int step = GipfBoard.stepOfAxis(axis);
      threes |= starts | starts << step | starts << (2 * step);
    }
    return threes;
  }

  private static void encodeFullLines(long occupied, float[] out, int plane) {
    for (int line = 0; line < GipfBoard.LINES; line++) {
      if ((GipfBoard.line(line) & ~occupied) == 0) {
        add(out, plane, GipfBoard.line(line), LINES_UNIT);
      }
    }
  }

  /** Where {@code player} could enter with a single piece and have a row that he does not have. */
  private static void encodeRowMakers(GipfPieces pieces, Player player, float[] out, int plane) {
    long own = pieces.of(player);
    long occupied = pieces.occupied();
    int before = Integer.bitCount(GipfBoard.linesWithRow(own));
    for (int push = 0; push < GipfBoard.PUSHES; push++) {
      long gap = GipfBoard.gap(push, occupied);
      if (gap != 0) {
        long after = GipfBoard.afterPush(push, gap, own) | 1L << GipfBoard.firstSpot(push);
        if (GipfBoard.hasRow(after) && Integer.bitCount(GipfBoard.linesWithRow(after)) > before) {
          out[plane + GipfBoard.firstSpot(push)] += LINES_UNIT;
        }
      }
    }
  }

  /** Writes {@code value} on every cell of {@code set}. */
  private static void set(float[] out, int plane, long set, float value) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out[plane + Long.numberOfTrailingZeros(rest)] = value;
    }
  }

  private static void add(float[] out, int plane, long set, float value) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out[plane + Long.numberOfTrailingZeros(rest)] += value;
    }
  }

  /** Writes {@code value} on every spot. */
  private static void fill(float[] out, int plane, float value) {
    for (int cell = 0; cell < CELLS; cell++) {
      out[plane + cell] = value * BOARD_PLANE[cell];
    }
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    GipfPieces pieces = ((GipfPosition) position).pieces();
    for (int cell = 0; cell < CELLS; cell++) {
      long first = pieces.of(Player.FIRST) >>> cell & 1;
      long second = pieces.of(Player.SECOND) >>> cell & 1;
      outForFirst[cell] = (byte) (first - second);
    }
  }
}
