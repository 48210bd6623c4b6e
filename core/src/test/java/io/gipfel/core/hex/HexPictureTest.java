package io.gipfel.core.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Line;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the spaces of a hexagon without its corners lie. */
class HexPictureTest {

  private static final HexBoard DENTED =
      new HexBoard(new int[] {1, 0, 0, 1, 3}, new int[] {1, 3, 3, 4, 3});

  @Test
  void columnsStandUprightWithTheNamesOfTheirEnds() {
    HexPicture upright = HexPicture.upright(DENTED, Space.Form.CROSSING, cell -> "p" + cell);
    Picture picture = upright.empty();
    Point below = upright.space(DENTED.cell("c2")).at();
    Point above = upright.space(DENTED.cell("c3")).at();
    assertEquals(below.x(), above.x());
    assertEquals(1, below.y() - above.y());
    List<String> labels = picture.labels().stream().map(Label::text).toList();
    assertEquals(10, labels.size());
    assertEquals(List.of("p" + DENTED.cell("a2"), "p" + DENTED.cell("a3")), labels.subList(0, 2));
  }

  /** Columns a to c with two, one and two spaces: the plate bridges the dents of column b. */
  @Test
  void namesOfEndsInADentStandOffThePlate() {
    HexBoard board = new HexBoard(new int[] {0, 1, 1}, new int[] {1, 1, 2});
    Picture picture = HexPicture.upright(board, Space.Form.CROSSING, board::name).empty();
    double top = picture.plate().stream().mapToDouble(Point::y).min().orElseThrow();
    double bottom = picture.plate().stream().mapToDouble(Point::y).max().orElseThrow();
    List<Double> ofColumnB =
        picture.labels().subList(2, 4).stream().map(label -> label.at().y()).toList();
    assertTrue(ofColumnB.get(0) > bottom + 0.9, "below at " + ofColumnB.get(0));
    assertTrue(ofColumnB.get(1) < top - 0.9, "above at " + ofColumnB.get(1));
  }

  @Test
  void linesJoinNeighbours() {
    for (Line line : HexPicture.upright(DENTED, Space.Form.HOLE, DENTED::name).empty().lines()) {
      assertEquals(1, line.from().distance(line.to()), 1e-9);
    }
  }

  @Test
  void thePlateHasNoDents() {
    List<Point> plate = new HexPicture(DENTED, Space.Form.HOLE).empty().plate();
    for (int i = 0; i < plate.size(); i++) {
      Point a = plate.get(i);
      Point b = plate.get((i + 1) % plate.size());
      Point c = plate.get((i + 2) % plate.size());
      double turn = (b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x());
      assertTrue(turn > -1e-9, a + " " + b + " " + c);
    }
  }

  @Test
  void spacesComeFromTheBack() {
    List<Space> spaces = HexPicture.upright(DENTED, Space.Form.HOLE, DENTED::name).empty().spaces();
    assertEquals(DENTED.spaces(), spaces.size());
    for (int i = 1; i < spaces.size(); i++) {
      assertTrue(spaces.get(i - 1).at().y() <= spaces.get(i).at().y());
    }
  }
}
