package io.gipfel.core.hex;

import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Line;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import java.util.ArrayList;
import java.util.List;

/** How people see a {@link HexBoard}: row 1 at the bottom, columns running up to the left. */
public final class HexPicture {

  private static final double ROW = Math.sqrt(3) / 2;

  /** How far a coordinate stands from the space it belongs to. */
  private static final double LABEL_DISTANCE = 0.92;

  private final HexBoard board;
  private final Space[] spaces;
  private final Picture empty;

  /**
   * The picture of {@code board}.
   *
   * @param form what an empty space looks like
   */
  public HexPicture(HexBoard board, Space.Form form) {
    this.board = board;
    this.spaces = new Space[board.cells()];
    List<Space> fromTheBack = new ArrayList<>();
    for (int y = board.height() - 1; y >= 0; y--) {
      for (int x = 0; x < board.width(); x++) {
        int cell = board.cellAt(x, y);
        if (cell >= 0) {
          spaces[cell] = new Space(board.name(cell), point(x, y), form);
          fromTheBack.add(spaces[cell]);
        }
      }
    }
    this.empty = new Picture(plate(), lines(), fromTheBack, labels(), List.of());
  }

  /** Where the grid's column x and row y lie, on the board or off it. */
  public static Point point(int x, int y) {
    return new Point(x - y / 2.0, -ROW * y);
  }

  /** The empty board; its spaces come from the back to the front. */
  public Picture empty() {
    return empty;
  }

  /** The space on a cell of the board. */
  public Space space(int cell) {
    return spaces[cell];
  }

  private List<Point> plate() {
    List<Point> corners = new ArrayList<>();
    for (int y = 0; y < board.height(); y++) {
      corners.add(point(firstColumn(y), y));
    }
    for (int y = board.height() - 1; y >= 0; y--) {
      corners.add(point(lastColumn(y), y));
    }
    return corners;
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
  private List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    for (int y = 0; y < board.height(); y++) {
      int x = firstColumn(y);
      labels.add(label(point(x, y), point(x - 1, y), (char) ('1' + y)));
    }
    for (int x = 0; x < board.width(); x++) {
      int y = firstRow(x);
      labels.add(label(point(x, y), point(x, y - 1), (char) ('a' + x)));
    }
    return labels;
  }

  private static Label label(Point space, Point beyond, char text) {
    return new Label(space.towards(beyond, LABEL_DISTANCE), String.valueOf(text));
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
}
