package io.gipfel.core.games.punct;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What networks are shown of a position, and where they answer. */
class PunctEncoderTest {

  private static final Game GAME = Punct.standard();
  private static final Encoder ENCODER = GAME.encoder();

  private static float[] planes(Position position) {
    float[] planes = new float[ENCODER.inputSize()];
    ENCODER.encode(position, planes, 0);
    return planes;
  }

  private static float at(float[] planes, String name, String space) {
    int plane = ENCODER.planeNames().indexOf(name);
    return planes[plane * ENCODER.cells() + PunctBoard.BOARD.cell(space)];
  }

  /** The same board with colours, hands and the player to move swapped, an action later. */
  private static Position swapped(Position position) {
    String[] fields = GAME.notation().formatPosition(position).split(" ", -1);
    String[] hands = fields[2].split("/", -1);
    String board = fields[0].replaceAll("(\\d)w", "$1x").replaceAll("(\\d)b", "$1w");
    String side = fields[1].equals("w") ? "b" : "w";
    int plies = Integer.parseInt(fields[3]) + 1;
    return GAME.notation()
        .parsePosition(
            board.replaceAll("(\\d)x", "$1b")
                + " "
                + side
                + " "
                + hands[1]
                + "/"
                + hands[0]
                + " "
                + plies);
  }

  @Test
  void whoIsWhoDoesNotMatterButWhoActs() {
    int shown = ENCODER.inputSize() - ENCODER.cells();
    for (int plies = 3; plies < 60; plies += 8) {
      Position position = RandomGames.positionAfter(GAME, plies, plies);
      float[] planes = Arrays.copyOf(planes(position), shown);
      assertArrayEquals(planes, Arrays.copyOf(planes(swapped(position)), shown));
    }
  }

  @Test
  void waysAreShownByWhatTheyLack() {
    String own = ENCODER.planeNames().get(9);
    String enemy = ENCODER.planeNames().get(10);
    float[] start = planes(GAME.newPosition());
    assertEquals(1 / 18f, at(start, own, "i9"));
    float[] later = planes(Boards.position(GAME, "b", "1wg8.h9.i10"));
    assertEquals(1 / 15f, at(later, enemy, "g8"));
    assertEquals(1 / 15f, at(later, enemy, "f7"));
    // Through a white dot Black lacks three for it, and one for each of the 16 other columns.
    assertEquals(1 / 20f, at(later, own, "h9"));
  }

  @Test
  void movesOfOnePieceHavePlacesOfTheirOwnAndOthersToTheSamePlaceShare() {
    Position position =
        Boards.position(GAME, "w", "1wc3.c4.c5", "1wg3.g4.g5", "1bn14.n15.n16", "1bk14.k15.k16");
    int place = place(position, "c3-e3.e4.e5");
    assertEquals(place, place(position, "g3-e3.e4.e5"));
    assertNotEquals(place, place(position, "c3-e3.d3.c3"));
    assertNotEquals(place, place(position, "e3.e4.e5"));
  }

  private static int place(Position position, String action) {
    return ENCODER.policyIndex(GAME.notation().parseAction(position, action));
  }
}
