package io.gipfel.core.games.punct;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomGames;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A sentence of the rules and a few pieces each; rulings where sources differ, too. */
class PunctRulesTest {

  private static final Game STANDARD = Punct.standard();
  private static final Game BASIC = Punct.basic();

  @Test
  void theBoardHasItsSpacesSidesAndCentre() {
    assertEquals(211, PunctBoard.SPACES);
    assertEquals(19, PunctBoard.common(PunctBoard.ALL, PunctBoard.centre(2)));
    assertEquals(7, PunctBoard.common(PunctBoard.ALL, PunctBoard.centre(1)));
    for (int axis = 0; axis < PunctBoard.AXES; axis++) {
      assertEquals(7, PunctBoard.common(PunctBoard.ALL, PunctBoard.side(axis, false)));
      assertEquals(7, PunctBoard.common(PunctBoard.ALL, PunctBoard.side(axis, true)));
    }
    assertTrue(PunctBoard.has(PunctBoard.side(0, false), PunctBoard.BOARD.cell("a8")));
    assertTrue(PunctBoard.has(PunctBoard.side(1, true), PunctBoard.BOARD.cell("p17")));
    assertTrue(PunctBoard.has(PunctBoard.side(2, true), PunctBoard.BOARD.cell("j2")));
    assertTrue(PunctBoard.has(PunctBoard.side(2, false), PunctBoard.BOARD.cell("h16")));
  }

  @Test
  void oneStepOfGrowingIsToTheNeighboursOnTheBoard() {
    for (int space = 0; space < PunctBoard.SPACES; space++) {
      int cell = PunctBoard.BOARD.cell(space);
      long[] set = new long[PunctBoard.WORDS];
      long[] around = new long[PunctBoard.WORDS];
      PunctBoard.add(set, cell);
      PunctBoard.spread(set, around);
      int near = 1;
      for (int direction = 0; direction < 6; direction++) {
        int next = PunctBoard.BOARD.step(cell, direction, 1);
        near += next >= 0 ? 1 : 0;
        assertTrue(next < 0 || PunctBoard.has(around, next));
      }
      assertEquals(near, PunctBoard.common(PunctBoard.ALL, around));
    }
  }

  @Test
  void allPlacesAndAllFirstActionsByKind() {
    assertEquals(5_931, Places.ON_BOARD);
    Position start = STANDARD.newPosition();
    Map<Kind, Long> byKind =
        Arrays.stream(Positions.legalActions(STANDARD, start))
            .boxed()
            .collect(Collectors.groupingBy(Places::kind, Collectors.counting()));
    assertEquals(
        Map.of(Kind.T, 954L, Kind.C, 444L, Kind.E, 888L, Kind.L, 900L, Kind.M, 900L, Kind.R, 900L),
        byKind);
  }

