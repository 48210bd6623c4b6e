package io.gipfel.core.hex;

import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Line;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * How people see a {@link HexBoard}: either with level rows, row 1 at the bottom and columns
 * running up to the left, or with upright columns, column a at the left and rows running up to the
 * right.
 */
public final class HexPicture {

  /** From a line of spaces to the next. */
  private static final double LINE = Math.sqrt(3) / 2;

  /** How far a coordinate stands from the space it belongs to. */
  private static final double LABEL_DISTANCE = 0.92;

  /** How much farther those stand whose column ends between two that reach farther. */
  private static final double DENT = 0.5;

  private final HexBoard board;
  private final IntFunction<String> names;
  private final boolean upright;
  private final Space[] spaces;
  private final Picture empty;

  /**
   * The picture of {@code board} with level rows, numbered at the left, and letters below the
   * columns.
   *
   * @param form what an empty space looks like
   */
  public HexPicture(HexBoard board, Space.Form form) {
    this(board, form, board::name, false);
  }

  private HexPicture(HexBoard board, Space.Form form, IntFunction<String> names, boolean upright) {
    this.board = board;
    this.names = names;
    this.upright = upright;
    this.spaces = new Space[board.cells()];
    for (int space = 0; space < board.spaces(); space++) {
      int cell = board.cell(space);
      spaces[cell] = new Space(names.apply(cell), at(board.x(cell), board.y(cell)), form);
    }
    List<Space> fromTheBack =
        Arrays.stream(spaces)
            .filter(Objects::nonNull)
            .sorted(Comparator.comparingDouble(space -> space.at().y()))
            .toList();
    this.empty =
        new Picture(
            plate(), lines(), fromTheBack, upright ? columnEnds() : numbersAndLetters(), List.of());
  }

  /**
   * The picture of {@code board} with upright columns, whose ends are labelled by their names.
   *
   * @param form what an empty space looks like
   * @param names what people call the space on a cell
   */
  public static HexPicture upright(HexBoard board, Space.Form form, IntFunction<String> names) {
    return new HexPicture(board, form, names, true);
  }

  /** Where the grid's column x and row y lie, on the board or off it. */
  public Point at(int x, int y) {
    return upright ? new Point(LINE * x, x / 2.0 - y) : new Point(x - y / 2.0, -LINE * y);
  }

  /** The empty board; its spaces come from the back to the front. */
  public Picture empty() {
    return empty;
  }

  /** The space on a cell of the board. */
  public Space space(int cell) {
    return spaces[cell];
  }

  /** The ends of the rows, up at the left and down at the right, less those of dents. */
  private List<Point> plate() {
    List<Point> corners = new ArrayList<>();
    for (int y = 0; y < board.height(); y++) {
      addCorner(corners, at(firstColumn(y), y));
    }
    for (int y = board.height() - 1; y >= 0; y--) {
      addCorner(corners, at(lastColumn(y), y));
    }
    return corners;
  }

  /** Goes on to the next corner, leaving out those that would make the way turn to the left. */
  private static void addCorner(List<Point> corners, Point next) {
    while (corners.size() > 1 && turnsLeft(corners, next)) {
      corners.remove(corners.size() - 1);
    }
    corners.add(next);
  }

  private static boolean turnsLeft(List<Point> corners, Point next) {
    Point last = corners.get(corners.size() - 1);
    Point before = corners.get(corners.size() - 2);
    double turn =
        (last.x() - before.x()) * (next.y() - last.y())
            - (last.y() - before.y()) * (next.x() - last.x());
    return turn < -1e-9;
  }

  /** Each pair of neighbours once. */
  private List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (int space = 0; space < board.spaces(); space++) {
      int cell = board.cell(space);
      for (int direction = 0; direction < HexBoard.DIRECTIONS / 2; direction++) {
        int next = board.step(cell, direction, 1);
        if (next >= 0) {
          lines.add(new Line(spaces[cell].at(), spaces[next].at()));
        }
      }
    }
    return lines;
  }

  /** Numbers left of the rows, letters below the columns. */
  private List<Label> numbersAndLetters() {
    List<Label> labels = new ArrayList<>();
    for (int y = 0; y < board.height(); y++) {
      int x = firstColumn(y);
      labels.add(label(at(x, y), at(x - 1, y), Integer.toString(y + 1)));
    }
    for (int x = 0; x < board.width(); x++) {
      int y = firstRow(x);
      labels.add(label(at(x, y), at(x, y - 1), String.valueOf((char) ('a' + x))));
    }
    return labels;
  }

  /** The names of the lowest and highest space of each column, a step outwards. */
  private List<Label> columnEnds() {
    Point middle = middle();
    List<Label> labels = new ArrayList<>();
    for (int x = 0; x < board.width(); x++) {
      for (int y : new int[] {firstRow(x), lastRow(x)}) {
        Point end = at(x, y);
        double step = isInDent(x, y) ? 1 + DENT : 1;
        double outwards = 1 + step / middle.distance(end);
        labels.add(new Label(middle.towards(end, outwards), names.apply(board.cellAt(x, y))));
      }
    }
    return labels;
  }

  /** Whether the columns on both sides reach farther than this end of one, and the plate too. */
  private boolean isInDent(int x, int y) {
    if (x == 0 || x == board.width() - 1) {
      return false;
    }
    double height = at(x, y).y();
    return y == firstRow(x)
        ? height < at(x - 1, firstRow(x - 1)).y() && height < at(x + 1, firstRow(x + 1)).y()
        : height > at(x - 1, lastRow(x - 1)).y() && height > at(x + 1, lastRow(x + 1)).y();
  }

  private Point middle() {
    double x = 0;
    double y = 0;
    for (int space = 0; space < board.spaces(); space++) {
      Point at = spaces[board.cell(space)].at();
      x += at.x() / board.spaces();
      y += at.y() / board.spaces();
    }
    return new Point(x, y);
  }

  private static Label label(Point space, Point beyond, String text) {
    return new Label(space.towards(beyond, LABEL_DISTANCE), text);
  }

  private int firstColumn(int y) {
    int x = 0;
    while (board.cellAt(x, y) < 0) {
      x++;
    }
    return x;
  }

  private int lastColumn(int y) {
    int x = board.width() - 1;
    while (board.cellAt(x, y) < 0) {
      x--;
    }
    return x;
  }

  private int firstRow(int x) {
    int y = 0;
    while (board.cellAt(x, y) < 0) {
      y++;
    }
    return y;
  }

  private int lastRow(int x) {
    int y = board.height() - 1;
    while (board.cellAt(x, y) < 0) {
      y--;
    }
    return y;
  }
}
