package io.gipfel.core.games.punct;

import io.gipfel.core.hex.HexBoard;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The ways in which a piece can lie. A form is a kind with an orientation, 33 of them; a place is
 * {@code 289·form + cell}, a form with the cell of its PUNCT. 5,931 of the 9,537 are on the board.
 */
final class Places {

  /** Oriented kinds. */
  static final int FORMS = 33;

  /** Places, those off the board included. */
  static final int COUNT = FORMS * PunctBoard.CELLS;

  /** Places on the board. */
  static final int ON_BOARD;

  /** Dots of a piece: the PUNCT, then the two minor ones. */
  static final int DOTS = 3;

  private static final int[] FIRST_FORM = new int[Kind.COUNT + 1];
  private static final Kind[] KIND_OF_FORM = new Kind[FORMS];

  /** The cells of a place's dots, at {@code 3·place}; -1 where it isn't on the board. */
  private static final short[] CELLS = new short[DOTS * COUNT];

  /** From the PUNCT to the minor dots of a form, as differences of cells. */
  private static final int[] FIRST_MINOR = new int[FORMS];

  private static final int[] SECOND_MINOR = new int[FORMS];

  private static final String[] NAMES = new String[COUNT];
  private static final Map<String, Integer> BY_NAME = new HashMap<>();

  static {
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      FIRST_FORM[kind + 1] = FIRST_FORM[kind] + Kind.of(kind).orientations();
      Arrays.fill(KIND_OF_FORM, FIRST_FORM[kind], FIRST_FORM[kind + 1], Kind.of(kind));
    }
    Arrays.fill(CELLS, (short) -1);
    for (int form = 0; form < FORMS; form++) {
      for (int space = 0; space < PunctBoard.SPACES; space++) {
        layOut(form, PunctBoard.BOARD.cell(space));
      }
    }
    ON_BOARD = BY_NAME.size();
  }

  private Places() {}

  private static void layOut(int form, int cell) {
    HexBoard board = PunctBoard.BOARD;
    Kind kind = kindOfForm(form);
    int direction = form - firstForm(kind);
    int first = board.step(cell, direction, 1);
    int start = kind.isChain() ? first : cell;
    int second = start < 0 ? -1 : board.step(start, kind.secondStep(direction), 1);
    if (first >= 0 && second >= 0) {
      int place = place(form, cell);
      CELLS[DOTS * place] = (short) cell;
      CELLS[DOTS * place + 1] = (short) first;
      CELLS[DOTS * place + 2] = (short) second;
      FIRST_MINOR[form] = first - cell;
      SECOND_MINOR[form] = second - cell;
      NAMES[place] = name(board.name(cell), board.name(first), board.name(second));
      BY_NAME.put(NAMES[place], place);
    }
  }

  private static String name(String punct, String minor, String other) {
    boolean inOrder = minor.compareTo(other) < 0;
    return punct + "." + (inOrder ? minor : other) + "." + (inOrder ? other : minor);
  }

  static int place(int form, int cell) {
    return PunctBoard.CELLS * form + cell;
  }

  static int form(int place) {
    return place / PunctBoard.CELLS;
  }

  static Kind kind(int place) {
    return KIND_OF_FORM[form(place)];
  }

  static Kind kindOfForm(int form) {
    return KIND_OF_FORM[form];
  }

  /** The first of the forms of {@code kind}, which stand together. */
  static int firstForm(Kind kind) {
    return FIRST_FORM[kind.number];
  }

  /** The first form that is of a later kind. */
  static int endOfForms(Kind kind) {
    return FIRST_FORM[kind.number + 1];
  }

  static boolean isOnBoard(int place) {
    return CELLS[DOTS * place] >= 0;
  }

  /** The cell of the PUNCT. */
  static int punct(int place) {
    return place % PunctBoard.CELLS;
  }

  /** The cell of a dot: 0 the PUNCT, 1 and 2 the minor dots. */
  static int cell(int place, int dot) {
    return CELLS[DOTS * place + dot];
  }

  /** From the PUNCT's cell to that of a form's first minor dot. */
  static int firstMinor(int form) {
    return FIRST_MINOR[form];
  }

  /** From the PUNCT's cell to that of a form's second minor dot. */
  static int secondMinor(int form) {
    return SECOND_MINOR[form];
  }

  /** The spaces of the PUNCT and of the minor dots in ASCII order, such as {@code i5.i6.i7}. */
  static String name(int place) {
    return NAMES[place];
  }

  /** The place that {@link #name} calls so, or -1. */
  static int byName(String name) {
    return BY_NAME.getOrDefault(name, -1);
  }
}
