package io.gipfel.core.games.punct;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexSymmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The numbers of actions.
 *
 * <pre>
 * 0..9536   place a piece: the number is the place
 * then      for each space where the moved piece has its PUNCT, for each form that it takes:
 *           the cells in line with that space, itself included, where the PUNCT goes
 * </pre>
 *
 * An action is the whole of it, since that is what people write as one token; the numbers of lines
 * shorter than the longest, and of places off the board, are never legal.
 */
final class PunctActions {

  static final int FIRST_MOVE = Places.COUNT;

  /** By space, the cells in line with it in ascending order. */
  private static final int[][] IN_LINE = new int[PunctBoard.SPACES][];

  /** By space, the same cells as a set. */
  private static final long[][] LINE_SETS = new long[PunctBoard.SPACES][PunctBoard.WORDS];

  /** By space and cell, where the cell stands in {@link #IN_LINE}, or -1. */
  private static final byte[][] RANK = new byte[PunctBoard.SPACES][PunctBoard.CELLS];

  /** The most cells in line with a space. */
  static final int LONGEST;

  /** How many actions there are. */
  static final int COUNT;

  /** The 12 symmetries of the board; a reflection turns the two bent kinds into each other. */
  static final List<Symmetry> SYMMETRIES;

  static {
    int longest = 0;
    for (int space = 0; space < PunctBoard.SPACES; space++) {
      IN_LINE[space] = inLine(PunctBoard.BOARD.cell(space));
      Arrays.fill(RANK[space], (byte) -1);
      for (int i = 0; i < IN_LINE[space].length; i++) {
        RANK[space][IN_LINE[space][i]] = (byte) i;
        PunctBoard.add(LINE_SETS[space], IN_LINE[space][i]);
      }
      longest = Math.max(longest, IN_LINE[space].length);
    }
    LONGEST = longest;
    COUNT = FIRST_MOVE + PunctBoard.SPACES * Places.FORMS * LONGEST;
    SYMMETRIES = symmetries();
  }

  private PunctActions() {}

  private static int[] inLine(int from) {
    int x = PunctBoard.BOARD.x(from);
    int y = PunctBoard.BOARD.y(from);
    return IntStream.range(0, PunctBoard.SPACES)
        .map(PunctBoard.BOARD::cell)
        .filter(
            to -> {
              int dx = PunctBoard.BOARD.x(to) - x;
              int dy = PunctBoard.BOARD.y(to) - y;
              return dx == 0 || dy == 0 || dx == dy;
            })
        .toArray();
  }

  static boolean isMove(int action) {
    return action >= FIRST_MOVE;
  }

  /** The number of the first move of the piece whose PUNCT stands on a cell to a form. */
  static int firstMove(int from, int form) {
    return FIRST_MOVE + (PunctBoard.BOARD.space(from) * Places.FORMS + form) * LONGEST;
  }

  /** The cells in line with a cell, itself included. Not to be changed. */
  static long[] inLineWith(int cell) {
    return LINE_SETS[PunctBoard.BOARD.space(cell)];
  }

  /** By cell, how far after {@link #firstMove} of a cell the move to there is. */
  static byte[] ranks(int from) {
    return RANK[PunctBoard.BOARD.space(from)];
  }

  /** The move of the piece whose PUNCT stands on a cell, or -1 if the place is not in line. */
  static int move(int from, int place) {
    int rank = ranks(from)[Places.punct(place)];
    return rank < 0 ? -1 : firstMove(from, Places.form(place)) + rank;
  }

  /** The cell where the moved piece has its PUNCT. */
  static int from(int move) {
    return PunctBoard.BOARD.cell((move - FIRST_MOVE) / (LONGEST * Places.FORMS));
  }

  /** Where an action puts the piece; numbers beyond the end of a line leave its PUNCT in place. */
  static int place(int action) {
    if (!isMove(action)) {
      return action;
    }
    int from = from(action);
    int rank = (action - FIRST_MOVE) % LONGEST;
    int[] line = IN_LINE[PunctBoard.BOARD.space(from)];
    return Places.place(form(action), rank < line.length ? line[rank] : from);
  }

  private static int form(int move) {
    return (move - FIRST_MOVE) / LONGEST % Places.FORMS;
  }

  private static List<Symmetry> symmetries() {
    HexSymmetries board = new HexSymmetries(PunctBoard.BOARD);
    List<Symmetry> symmetries = new ArrayList<>();
    for (int i = 0; i < board.count(); i++) {
      int symmetry = i;
      int[] forms = new int[Places.FORMS];
      Arrays.setAll(forms, form -> formImage(board, symmetry, form));
      int[] cells = new int[PunctBoard.CELLS];
      Arrays.setAll(cells, cell -> board.cell(symmetry, cell));
      int[] actions = new int[COUNT];
      Arrays.setAll(actions, action -> image(forms, cells, action));
      symmetries.add(new Symmetry(board.name(i), actions, cells));
    }
    return List.copyOf(symmetries);
  }

  /** The image of a form, told by where its minor dots go from the middle of the board. */
  private static int formImage(HexSymmetries board, int symmetry, int form) {
    Kind kind = Places.kindOfForm(form);
    int direction = form - Places.firstForm(kind);
    int first = board.direction(symmetry, direction);
    int second = board.direction(symmetry, kind.secondStep(direction));
    for (int image = 0; image < Places.FORMS; image++) {
      Kind other = Places.kindOfForm(image);
      int d = image - Places.firstForm(other);
      boolean same = d == first && other.secondStep(d) == second;
      boolean swapped = !kind.isChain() && d == second && other.secondStep(d) == first;
      if (other.isChain() == kind.isChain() && (same || swapped)) {
        return image;
      }
    }
    throw new AssertionError("form " + form + " has no image");
  }

  private static int image(int[] forms, int[] cells, int action) {
    if (!isMove(action)) {
      return Places.place(forms[Places.form(action)], cells[Places.punct(action)]);
    }
    int from = cells[from(action)];
    int rank = (action - FIRST_MOVE) % LONGEST;
    int[] line = IN_LINE[PunctBoard.BOARD.space(from(action))];
    int imageRank = rank < line.length ? ranks(from)[cells[line[rank]]] : rank;
    return firstMove(from, forms[form(action)]) + imageRank;
  }
}
