package io.gipfel.core.games.tzaar;

import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Line;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The empty board: columns upright, and the points of the rim labelled with their names. */
final class TzaarPicture {

  static final Picture EMPTY;

  private static final HexBoard BOARD = TzaarBoard.BOARD;
  private static final int CENTRE = TzaarBoard.COLUMNS / 2;
  private static final double COLUMN = Math.sqrt(3) / 2;
  private static final double LABEL_DISTANCE = 0.92;

  /** How far to the right of column a the middle of a hand is. */
  private static final double HAND = -0.35;

  static {
    List<Space> spaces =
        IntStream.range(0, TzaarBoard.POINTS)
            .mapToObj(point -> new Space(TzaarBoard.name(point), at(point), Space.Form.CROSSING))
            .sorted(Comparator.comparingDouble(space -> space.at().y()))
            .toList();
    List<Point> plate =
        List.of("a1", "a5", "e8", "i5", "i1", "e1").stream()
            .map(name -> at(TzaarBoard.point(name)))
            .toList();
    EMPTY = new Picture(plate, lines(), spaces, labels(), List.of());
  }

  private TzaarPicture() {}

  /** The middle of the three places of a player's hand. */
  static Point hand(Player player) {
    String level = player == Player.FIRST ? "e1" : "e8";
    return new Point(HAND, at(TzaarBoard.point(level)).y());
  }

  private static Point at(int point) {
    int cell = TzaarBoard.cell(point);
    return at(BOARD.x(cell), BOARD.y(cell));
  }

  /** Where the grid's column x and row y lie. */
  private static Point at(int x, int y) {
    return new Point(COLUMN * x, x / 2.0 - y);
  }

  /** Each pair of neighbours once. */
  private static List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (int point = 0; point < TzaarBoard.POINTS; point++) {
      for (int d = 0; d < TzaarBoard.FIRST_DOWN; d++) {
        int next = BOARD.step(TzaarBoard.cell(point), d, 1);
        if (next >= 0) {
          lines.add(new Line(at(point), at(TzaarBoard.point(next))));
        }
      }
    }
    return lines;
  }

  private static List<Label> labels() {
    Point centre = at(CENTRE, CENTRE);
    List<Label> labels = new ArrayList<>();
    for (int point = 0; point < TzaarBoard.POINTS; point++) {
      int cell = TzaarBoard.cell(point);
      int steps = Math.max(Math.abs(BOARD.x(cell) - CENTRE), Math.abs(BOARD.y(cell) - CENTRE));
      int diagonal = Math.abs(BOARD.x(cell) - BOARD.y(cell));
      if (Math.max(steps, diagonal) == CENTRE) {
        Point at = at(point);
        double share = 1 + LABEL_DISTANCE / centre.distance(at);
        labels.add(new Label(centre.towards(at, share), TzaarBoard.name(point)));
      }
    }
    return labels;
  }
}
