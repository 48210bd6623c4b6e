package io.gipfel.core.games.gipf;

import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Line;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The empty board: columns upright, the dots around it labelled with their names. */
final class GipfPicture {

  /** Where the players' reserves lie; what they have captured lies to the right of them. */
  static final Point HAND_OF_FIRST;

  static final Point HAND_OF_SECOND;

  static final Picture EMPTY;

  private static final int COLUMNS = 9;
  private static final int MIDDLE = 4;
  private static final double COLUMN = Math.sqrt(3) / 2;

  /** How far beyond a dot, seen from the centre, its name stands. */
  private static final double LABEL_DISTANCE = 1.11;

  static {
    Map<String, Point> points = points();
    Point centre = points.get("e5");
    List<Space> spaces = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    points.forEach(
        (name, at) -> {
          boolean dot = GipfBoard.cell(name) < 0;
          spaces.add(new Space(name, at, dot ? Space.Form.DOT : Space.Form.CROSSING));
          if (dot) {
            labels.add(new Label(centre.towards(at, LABEL_DISTANCE), name));
          }
        });
    List<Line> lines = new ArrayList<>();
    for (int line = 0; line < GipfBoard.LINES; line++) {
      String from = GipfBoard.dotName(2 * line);
      String to = GipfBoard.dotName(2 * line + 1);
      lines.add(new Line(points.get(from), points.get(to)));
    }
    List<Point> plate =
        List.of("a1", "a5", "e9", "i5", "i1", "e1").stream().map(points::get).toList();
    EMPTY = new Picture(plate, lines, spaces, labels, List.of());
    HAND_OF_FIRST = new Point(points.get("a1").x(), points.get("e1").y());
    HAND_OF_SECOND = new Point(points.get("a1").x(), points.get("e9").y());
  }

  private GipfPicture() {}

  /** All points by name, from the back to the front. */
  private static Map<String, Point> points() {
    Map<String, Point> points = new LinkedHashMap<>();
    for (int halves = 2 * COLUMNS; halves >= 2; halves--) {
      for (int column = 0; column < COLUMNS; column++) {
        int above = halves - Math.abs(column - MIDDLE);
        if (above % 2 == 0 && above >= 2 && above / 2 <= COLUMNS - Math.abs(column - MIDDLE)) {
          String name = (char) ('a' + column) + Integer.toString(above / 2);
          points.put(name, new Point(COLUMN * column, -halves / 2.0));
        }
      }
    }
    return points;
  }
}
