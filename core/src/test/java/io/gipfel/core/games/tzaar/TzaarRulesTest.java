package io.gipfel.core.games.tzaar;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules and the rulings where programs differ, a sentence and a small position each. */
class TzaarRulesTest {

  /** A piece of each type for both, away from e3 and from what stands around it. */
  private static final String[] REST = {"a1 Z", "a5 A", "i5 T", "i1 z", "c7 a", "i2 t"};

  private final Game game = Tzaar.withFixedSetup();
  private final Notation notation = game.notation();

  /** A position with {@link #REST} and these stacks, such as {@code "e3 Z2"}. */
  private Position with(String turn, String... stacks) {
    String[] all = Stream.concat(Arrays.stream(REST), Arrays.stream(stacks)).toArray(String[]::new);
    return position(turn, all);
  }

  private Position position(String turn, String... stacks) {
    return notation.parsePosition(Boards.of(stacks) + " " + turn);
  }

  private Set<String> legal(Position position) {
    return Arrays.stream(Positions.legalActions(game, position))
        .mapToObj(action -> notation.formatAction(position, action))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The legal actions of the stack on a point. */
  private Set<String> legal(Position position, String point) {
    return legal(position).stream()
        .filter(action -> action.startsWith(point))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Position play(Position position, String... actions) {
    for (String action : actions) {
      position.play(notation.parseAction(position, action));
    }
    return position;
  }

  private void assertTurn(String expected, Position position) {
    String text = notation.formatPosition(position);
    assertEquals(expected, text.substring(text.indexOf(' ') + 1));
  }

  private void assertWon(Player winner, String reason, Position position) {
    assertTrue(position.isTerminal());
    assertEquals(Set.of(), legal(position));
    assertEquals(winner.sign(), position.outcomeForFirst());
    assertEquals(1, position.score(winner));
    assertEquals(reason, notation.ending(position));
  }

  @Test
  void theFixedStartShowsSixNineAndFifteenOfEach() {
    Stacks stacks = Tzaar.fixedStart().stacks();
    for (Player player : Player.values()) {
      for (PieceType type : PieceType.values()) {
        assertEquals(type.count, Long.bitCount(stacks.of(player, type)));
      }
    }
  }

  @Test
  void whiteOpensWithACaptureAndNothingElse() {
    Position position = game.newPosition();
    assertTurn("w open", position);
    assertEquals(42, legal(position).size());
    assertTrue(legal(position).stream().allMatch(action -> action.contains("x")));
    play(position, "e2xf1");
    assertTurn("b first", position);
  }

  @Test
  void aTurnIsACaptureAndThenACaptureAStackingOrAPass() {
    Position position = play(game.newPosition(), "e2xf1");
    assertTrue(legal(position).stream().allMatch(action -> action.contains("x")));
    play(position, "c3xd3");
    assertTurn("b second", position);
    assertTrue(legal(position).containsAll(Set.of("a3+a2", "b4xb5", "pass")));
    play(position, "pass");
    assertTurn("w first", position);
    assertFalse(legal(position).contains("pass"), "the first action is never passed");
  }

  @Test
  void bothActionsOfATurnMayBeOfTheSamePiece() {
    Position position = with("w first", "e3 Z", "f3 t", "g3 t");
    play(position, "e3xf3", "f3xg3");
    assertTurn("b first", position);
  }

  @Test
  void aStackMovesOverEmptyPointsToTheFirstOccupiedOne() {
    assertEquals(
        Set.of("d1xd5", "d1xf2"),
        legal(with("w first", "d1 T", "d5 t", "d7 t", "f2 t", "g2 t"), "d1"),
        "never over a piece, never to an empty point");
  }

  @Test
  void linesDoNotCrossTheHole() {
    Position position =
        position("w second", "e4 T", "e5 t", "d4 A", "f5 t", "d5 Z", "f4 t", "i1 z", "i2 a");
    assertEquals(Set.of("e4+d4", "e4xf4"), legal(position, "e4"));
    assertEquals(Set.of("d4+d5", "d4+e4"), legal(position, "d4"));
    assertEquals(Set.of("d5+d4", "d5xe5"), legal(position, "d5"));
  }

  @Test
  void aCaptureTakesAStackOfAtMostTheMoversHeight() {
    String[] targets = {"d3 t2", "e4 t", "f3 t3", "e2 t4"};
    assertEquals(Set.of("e3xe4"), legal(with(targets, "e3 T"), "e3"));
    assertEquals(Set.of("e3xe4", "e3xd3"), legal(with(targets, "e3 T2"), "e3"));
    assertEquals(Set.of("e3xe4", "e3xd3", "e3xf3"), legal(with(targets, "e3 T3"), "e3"));
    assertEquals(Set.of("e3xe4", "e3xd3", "e3xf3", "e3xe2"), legal(with(targets, "e3 T9"), "e3"));
  }

  private Position with(String[] targets, String mover) {
    return with(
        "w first", Stream.concat(Stream.of(mover), Arrays.stream(targets)).toArray(String[]::new));
  }

  @Test
  void captureRemovesTheWholeStackAndKeepsTheMoversHeight() {
    Position position = play(with("w first", "e3 T5", "f3 a4"), "e3xf3");
    assertEquals(with("w second", "f3 T5").hash(), position.hash());
  }

  @Test
  void stackingAddsHeightsWithoutLimitAndTheMoverIsOnTop() {
    Position position = play(with("w second", "e3 T9", "f3 A8"), "e3+f3");
    assertEquals(with("b first", "f3 T17").hash(), position.hash());
  }

  @Test
  void whatLiesInsideAStackDoesNotCount() {
    // Black's only Tzaar is on top on i1; those inside of the Tott on e3 don't show.
    Position position = with("w first", "e3 t7", "h1 Z");
    assertWon(Player.FIRST, "type", play(position, "h1xi1"));
  }

  @Test
  void whoLosesHisLastPieceOfATypeHasLostAtOnce() {
    assertWon(Player.FIRST, "type", play(with("w first", "h1 T"), "h1xi1"));
    assertWon(Player.SECOND, "type", play(with("b second", "a4 t"), "a4xa5"));
  }

  @Test
  void noSecondActionFollowsAWinOnTheFirst() {
    Position position = play(with("w first", "h1 T", "e3 T", "f3 t"), "h1xi1");
    assertTurn("w first", position);
    assertEquals(Set.of(), legal(position));
  }

  @Test
  void whoCoversHisOwnLastPieceOfATypeHasLostAtOnce() {
    Position position = with("w second", "a2 T");
    assertTrue(legal(position).contains("a2+a1"), "it is legal");
    assertWon(Player.SECOND, "own-stack", play(position, "a2+a1"));
    assertTurn("w second", position);
  }

  @Test
  void coveringWithTheLastPieceOfATypeIsNoLoss() {
    Position position = play(with("w second", "a2 T"), "a1+a2");
    assertFalse(position.isTerminal());
    assertTurn("b first", position);
  }

  @Test
  void whoBeginsHisTurnAndCannotCaptureHasLost() {
    String[] stacks = {"a1 Z", "a2 A", "a3 T", "i1 z2", "i2 a2", "i3 t2"};
    assertWon(Player.SECOND, "nocapture", position("w first", stacks));
  }

  @Test
  void onlyWhoBeginsHisTurnMustBeAbleToCapture() {
    String[] stacks = {"a1 Z", "a2 A", "a3 T", "i1 z2", "i2 a2", "i3 t2", "d4 T"};
    // White can't capture, but is in the middle of his turn, or not to act at all.
    Position second = position("w second", stacks);
    assertFalse(second.isTerminal());
    assertTrue(legal(second).contains("pass"));
    assertFalse(
        position("b first", "a1 Z", "a2 A", "a3 T", "a4 z2", "i2 a2", "i3 t2").isTerminal());
  }

  @Test
  void theLastTypeIsAskedForBeforeTheOpponentsCaptures() {
    // After the capture Black shows no Tzaar, and could not capture anything either.
    Position position = position("w second", "a1 Z3", "a2 A3", "a3 T3", "a4 z", "i2 a", "i3 t");
    assertWon(Player.FIRST, "type", play(position, "a3xa4"));
  }

  @Test
  void twoCapturesInEitherOrderGiveTheSamePosition() {
    String[] stacks = {"e3 Z", "f3 t", "d5 T", "d6 a"};
    assertEquals(
        play(with("w first", stacks), "e3xf3", "d5xd6").hash(),
        play(with("w first", stacks), "d5xd6", "e3xf3").hash());
  }

  @Test
  void playersPlaceOnePieceInTurnAndWhiteThenOpens() {
    Position position = Tzaar.withPlacement().newPosition();
    assertEquals(180, legal(position).size());
    for (int ply = 0; ply < 60; ply++) {
      assertEquals("place", notation.phase(position));
      assertEquals(ply % 2 == 0 ? Player.FIRST : Player.SECOND, position.toMove());
      int[] placements = Positions.legalActions(game, position);
      position.play(placements[placements.length / 2]);
    }
    assertTurn("w open", position);
    assertEquals(60, position.ply());
  }

  @Test
  void nobodyPlacesMoreOfATypeThanHeHas() {
    Position position = Tzaar.withPlacement().newPosition();
    for (int pair = 0; pair < 6; pair++) {
      String white = ReferenceTzaar.POINTS.get(2 * pair);
      String black = ReferenceTzaar.POINTS.get(2 * pair + 1);
      play(position, "Z@" + white, "T@" + black);
    }
    assertEquals(2 * 48, legal(position).size());
    assertTrue(legal(position).stream().noneMatch(action -> action.startsWith("Z")));
  }

  @Test
  void aRandomSetupIsTheFixedOneShuffled() {
    TzaarPosition position = (TzaarPosition) Tzaar.withRandomSetup().newPosition(5);
    assertTurn("w open", position);
    for (Player player : Player.values()) {
      for (PieceType type : PieceType.values()) {
        assertEquals(type.count, Long.bitCount(position.stacks().of(player, type)));
      }
    }
    assertFalse(position.hash() == Tzaar.withRandomSetup().newPosition(6).hash());
  }
}