  @Test
  void theKindFollowsFromTheSpaces() {
    String[] pieces = {
      "i5.i6.j6", "i5.i4.i6", "i5.i6.i7", "i5.h6.i6", "i5.i6.j5", "i5.i6.j7",
    };
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      assertEquals(Kind.of(kind), Places.kind(Places.byName(pieces[kind])), pieces[kind]);
    }
  }

  @Test
  void noDotOfANewPieceMayBeInTheCentreInStandard() {
    Position later = Boards.position(STANDARD, "w", "1wb5.b6.b7", "1bn14.n15.n16");
    for (Position position : new Position[] {STANDARD.newPosition(), later}) {
      assertTrue(Boards.legal(STANDARD, position).contains("i4.i5.i6"));
      assertFalse(Boards.legal(STANDARD, position).contains("i5.i6.i7"));
    }
  }

  @Test
  void basicForbidsTheCentreToTheFirstPieceAlone() {
    Position position = BASIC.newPosition();
    assertFalse(Boards.legal(BASIC, position).contains("i5.i6.i7"));
    Boards.play(BASIC, position, "b5.b6.b7");
    assertTrue(Boards.legal(BASIC, position).contains("i9.i10.i11"));
  }

  @Test
  void aPieceGoesAnyDistanceAlongALineOverAnythingAndTakesAnyOrientation() {
    Position position = Boards.position(STANDARD, "w", "1we5.e6.e7", "1bg7.g8.g9", "1be9.e10.e11");
    assertTrue(Boards.movesFrom(STANDARD, position, "e5").contains("e5-k11.k12.k13"));
    assertTrue(Boards.movesFrom(STANDARD, position, "e5").contains("e5-e12.c10.d11"));
    assertFalse(Boards.movesFrom(STANDARD, position, "e5").contains("e5-f7.f8.f9"));
  }

  @Test
  void turningOnTheSpotIsAnActionUnlessAnOptionSaysOtherwise() {
    String[] pieces = {"1we5.e6.e7", "1bn14.n15.n16"};
    assertTrue(
        Boards.movesFrom(STANDARD, Boards.position(STANDARD, "w", pieces), "e5")
            .contains("e5-e5.f5.g5"));
    Game without = Punct.under(new PunctRules("p", true, true, 2, true, true, false));
    assertFalse(
        Boards.movesFrom(without, Boards.position(without, "w", pieces), "e5")
            .contains("e5-e5.f5.g5"));
  }

  @Test
  void theSamePlaceIsNoMove() {
    Position position = Boards.position(STANDARD, "w", "1we5.e6.e7", "1bn14.n15.n16");
    assertFalse(Boards.movesFrom(STANDARD, position, "e5").contains("e5-e5.e6.e7"));
  }

  @Test
  void aPieceMayEnterTheCentreAndLeaveIt() {
    Position position = Boards.position(STANDARD, "w", "1wi4.i5.i6", "1bn14.n15.n16");
    assertTrue(Boards.movesFrom(STANDARD, position, "i4").contains("i4-i9.i10.i11"));
  }

  @Test
  void aTriangleNeedsThreeEqualHeights() {
    Position position = Boards.position(STANDARD, "w", "1we5.e6.f6", "1wk5.k6.l6", "1bk7.l7.l8");
    // On k5, k6 and l6 all is one high, on k6, l6 and l7 as well; beyond that it is not.
    assertTrue(Boards.movesFrom(STANDARD, position, "e5").contains("e5-k5.k6.l6"));
    Boards.play(STANDARD, position, "e5-k5.k6.l6");
    assertTrue(Boards.board(STANDARD, position).contains("2wk5.k6.l6"));
    Position uneven = Boards.position(STANDARD, "w", "1we5.e6.f6", "1wk5.k6.k7", "1bn14.n15.n16");
    assertFalse(Boards.movesFrom(STANDARD, uneven, "e5").contains("e5-k5.k6.l6"));
  }

  @Test
  void theEndsLieEquallyHighAndTheMiddleMayBeLower() {
    // From k5 and m5, one high, a bridge leads over the bare l5.
    Position position = Boards.position(STANDARD, "w", "1wd5.e5.f5", "1wk5.k6.k7", "1bm5.m6.m7");
    assertTrue(Boards.movesFrom(STANDARD, position, "d5").contains("d5-k5.l5.m5"));
    Boards.play(STANDARD, position, "d5-k5.l5.m5");
    assertTrue(Boards.board(STANDARD, position).contains("2wk5.l5.m5"));
    // What is under the bridge is blocked: l5 is as good as taken.
    assertFalse(Boards.legal(STANDARD, position).contains("l5.l4.l3"));
    assertTrue(Boards.legal(STANDARD, position).contains("l6.l7.l8"));
  }

  @Test
  void theMiddleMayNotBeHigher() {
    Position position = Boards.position(STANDARD, "w", "1wd5.e5.f5", "1wl5.l6.l7", "1bn14.n15.n16");
    assertFalse(Boards.movesFrom(STANDARD, position, "d5").contains("d5-k5.l5.m5"));
  }

  @Test
  void aCoveredPieceIsPinnedAlsoUnderABridge() {
    Position position =
        Boards.position(
            STANDARD, "b", "1wk5.k6.k7", "1wm5.m6.m7", "1bl5.l6.l7", "2wk5.l5.m5", "1bd10.d11.d12");
    assertTrue(Boards.movesFrom(STANDARD, position, "l5").isEmpty());
    assertFalse(Boards.movesFrom(STANDARD, position, "d10").isEmpty());
  }

  @Test
  void thePunctOfAJumpIsAboveAnOwnDotAndMinorDotsAboveEither() {
    String[] pieces = {"1wd5.e5.f5", "1wk5.l5.m5", "1bn14.n15.n16", "1bk6.l6.m6"};
    Position position = Boards.position(STANDARD, "w", pieces);
    // The minor dots of the piece below serve as well as its PUNCT.
    assertTrue(Boards.movesFrom(STANDARD, position, "d5").contains("d5-m5.k5.l5"));
    Position enemy = Boards.position(STANDARD, "b", "1wd5.e5.f5", "1bk8.k9.k10", "1wk5.l5.m5");
    assertFalse(Boards.movesFrom(STANDARD, enemy, "k8").contains("k8-k5.l5.m5"));
    Position mixed = Boards.position(STANDARD, "w", "1wd5.e5.f5", "1wk5.j4.j3", "1bl5.m5.m6");
    assertTrue(Boards.movesFrom(STANDARD, mixed, "d5").contains("d5-k5.l5.m5"));
  }

  @Test
  void aPunctInTheMiddleOfABridgeNeedsAnOwnLowerDotUnlessAnOptionForbidsIt() {
    // Ends on k8 and m8, two high; the middle on l8: bare, White's and Black's in turn.
    String[] towers = {
      "1wk8.k9.l9", "1wm8.m9.n9", "2wk8.k9.l9", "2wm8.m9.n9", "1we8.d8.f8", "1bn14.n15.n16"
    };
    Position bare = Boards.position(STANDARD, "w", towers);
    Position own = Boards.position(STANDARD, "w", with(towers, "1wl8.l7.l6"));
    Position enemy = Boards.position(STANDARD, "w", with(towers, "1bl8.l7.l6"));
    assertFalse(Boards.movesFrom(STANDARD, bare, "e8").contains("e8-l8.k8.m8"));
    assertTrue(Boards.movesFrom(STANDARD, own, "e8").contains("e8-l8.k8.m8"));
    assertFalse(Boards.movesFrom(STANDARD, enemy, "e8").contains("e8-l8.k8.m8"));
    Game never = Punct.under(new PunctRules("p", true, true, 2, false, true, true));
    Position same = Boards.position(never, "w", with(towers, "1wl8.l7.l6"));
    assertFalse(Boards.movesFrom(never, same, "e8").contains("e8-l8.k8.m8"));
  }

  private static String[] with(String[] pieces, String more) {
    String[] all = Arrays.copyOf(pieces, pieces.length + 1);
    all[pieces.length] = more;
    return all;
  }

  @Test
  void bothEndsOfABridgeMayRestOnOnePieceUnlessAnOptionForbidsIt() {
    // The bent piece k5, k6, l7 lies under both ends of another, whose middle is over l6.
    String[] pieces = {"1wd5.e6.e7", "1wk5.k6.l7", "1bn14.n15.n16"};
    Position position = Boards.position(STANDARD, "w", pieces);
    assertTrue(Boards.movesFrom(STANDARD, position, "d5").contains("d5-k5.l6.l7"));
    Game never = Punct.under(new PunctRules("p", true, true, 2, true, false, true));
    Position same = Boards.position(never, "w", pieces);
    assertFalse(Boards.movesFrom(never, same, "d5").contains("d5-k5.l6.l7"));
  }

  @Test
  void aLevelIsAHeightAndNotANumberOfPieces() {
    // Under the middle of the bridge on level 2 there is nothing; who lies on it is on level 3.
    Position position =
        Boards.position(
            STANDARD,
            "w",
            "1wk5.k6.k7",
            "1bm5.m6.m7",
            "2wk5.l5.m5",
            "1wd5.e5.f5",
            "1bn14.n15.n16",
            "1bc9.c10.c11");
    assertTrue(Boards.movesFrom(STANDARD, position, "d5").contains("d5-k5.l5.m5"));
    Boards.play(STANDARD, position, "d5-k5.l5.m5");
    assertTrue(Boards.board(STANDARD, position).contains("3wk5.l5.m5"));
  }

  /** White lacks p10 and q11 for a way from a5, which leads over the second level. */
  private static final String[] ALMOST = {
    "1wa5.b5.c5",
    "1wd5.e5.f5",
    "2we5.d5.f5",
    "1wg5.h5.i5",
    "1wj5.k5.l6",
    "1wm7.n8.o9",
    "1bc9.c10.c11",
    "1bd10.d11.d12",
    "1bf12.f13.f14"
  };

  @Test
  void visibleNeighboursConnectOppositeSidesWhateverTheirLevels() {
    Position position = Boards.position(STANDARD, "w", ALMOST);
    Boards.play(STANDARD, position, "p10.q11.q12");
    assertTrue(position.isTerminal());
    assertEquals("connection", STANDARD.notation().ending(position));
    assertEquals(1, position.outcomeForFirst());
    assertEquals(20, position.marginForFirst());
    assertEquals(0, position.score(Player.SECOND));
  }

  /**
   * Both have a way from column a to column q, but White's piece f6 lies on a dot of Black's, and
   * White lacks e8 and f8.
   */
  private static final String[] TWO_WAYS = {
    "1ba5.b5.c5", "1bd5.e5.f5", "1bg5.h5.i5", "1bj5.k5.l5", "1bn6.m5.o7", "1bp8.p9.q10",
    "1wf6.f7.g7", "2wf6.d5.e5", "1wb8.a8.c8", "1wd8.c7.d7", "1wg8.h8.i8", "1wj8.k8.l8",
    "1wm8.n8.o8", "1wo9.p10.q11"
  };

  @Test
  void whoUncoversTheOthersConnectionLoses() {
    Position position = Boards.position(STANDARD, "w", TWO_WAYS);
    assertFalse(position.isTerminal());
    Boards.play(STANDARD, position, "f6-f10.e10.e11");
    assertEquals("connection", STANDARD.notation().ending(position));
    assertEquals(-1, position.outcomeForFirst());
  }

  @Test
  void ifBothAreConnectedTheMoverWins() {
    Position position = Boards.position(STANDARD, "w", TWO_WAYS);
    Boards.play(STANDARD, position, "f6-f8.e8.e9");
    assertEquals("connection", STANDARD.notation().ending(position));
    assertEquals(1, position.outcomeForFirst());
    assertEquals(Player.SECOND, position.toMove());
  }

  @Test
  void theLastPieceOfOnePlayerEndsTheGameAndTheCentreDecides() {
    for (Game game : new Game[] {STANDARD, BASIC}) {
      for (int seed = 0; seed < 20; seed++) {
        PunctPosition end = (PunctPosition) RandomGames.positionAfter(game, game.maxPlies(), seed);
        if (end.ending() == Ending.LAST) {
          Player last = end.toMove().other();
          assertEquals(0, end.pieces().inHand(last));
          assertTrue(end.pieces().inHand(last.other()) > 0);
          int difference = end.inCentre(Player.FIRST) - end.inCentre(Player.SECOND);
          assertEquals(game == BASIC ? 0 : difference, end.marginForFirst());
        }
      }
    }
  }

  @Test
  void aGameOf300ActionsIsADraw() {
    String text = "1bn14.n15.n16,1wb5.b6.b7,1wi8.i9.i10 b 622222/623222 299";
    Position position = STANDARD.notation().parsePosition(text);
    assertEquals(3, position.marginForFirst());
    Boards.play(STANDARD, position, "n14-n14.o14.p14");
    assertTrue(position.isTerminal());
    assertEquals("cap", STANDARD.notation().ending(position));
    assertEquals(0, position.marginForFirst());
  }

  @Test
  void theCentreMayBeASmallerOne() {
    Game small = Punct.under(new PunctRules("p", true, true, 1, true, true, true));
    assertTrue(Boards.legal(small, small.newPosition()).contains("i5.i6.i7"));
    assertFalse(Boards.legal(small, small.newPosition()).contains("i6.i7.i8"));
    assertEquals(8, small.encoder().maxMargin());
  }

  @Test
  void equalPiecesAreTheSame() {
    Position one = STANDARD.newPosition();
    Position other = STANDARD.newPosition();
    Boards.play(STANDARD, one, "b5.b6.b7", "n14.n15.n16", "e5.e6.e7");
    Boards.play(STANDARD, other, "e5.e6.e7", "n14.n15.n16", "b5.b6.b7");
    assertEquals(one.hash(), other.hash());
    assertEquals(one.toString(), other.toString());
  }
}
