package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import org.junit.jupiter.api.Test;

/** Every plane, worked out by hand on small positions. */
class DvonnEncoderTest {

  private final Game game = Dvonn.withPlacement();
  private final Encoder encoder = game.encoder();

  /** The value on a space of the plane that is called so, or of the first that begins so. */
  private float plane(Position position, String name, String space) {
    float[] planes = new float[encoder.inputSize()];
    encoder.encode(position, planes, 0);
    int index = encoder.planeNames().indexOf(name);
    for (int i = 0; index < 0; i++) {
      index = encoder.planeNames().get(i).startsWith(name) ? i : -1;
    }
    return planes[index * encoder.cells() + DvonnBoard.BOARD.cell(space)];
  }

  private Position stacking(String side, String... stacks) {
    return game.notation().parsePosition(Boards.of(stacks) + " " + side + " stack");
  }

  @Test
  void stacksAreOwnOrEnemyByTheMover() {
    Position position = stacking("b", "e3 w2*", "f3 b6", "g3 r", "h3 r");
    assertEquals(1, plane(position, "own stacks", "f3") + plane(position, "own stacks", "e3"));
    assertEquals(1, plane(position, "enemy stacks", "e3"));
    assertEquals(1, plane(position, "a red piece alone", "g3"));
    assertEquals(0, plane(position, "a red piece alone", "e3"));
    assertEquals(1, plane(position, "stacks that hold red", "e3"));
    assertEquals(1, plane(position, "stacks that hold red", "g3"));
    assertEquals(0, plane(position, "stacks that hold red", "f3"));
    assertEquals(1, plane(position, "height 2", "e3"));
    assertEquals(0, plane(position, "height 1", "e3"));
    assertEquals(1, plane(position, "height 1", "g3"));
    assertEquals(1, plane(position, "height 5 or more", "f3"));
    assertEquals(6 / 25f, plane(position, "height divided", "f3"));
    assertEquals(4 / 24f, plane(position, "everywhere: own pieces in stacks", "a1"));
  }

  @Test
  void movesShowWhereTheyStartAndEnd() {
    Position position = stacking("w", "e3 w1", "f3 b1", "d3 w1", "g3 r", "h3 r", "c3 r", "i3 b9");
    assertEquals(1, plane(position, "own stacks that can move", "e3"));
    assertEquals(0, plane(position, "enemy stacks that could move", "i3"));
    assertEquals(1, plane(position, "enemy stacks that could move", "f3"));
    assertEquals(1 / 4f, plane(position, "own stacks that can land", "f3"));
    assertEquals(1 / 4f, plane(position, "enemy stacks that could land", "g3"));
    assertEquals(0, plane(position, "own stacks that can land", "h3"));
    Position blocked = stacking("w", "e3 w1", "d3 b1", "f3 b1", "e2 r", "e4 b1", "d2 r", "f4 r");
    assertEquals(1, plane(blocked, "blocked", "e3"));
    assertEquals(0, plane(blocked, "own stacks that can move", "e3"));
    assertEquals(0, plane(blocked, "blocked", "d3"));
  }

  @Test
  void nearnessToRedFollowsOccupiedSpaces() {
    Position position = stacking("w", "a1 w3**", "b1 w1", "c1 r", "d1 b1", "e1 b1");
    assertEquals(1f, plane(position, "nearness", "a1"));
    assertEquals(.9f, plane(position, "nearness", "b1"), 1e-6);
    assertEquals(.8f, plane(position, "nearness", "e1"), 1e-6);
    assertEquals(0, plane(position, "nearness", "a2"));
    Position placing = game.notation().parsePosition(Boards.of("a1 r") + " b place");
    assertEquals(.8f, plane(placing, "nearness", "c3"), 1e-6);
    assertEquals(0, plane(placing, "nearness", "k5"), 1e-6);
  }

  @Test
  void lossesAreWhatFallsIfAStackIsGone() {
    // Two groups: a1-b1-c1 with one red on a1, and g3-h3-i3 with two.
    Position position = stacking("w", "a1 r", "b1 w1", "c1 w2", "d1 b4", "g3 r", "h3 b1", "i3 b3*");
    assertEquals(1, plane(position, "in a group with a single", "d1"));
    assertEquals(0, plane(position, "in a group with a single", "h3"));
    assertEquals(3 / 10f, plane(position, "own pieces that fall", "a1"));
    assertEquals(4 / 10f, plane(position, "enemy pieces that fall", "a1"));
    assertEquals(2 / 10f, plane(position, "own pieces that fall", "b1"));
    assertEquals(0, plane(position, "own pieces that fall", "d1"));
    assertEquals(0, plane(position, "enemy pieces that fall", "h3"));
    assertEquals(0, plane(position, "enemy pieces that fall", "i3"));
  }

  @Test
  void placingShowsWhatIsLeft() {
    Position start = game.newPosition();
    assertEquals(1, plane(start, "everywhere: placing, and", "e3"));
    assertEquals(1, plane(start, "everywhere: the mover places", "e3"));
    assertEquals(1, plane(start, "everywhere: red pieces left", "e3"));
    Position position =
        game.notation()
            .parsePosition(Boards.of("a1 r", "b1 r", "c1 r", "d1 b1", "e1 w1") + " b place");
    assertEquals(0, plane(position, "everywhere: placing, and", "e3"));
    assertEquals(0, plane(position, "everywhere: the mover places", "e3"));
    assertEquals(0, plane(position, "everywhere: red pieces left", "e3"));
    assertEquals(22 / 23f, plane(position, "everywhere: own pieces left", "e3"));
    assertEquals(22 / 23f, plane(position, "everywhere: enemy pieces left", "e3"));
    assertEquals(0, plane(stacking("w", "a1 w9***"), "everywhere: placing, and", "e3"));
  }

  @Test
  void cellsOffTheBoardAreZeroInEveryPlane() {
    float[] planes = new float[encoder.inputSize()];
    encoder.encode(game.newPosition(), planes, 0);
    for (int i = 0; i < planes.length; i++) {
      if (DvonnBoard.BOARD.space(i % encoder.cells()) < 0) {
        assertEquals(0, planes[i]);
      }
    }
    assertEquals(1, planes[DvonnBoard.BOARD.cell("k5")]);
  }
}
