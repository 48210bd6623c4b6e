package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import org.junit.jupiter.api.Test;

/** Packed positions, hashes and the heuristic. */
class DvonnPositionTest {

  private final Game game = Dvonn.withPlacement();
  private final Notation notation = game.notation();

  @Test
  void everyPositionFitsIntoItsPackedBytes() {
    assertTrue(DvonnPacking.BYTES <= 49);
    byte[] packed = new byte[DvonnPacking.BYTES];
    DvonnPosition unpacked = new DvonnPosition();
    RandomGames.forEachPosition(
        game,
        200,
        20_260_106,
        position -> {
          DvonnPacking.pack((DvonnPosition) position, packed);
          DvonnPacking.unpack(packed, unpacked);
          assertEquals(position.toString(), unpacked.toString());
          assertEquals(position.hash(), unpacked.hash());
          assertEquals(position.ply(), unpacked.ply());
        });
  }

  @Test
  void hashTellsOwnerHeightRedSideAndPhaseApart() {
    String[] positions = {
      Boards.of("a1 w3**", "b1 r", "c1 w1") + " w stack",
      Boards.of("a1 b3**", "b1 r", "c1 w1") + " w stack",
      Boards.of("a1 w4**", "b1 r", "c1 w1") + " w stack",
      Boards.of("a1 w3", "b1 w3**", "c1 r") + " w stack",
      Boards.of("a1 w3**", "b1 w3", "c1 r") + " w stack",
      Boards.of("a1 w3**", "b1 r", "c1 w1") + " b stack",
      Boards.of("a1 r", "b1 r", "c1 r") + " b place",
      Boards.of("a1 r", "b1 r", "c1 r") + " b stack",
    };
    for (int i = 0; i < positions.length; i++) {
      for (int j = 0; j < i; j++) {
        assertNotEquals(
            notation.parsePosition(positions[i]).hash(),
            notation.parsePosition(positions[j]).hash(),
            positions[i] + " and " + positions[j]);
      }
    }
  }

  @Test
  void theHeuristicPrefersStacksNearRed() {
    // One white stack at distance 1 of three reds against a black one at distance 3.
    DvonnPosition position =
        (DvonnPosition)
            notation.parsePosition(
                Boards.of("e3 r", "f3 r", "f4 r", "e4 w11", "d4 b12", "c4 b11") + " w stack");
    assertTrue(game.heuristic().valueForFirst(position) < 0, "two stacks are more than one");
    DvonnPosition even =
        (DvonnPosition)
            notation.parsePosition(
                Boards.of("e3 r", "f3 r", "f4 r", "e4 w11", "d4 b12") + " w stack");
    // e4 is next to e3 and f4 and two steps from f3; d4 is two, two and three steps away.
    assertEquals(100 * ((16 + 16 + 4) - (4 + 4 + 1)), game.heuristic().valueForFirst(even));
  }

  @Test
  void capturesOfEnemyStacksAreTriedFirstAndOwnStacksLast() {
    Position position =
        notation.parsePosition(
            Boards.of("e3 w1", "f3 b1", "e4 r", "d3 w1", "d2 r", "c2 r") + " w stack");
    int onEnemy = order(position, "e3f3");
    int onRed = order(position, "e3e4");
    int onOwn = order(position, "e3d3");
    assertTrue(onEnemy > onRed && onRed > onOwn);
  }

  private int order(Position position, String action) {
    return game.heuristic().orderOf(position, notation.parseAction(position, action));
  }

  @Test
  void theGamesAreListed() {
    assertEquals("dvonn-random", Games.byName("dvonn").randomSetup().orElseThrow().name());
    assertTrue(Games.byName("dvonn-random").randomSetup().isEmpty());
    assertEquals(344, Games.byName("dvonn").actionCount());
  }
}
