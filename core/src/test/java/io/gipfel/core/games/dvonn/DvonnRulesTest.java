package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rules, a sentence and a small position each. */
class DvonnRulesTest {

  private final Game game = Dvonn.withPlacement();
  private final Notation notation = game.notation();

  /** A stacking position with these stacks, such as {@code "e3 w2"}, and no others. */
  private Position stacking(String side, String... stacks) {
    return notation.parsePosition(Boards.of(stacks) + " " + side + " stack");
  }

  private Set<String> legal(Position position) {
    return Arrays.stream(Positions.legalActions(game, position))
        .mapToObj(action -> notation.formatAction(position, action))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void play(Position position, String... actions) {
    for (String action : actions) {
      position.play(notation.parseAction(position, action));
    }
  }

  private static String stack(Position position, String space) {
    return DvonnDiagram.token((DvonnPosition) position, DvonnBoard.BOARD.cell(space));
  }

  @Test
  void aPlayerPlacesOnAnyEmptySpace() {
    Position position = game.newPosition();
    assertEquals(49, legal(position).size());
    play(position, "e3", "a1");
    Set<String> legal = legal(position);
    assertEquals(47, legal.size());
    assertFalse(legal.contains("e3") || legal.contains("a1"));
  }

  @Test
  void redsAreFirstThenBlackAndWhiteInTurn() {
    Position position = game.newPosition();
    String[] expected = {"r", "r", "r", "b1", "w1", "b1", "w1"};
    String[] spaces = {"a1", "b1", "c1", "d1", "e1", "f1", "g1"};
    for (int i = 0; i < expected.length; i++) {
      assertEquals(i % 2 == 0 ? Player.FIRST : Player.SECOND, position.toMove());
      play(position, spaces[i]);
      assertEquals(expected[i], stack(position, spaces[i]));
    }
  }

  @Test
  void whitePlacesTheLastPieceAndThenMovesFirst() {
    Position position = game.newPosition();
    for (int ply = 0; ply < 48; ply++) {
      position.play(ply);
    }
    assertEquals(Player.FIRST, position.toMove());
    assertEquals("place", notation.phase(position));
    position.play(48);
    assertEquals(Player.FIRST, position.toMove());
    assertEquals("stack", notation.phase(position));
    position.play(Positions.legalActions(game, position)[0]);
    assertEquals(Player.SECOND, position.toMove());
  }

  @Test
  void aStackMovesAsFarAsItIsHighOntoAnyPiece() {
    Position one = stacking("w", "e3 w1", "f3 w1", "f4 b1", "e2 r", "d3 r", "c3 r", "g3 b1");
    assertEquals(
        Set.of("e3f3", "e3f4", "e3e2", "e3d3", "f3e3", "f3f4", "f3g3", "f3e2"), legal(one));
    Position two = stacking("w", "e3 w2", "f3 r", "g3 b1", "e4 r", "e5 r", "d3 b1", "c3 w1");
    assertEquals(Set.of("e3g3", "e3e5", "e3c3", "c3d3"), legal(two));
  }

  @Test
  void aStackJumpsOverEmptySpacesButMustLandOnAPiece() {
    Position position = stacking("w", "a3 w3", "a2 r", "d3 r", "d2 r", "d1 b1", "a1 b1");
    assertEquals(Set.of("a3d3"), legal(position));
  }

  @Test
  void aStackNeverLeavesTheBoardNorTurnsTheCornerOfARow() {
    // One step from k3 to the right, or three from i1, would come to the next row.
    Position position = stacking("w", "k3 w1", "b4 r", "c4 b1", "k4 r", "j2 b1", "a2 r", "a3 b1");
    assertEquals(Set.of("k3k4", "k3j2"), legal(position));
  }

  @Test
  void aStackOfTenMayCrossTheBoardButOneOfElevenNeverMoves() {
    Position ten = stacking("w", "a3 w10", "a2 r", "k3 r", "j3 r", "j2 b1");
    assertEquals(Set.of("a3k3"), legal(ten));
    Position eleven = stacking("w", "a3 w11", "a2 r", "k3 r", "j3 r", "j2 b1");
    assertEquals(Set.of("pass"), legal(eleven));
  }

  @Test
  void aStackWithSixNeighboursIsBlockedWhateverItsHeight() {
    for (int height = 1; height <= 3; height++) {
      Position blocked =
          stacking(
              "w",
              "e3 w" + height,
              "d3 b1",
              "f3 b1",
              "e2 r",
              "e4 b1",
              "d2 r",
              "f4 r",
              "g3 b1",
              "h3 b1");
      assertEquals(Set.of("pass"), legal(blocked));
    }
    Position free =
        stacking("w", "e3 w2", "d3 b1", "f3 b1", "e2 r", "e4 b1", "d2 r", "g3 b1", "e5 r");
    assertEquals(Set.of("e3g3", "e3e5"), legal(free));
  }

  @Test
  void aStackIsNotBlockedByPiecesFurtherAway() {
    Position position =
        stacking("w", "e3 w2", "e2 b1", "e1 r", "g3 b1", "f3 r", "e4 r", "e5 b1", "c3 b1", "d3 b1");
    assertEquals(Set.of("e3e1", "e3g3", "e3e5", "e3c3"), legal(position));
  }

  @Test
  void anEdgeSpaceIsNeverBlocked() {
    // On the full board just the pieces on the edge can move.
    Position position = notation.parsePosition("wwbbbwbwbbwbrbrbbbbwbbwwwwwwrwbwbbbwbbwwbwwbwwwwb");
    long movable = 0;
    for (int action : Positions.legalActions(game, position)) {
      movable |= 1L << DvonnActions.bit(action);
    }
    assertEquals(((DvonnPosition) position).stacksOf(Player.FIRST) & DvonnBoard.EDGE, movable);
    assertEquals(24, Long.bitCount(DvonnBoard.EDGE));
  }

  @Test
  void theTopPieceOwnsTheStack() {
    Position position = stacking("w", "e3 w1", "f3 b4", "g3 r", "h3 r", "e4 r");
    assertEquals(4, position.score(Player.SECOND));
    play(position, "e3f3");
    assertEquals("w5", stack(position, "f3"));
    assertEquals(5, position.score(Player.FIRST));
    assertEquals(0, position.score(Player.SECOND));
  }

  @Test
  void aRedPieceAloneBelongsToNobodyAndNeverMoves() {
    Position position = stacking("w", "e3 r", "f3 r", "g3 r");
    assertTrue(position.isTerminal());
    assertEquals(0, position.score(Player.FIRST) + position.score(Player.SECOND));
  }

  @Test
  void aStackThatHoldsRedMovesLikeAnyOther() {
    Position position = stacking("w", "e3 w1", "f3 r", "g3 b1", "h3 r", "i3 r");
    play(position, "e3f3");
    assertEquals("w2*", stack(position, "f3"));
    play(position, "g3f3");
    assertEquals("b3*", stack(position, "f3"));
    Position next = stacking("b", "f3 b3*", "i3 r", "h3 r", "g3 w1");
    play(next, "f3i3");
    assertEquals("b4*", stack(next, "i3"));
  }

  @Test
  void groupsWithoutRedAreRemovedWhateverTheirColour() {
    Position position = stacking("w", "c3 b1", "d3 w1", "e3 w1", "f3 r", "f4 b1", "g3 r", "h3 r");
    play(position, "e3f4");
    assertEquals(".", stack(position, "c3"));
    assertEquals(".", stack(position, "d3"));
    assertEquals("w2", stack(position, "f4"));
    assertEquals(2, position.score(Player.FIRST));
    assertEquals(0, position.score(Player.SECOND));
  }

  @Test
  void theStackJustMovedMayBeRemovedToo() {
    Position position = stacking("w", "c3 b1", "d3 w1", "e3 w1", "f3 r", "g3 r", "h3 r", "i3 b1");
    play(position, "e3d3");
    assertEquals(".", stack(position, "d3"));
    assertEquals(0, position.score(Player.FIRST));
    assertEquals(1, position.score(Player.SECOND));
  }

  @Test
  void aGroupFallsWhenItsLastRedMovesAway() {
    Position position = stacking("b", "c3 w1", "d3 b2*", "e3 w1", "f3 r", "h3 r", "i3 w1", "e4 w1");
    play(position, "d3f3");
    assertEquals("b3**", notation.formatPosition(position).replaceAll(".*(b3[*]*).*", "$1"));
    assertEquals("w1", stack(position, "e3"));
    assertEquals(".", stack(position, "c3"));
  }

  @Test
  void aGroupThatStaysConnectedTheOtherWayRoundStays() {
    // A ring around e3: d3 leaves it, and the rest still hangs together.
    Position position = stacking("w", "d3 w1", "f3 b1", "e2 r", "e4 b1", "d2 r", "f4 r");
    play(position, "d3e4");
    assertEquals("w2", stack(position, "e4"));
    assertEquals("b1", stack(position, "f3"));
    assertEquals("r", stack(position, "d2"));
  }

  @Test
  void aPlayerWhoCannotMovePassesAndOnlyThen() {
    Position position = stacking("w", "a1 w6", "b1 r", "c1 b1", "d1 b1", "e1 r", "f1 r");
    assertEquals(Set.of("pass"), legal(position));
    play(position, "pass");
    assertEquals(Player.SECOND, position.toMove());
    assertFalse(legal(position).contains("pass"));
  }

  @Test
  void aPlayerWhoPassedMovesAgainAsSoonAsHeCan() {
    // White's only stack is blocked until Black takes a neighbour away.
    Position position =
        stacking("w", "e3 w1", "d3 b1", "f3 b1", "e2 r", "e4 b1", "d2 r", "f4 r", "g3 b1");
    play(position, "pass", "f3g3");
    assertEquals(Set.of("e3d3", "e3e2", "e3e4", "e3d2", "e3f4"), legal(position));
  }

  @Test
  void theGameEndsWhenNeitherCanMove() {
    Position position = stacking("w", "a1 w1", "b1 r", "c1 r", "d1 r", "e1 b8");
    assertFalse(position.isTerminal());
    play(position, "a1b1");
    assertFalse(position.isTerminal());
    play(position, "pass", "b1d1");
    assertTrue(position.isTerminal());
    assertEquals(Set.of(), legal(position));
    assertEquals(-1, position.outcomeForFirst());
    assertEquals(3 - 8, position.marginForFirst());
  }

  @Test
  void equalScoresAreADraw() {
    Position position = stacking("b", "a1 w3**", "b1 b3*");
    assertTrue(position.isTerminal());
    assertEquals(0, position.outcomeForFirst());
    assertEquals(0, position.marginForFirst());
  }

  @Test
  void theResultDoesNotDependOnWhoMovedLast() {
    for (String side : new String[] {"w", "b"}) {
      Position position = stacking(side, "a1 w12**", "b1 b11*");
      assertTrue(position.isTerminal());
      assertEquals(1, position.marginForFirst());
    }
  }
}
