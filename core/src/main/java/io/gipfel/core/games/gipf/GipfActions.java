package io.gipfel.core.games.gipf;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexSymmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The numbers of a rule set's actions: pushes of single pieces, pushes of GIPF pieces, then
 * removals.
 *
 * <p>A removal is one action: the line of the row, and the GIPF pieces that are left. What else is
 * taken follows from the board. Two crossing rows of GIPF pieces alone can be left but for one and
 * the same piece, or be left altogether; so that equal removals are one action, taking a single
 * piece and taking nothing have numbers of their own, whatever the line.
 *
 * <pre>
 * 0..41    push a single piece (number as in {@link GipfBoard})
 * 42..83   push a GIPF piece                                 tournament
 * then     take just the piece on a spot                     standard, tournament
 * then     for each line, for each set of its spots to leave (basic: none) that spares all but two
 * last     leave all own rows that consist of GIPF pieces    standard, tournament
 * </pre>
 */
final class GipfActions {

  static final int FIRST_GIPF_PUSH = GipfBoard.PUSHES;

  private static final HexSymmetries SYMMETRIES = new HexSymmetries(GipfBoard.BOARD);
  private static final int NONE = -1;

  private final int pushes;
  private final int firstRow;
  private final int count;

  /** By {@code action - firstRow}: the line, and the spots to leave. */
  private final int[] lines;

  private final long[] left;

  /** The action for a line and the places on it to leave, as bits. */
  private final int[][] rowActions = new int[GipfBoard.LINES][1 << GipfBoard.LONGEST];

  GipfActions(RuleSet rules) {
    pushes = GipfBoard.PUSHES * (rules.pushesGipfPieces() ? 2 : 1);
    boolean leaves = rules.hasGipfPieces();
    firstRow = pushes + (leaves ? GipfBoard.SPOTS : 0);
    int most = GipfBoard.LINES << GipfBoard.LONGEST;
    int[] lineOf = new int[most];
    long[] leftOf = new long[most];
    int rows = 0;
    for (int line = 0; line < GipfBoard.LINES; line++) {
      Arrays.fill(rowActions[line], NONE);
      int length = Long.bitCount(GipfBoard.line(line));
      for (int places = 0; places < (leaves ? 1 << length : 1); places++) {
        if (length - Integer.bitCount(places) >= 2) {
          lineOf[rows] = line;
          leftOf[rows] = spots(line, places);
          rowActions[line][places] = firstRow + rows++;
        }
      }
    }
    lines = Arrays.copyOf(lineOf, rows);
    left = Arrays.copyOf(leftOf, rows);
    count = firstRow + rows + (leaves ? 1 : 0);
  }

  /** The spots at places of a line that are given as bits. */
  private static long spots(int line, int places) {
    long spots = 0;
    int start = Long.numberOfTrailingZeros(GipfBoard.line(line));
    for (int rest = places; rest != 0; rest &= rest - 1) {
      spots |= 1L << (start + Integer.numberOfTrailingZeros(rest) * GipfBoard.step(line));
    }
    return spots;
  }

  /** How many actions there are. */
  int count() {
    return count;
  }

  /** The most actions that can be legal at once. */
  int maxLegal() {
    return Math.max(GipfBoard.PUSHES * 2, count - pushes);
  }

  boolean isPush(int action) {
    return action < pushes;
  }

  static boolean isGipfPush(int push) {
    return push >= FIRST_GIPF_PUSH;
  }

  /** The push on the board, whichever piece is pushed. */
  static int boardPush(int push) {
    return push >= FIRST_GIPF_PUSH ? push - FIRST_GIPF_PUSH : push;
  }

  /** The removal of just the piece on a cell. */
  int takeOne(int cell) {
    return pushes + GipfBoard.BOARD.space(cell);
  }

  boolean isTakeOne(int removal) {
    return removal < firstRow;
  }

  /** The cell of the piece that {@link #takeOne} takes. */
  int cellTaken(int removal) {
    return GipfBoard.BOARD.cell(removal - pushes);
  }

  /** The removal of the row on a line that leaves some of its spots. */
  int takeRow(int line, long spotsLeft) {
    int places = 0;
    for (long rest = spotsLeft; rest != 0; rest &= rest - 1) {
      places |= 1 << GipfBoard.placeOnLine(line, Long.numberOfTrailingZeros(rest));
    }
    return rowActions[line][places];
  }

  boolean isTakeRow(int removal) {
    return removal >= firstRow && removal < firstRow + lines.length;
  }

  /** The line of a {@link #takeRow}. */
  int line(int removal) {
    return lines[removal - firstRow];
  }

  /** The spots that a {@link #takeRow} leaves. */
  long spotsLeft(int removal) {
    return left[removal - firstRow];
  }

  /** The removal that leaves all own rows of GIPF pieces; only where there are such. */
  int leaveAll() {
    return count - 1;
  }

  /** The 12 symmetries of the board with what they do to actions. */
  List<Symmetry> symmetries() {
    List<Symmetry> symmetries = new ArrayList<>();
    for (int i = 0; i < SYMMETRIES.count(); i++) {
      int symmetry = i;
      int[] actions = new int[count];
      Arrays.setAll(actions, action -> image(symmetry, action));
      int[] cells = new int[GipfBoard.CELLS];
      Arrays.setAll(cells, cell -> SYMMETRIES.cell(symmetry, cell));
      symmetries.add(new Symmetry(SYMMETRIES.name(i), actions, cells));
    }
    return List.copyOf(symmetries);
  }

  private int image(int symmetry, int action) {
    if (isPush(action)) {
      int push = boardPush(action);
      int cell = SYMMETRIES.cell(symmetry, GipfBoard.firstSpot(push));
      int direction = SYMMETRIES.direction(symmetry, GipfBoard.direction(push));
      return GipfBoard.push(cell, direction) + action - push;
    }
    if (isTakeOne(action)) {
      return takeOne(SYMMETRIES.cell(symmetry, cellTaken(action)));
    }
    if (isTakeRow(action)) {
      int line = line(action);
      int start = Long.numberOfTrailingZeros(GipfBoard.line(line));
      int axis = SYMMETRIES.direction(symmetry, GipfBoard.axis(line)) % GipfBoard.AXES;
      int imageLine = GipfBoard.lineThrough(SYMMETRIES.cell(symmetry, start), axis);
      return takeRow(imageLine, image(symmetry, spotsLeft(action)));
    }
    return action;
  }

  private static long image(int symmetry, long spots) {
    long image = 0;
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      image |= 1L << SYMMETRIES.cell(symmetry, Long.numberOfTrailingZeros(rest));
    }
    return image;
  }
}
