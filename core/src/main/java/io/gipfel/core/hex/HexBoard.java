package io.gipfel.core.hex;

import java.util.Arrays;
import java.util.BitSet;
import java.util.regex.Pattern;

/**
 * The geometry of a hexagonal board: which cells of a {@code height × width} grid are spaces of the
 * board, and which lie next to each other.
 *
 * <p>Columns are {@code a, b, c...} from x = 0, rows {@code 1, 2, 3...} from y = 0, and cell {@code
 * width·y + x} is also the bit of a space in a set if the grid has no more than 64. Neighbours
 * differ by (+1,0), (+1,+1), (0,+1), (-1,0), (-1,-1) or (0,-1): directions 0 to 5, each a sixth of
 * a turn from the one before, so that {@code d} and {@code d + 3} are opposite. Spaces are numbered
 * row by row.
 *
 * <p>It serves to build tables at class initialisation; positions work on bits.
 */
public final class HexBoard {

  /** Directions from a space, numbered around it. */
  public static final int DIRECTIONS = 6;

  private static final Pattern NAME = Pattern.compile("[a-z][1-9][0-9]?");

  static final int[] STEP_X = {1, 1, 0, -1, -1, 0};
  static final int[] STEP_Y = {0, 1, 1, 0, -1, -1};

  private final int width;
  private final int height;
  private final int[] cellOfSpace;
  private final int[] spaceOfCell;

  /**
   * The board whose row y reaches from column {@code firstColumns[y]} to {@code lastColumns[y]}.
   */
  public HexBoard(int[] firstColumns, int[] lastColumns) {
    this(Arrays.stream(lastColumns).max().orElse(-1) + 1, onBoard(firstColumns, lastColumns));
  }

  private HexBoard(int width, BitSet onBoard) {
    this.width = width;
    this.height = (onBoard.length() + width - 1) / width;
    cellOfSpace = onBoard.stream().toArray();
    spaceOfCell = new int[cells()];
    Arrays.fill(spaceOfCell, -1);
    for (int space = 0; space < cellOfSpace.length; space++) {
      spaceOfCell[cellOfSpace[space]] = space;
    }
  }

  private static BitSet onBoard(int[] firstColumns, int[] lastColumns) {
    int columns = Arrays.stream(lastColumns).max().orElse(-1) + 1;
    BitSet cells = new BitSet();
    for (int y = 0; y < firstColumns.length; y++) {
      cells.set(columns * y + firstColumns[y], columns * y + lastColumns[y] + 1);
    }
    return cells;
  }

  /** The regular hexagon with {@code side} spaces to a side. */
  public static HexBoard hexagon(int side) {
    int rows = 2 * side - 1;
    int[] firstColumns = new int[rows];
    int[] lastColumns = new int[rows];
    for (int y = 0; y < rows; y++) {
      firstColumns[y] = Math.max(0, y - side + 1);
      lastColumns[y] = Math.min(rows, y + side) - 1;
    }
    return new HexBoard(firstColumns, lastColumns);
  }

  /** This board without the space at column x and row y, where a hole ends the lines. */
  public HexBoard without(int x, int y) {
    BitSet cells = new BitSet();
    Arrays.stream(cellOfSpace).forEach(cells::set);
    cells.clear(width * y + x);
    return new HexBoard(width, cells);
  }

  /** Columns of the grid. */
  public int width() {
    return width;
  }

  /** Rows of the grid. */
  public int height() {
    return height;
  }

  /** Cells of the grid, those off the board included. */
  public int cells() {
    return width * height;
  }

  /** Spaces of the board. */
  public int spaces() {
    return cellOfSpace.length;
  }

  /** Column of a cell. */
  public int x(int cell) {
    return cell % width;
  }

  /** Row of a cell. */
  public int y(int cell) {
    return cell / width;
  }

  /** The cell of a space. */
  public int cell(int space) {
    return cellOfSpace[space];
  }

  /** The number of the space on a cell, or -1 off the board. */
  public int space(int cell) {
    return spaceOfCell[cell];
  }

  /**
   * All spaces, as a set of cells.
   *
   * @throws IllegalStateException if the grid has more than 64 cells
   */
  public long mask() {
    if (cells() > Long.SIZE) {
      throw new IllegalStateException("expected at most 64 cells, found " + cells());
    }
    long mask = 0;
    for (int cell : cellOfSpace) {
      mask |= 1L << cell;
    }
    return mask;
  }

  /** The cell at column x and row y, or -1 if the board has no space there. */
  public int cellAt(int x, int y) {
    boolean inGrid = x >= 0 && x < width && y >= 0 && y < height;
    return inGrid && spaceOfCell[width * y + x] >= 0 ? width * y + x : -1;
  }

  /** The cell {@code distance} steps from a cell in a direction, or -1 off the board. */
  public int step(int cell, int direction, int distance) {
    return cellAt(x(cell) + STEP_X[direction] * distance, y(cell) + STEP_Y[direction] * distance);
  }

  /** The fewest steps from one cell to another. */
  public int distance(int from, int to) {
    int dx = x(to) - x(from);
    int dy = y(to) - y(from);
    return Math.max(Math.abs(dx - dy), Math.max(Math.abs(dx), Math.abs(dy)));
  }

  /** The name of a cell, such as {@code e3} or {@code e10}. */
  public String name(int cell) {
    return (char) ('a' + x(cell)) + Integer.toString(y(cell) + 1);
  }

  /** The cell with a name such as {@code e3}, or -1 if the board has no such space. */
  public int cell(String name) {
    return NAME.matcher(name).matches()
        ? cellAt(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1)
        : -1;
  }
}
