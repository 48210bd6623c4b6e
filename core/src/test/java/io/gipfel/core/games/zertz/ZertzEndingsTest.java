package io.gipfel.core.games.zertz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.core.hex.HexDiagrams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How games end. */
class ZertzEndingsTest {

  private static final Game GAME = Zertz.standard();

  private static void assertWins(Player winner, String how, Position position) {
    assertTrue(position.isTerminal());
    assertEquals(how, GAME.notation().ending(position));
    assertEquals(winner.sign(), position.outcomeForFirst());
    assertEquals(winner, position.toMove());
    assertEquals(0, position.score(winner.other()));
  }

  /** One marble short of a set, and the first jump takes it: the second is not made. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz       | w | 3,0,0 | white",
        "zertz       | g | 0,4,0 | gray",
        "zertz       | b | 0,0,5 | black",
        "zertz       | w | 2,4,3 | each",
        "zertz-r48   | g | 3,2,5 | each",
        "zertz-blitz | w | 2,0,0 | white",
        "zertz-blitz | g | 0,3,0 | gray",
        "zertz-blitz | b | 0,0,4 | black",
        "zertz-blitz | b | 2,3,1 | each",
      })
  void aSetWinsInTheMiddleOfAChain(String name, String taken, String captured, String how) {
    Game game = Games.byName(name);
    String board = Rings.board("wd1 " + taken + "d2 d3 gd4 d5");
    String ofBoard = name.equals("zertz-r48") ? on48(board) : board;
    Position position =
        game.notation().parsePosition(ofBoard + " b jump 0,0,0 0,0,1/" + captured + " - - -");
    HexDiagrams.play(game, position, "xd1d3");
    assertEquals(how, game.notation().ending(position));
    assertEquals(-1, position.outcomeForFirst());
  }

  /** The same rings on the larger board; its column d has one ring more. */
  private static String on48(String board) {
    String[] columns = board.split("/", -1);
    return "-----/------/-------/" + columns[3] + "-/-------/------/-----/----";
  }

  /** The claim at a placement; of what is complete at once, white comes first. */
  @Test
  void aSetWinsBeforeTheRemoval() {
    Position position = Rings.position(GAME, "wa1 a2 d4 d5", "w place 1,0,0 2,3,3/0,0,0");
    HexDiagrams.play(GAME, position, "Wa2");
    assertWins(Player.FIRST, "white", position);
  }

  @Test
  void whoFillsTheWholeBoardWinsWithoutASet() {
    Position position = Rings.position(GAME, "wd5 d4 gc3 be3", "b place 5,7,9 0,0,0/0,0,0");
    HexDiagrams.play(GAME, position, "Gd4");
    assertWins(Player.SECOND, "full", position);
    assertEquals(4, position.score(Player.SECOND));
  }

  @Test
  void alsoIfTheLastVacantRingWasRemoved() {
    Position position = Rings.position(GAME, "wa1 a2 a3", "w place 5,8,10 0,0,0/0,0,0");
    HexDiagrams.play(GAME, position, "Ga2", "-a3");
    assertWins(Player.FIRST, "full", position);
  }

  @Test
  void whoHasNothingToPlacePasses() {
    Position position = Rings.position(GAME, "wd1 d2 d3", "w pass 0,0,0 0,0,0/1,0,0");
    HexDiagrams.play(GAME, position, "pass");
    assertEquals("place", GAME.notation().phase(position));
    assertEquals(Player.SECOND, position.toMove());
  }

  @Test
  void twoPassesInARowAreADraw() {
    Position position = Rings.position(GAME, "wd1 d2 d3", "w pass 0,0,0 0,0,0/0,0,0");
    HexDiagrams.play(GAME, position, "pass");
    assertFalse(position.isTerminal());
    HexDiagrams.play(GAME, position, "pass");
    assertTrue(position.isTerminal());
    assertEquals("pass", GAME.notation().ending(position));
    assertEquals(0, position.marginForFirst());
  }

  /** Each takes what the other has just placed and gives it back: colours come around in time. */
  @Test
  void theSamePositionForTheThirdTimeIsADraw() {
    String start = "bb--/-b---/-gwb-b/----w.b/----w-/--gg-/--gw w jump 0,0,0 0,3,2/2,1,2 - - -";
    Position position = GAME.notation().parsePosition(start);
    HexDiagrams.play(
        GAME, position, "xf4d6", "xc6e5", "Bc6", "Wf4", "xf4d6", "xc6e5", "Wc6", "Wf4", "xf4d6");
    HexDiagrams.play(GAME, position, "xc6e5", "Bc6", "Gf4", "xf4d6");
    assertFalse(position.isTerminal());
    HexDiagrams.play(GAME, position, "xc6e5");
    assertTrue(position.isTerminal());
    assertEquals("repetition", GAME.notation().ending(position));
    assertEquals(0, position.outcomeForFirst());
  }

  @Test
  void theHundredthTurnWithAnEmptyPoolIsADraw() {
    String rings = Rings.board("wd1 d2 d3");
    Position position = GAME.notation().parsePosition(rings + " w pass 0,0,0 0,0,0/1,0,0 - 99 -");
    HexDiagrams.play(GAME, position, "pass");
    assertTrue(position.isTerminal());
    assertEquals("cap", GAME.notation().ending(position));
    assertEquals(0, position.outcomeForFirst());
  }

  /** The margin is what the loser still lacks: here one gray marble. */
  @Test
  void theMarginIsWhatTheLoserLacks() {
    Position position = Rings.position(GAME, "wd1 wd2 d3 a1 a2", "w jump 0,0,0 3,0,0/0,4,0");
    assertEquals(0, position.marginForFirst());
    HexDiagrams.play(GAME, position, "xd1d3");
    assertWins(Player.FIRST, "white", position);
    assertEquals(1, position.marginForFirst());
  }
}
