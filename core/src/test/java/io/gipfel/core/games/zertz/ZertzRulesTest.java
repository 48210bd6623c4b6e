package io.gipfel.core.games.zertz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.core.hex.HexDiagrams;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns, free rings, captures and claims, a sentence of the rules and a board each. */
class ZertzRulesTest {

  private static final Game GAME = Zertz.standard();
  private static final String NOTHING = " 0,0,0/0,0,0";

  private static Set<String> legal(Position position) {
    return HexDiagrams.legal(GAME, position);
  }

  private static void play(Position position, String... actions) {
    HexDiagrams.play(GAME, position, actions);
  }

  private static void assertStands(String rings, String rest, Position position) {
    assertEquals(
        Rings.board(rings) + " " + rest + " - - -", GAME.notation().formatPosition(position));
  }

  @ParameterizedTest
  @CsvSource({"zertz, 12", "zertz-blitz, 12", "zertz-r48, 6", "zertz-r61, 12"})
  void boardsHaveTheirSymmetries(String name, int symmetries) {
    assertEquals(symmetries, Games.byName(name).symmetries().size());
  }

  /** Marble first, then a ring, by the same player: at the start one of the 18 at the rim. */
  @Test
  void aTurnIsAMarbleAndThenARing() {
    Position position = GAME.newPosition();
    play(position, "Wd4");
    assertEquals(Player.FIRST, position.toMove());
    assertEquals(18, legal(position).size());
    play(position, "-d1");
    assertEquals(Player.SECOND, position.toMove());
    assertEquals(3 * 35, legal(position).size());
  }

  /**
   *
   *
   * <pre>
   *       d5
   *        |
   *       d4
   *      /  \
   *    c3    e3
   * </pre>
   */
  @Test
  void aRingIsFreeIfTwoNeighbouringPlacesBesideItAreEmpty() {
    Position position = Rings.position(GAME, "wd5 d4 c3 e3", "w remove 5,8,10" + NOTHING);
    assertEquals(Set.of("-c3", "-e3"), legal(position));
  }

  @Test
  void aVacantRingAllAloneIsFree() {
    Position position = Rings.position(GAME, "wd5 d4 a1", "w remove 5,8,10" + NOTHING);
    assertEquals(Set.of("-d4", "-a1"), legal(position));
  }

  @Test
  void theTurnEndsWithoutARemovalOnlyIfNoRingIsFree() {
    Position position = Rings.position(GAME, "wd5 d4 c3 be3", "w place 5,8,9" + NOTHING);
    play(position, "Gc3");
    assertStands("wd5 d4 gc3 be3", "b place 5,7,9" + NOTHING, position);
  }

  /** Also one that a group offers which is cut off from all others. */
  @Test
  void captureIsCompulsory() {
    String rings = "a1 a2 a3 b1 b2 wg1 bg2 g3";
    Position position = Rings.position(GAME, rings, "w jump 5,8,9" + NOTHING);
    assertEquals(Set.of("xg1g3"), legal(position));
    play(position, "xg1g3");
    assertStands("a1 a2 a3 b1 b2 g1 g2 wg3", "b place 5,8,9 0,0,1/0,0,0", position);
  }

  @Test
  void theJumperGoesOnAsLongAsItCan() {
    Position position = Rings.position(GAME, "wd1 bd2 d3 gd4 d5 a1 a2", "w jump 5,7,9" + NOTHING);
    play(position, "xd1d3");
    assertEquals("chain", GAME.notation().phase(position));
    assertEquals(Player.FIRST, position.toMove());
    assertEquals(Set.of("xd3d5"), legal(position));
    play(position, "xd3d5");
    assertStands("d1 d2 d3 d4 wd5 a1 a2", "b place 5,7,9 0,1,1/0,0,0", position);
  }

  /** Two marbles could be taken upwards; the one to the right alone may be chosen. */
  @Test
  void aSmallerCaptureMayBeChosen() {
    Position position = Rings.position(GAME, "wd1 bd2 d3 gd4 d5 be1 f1", "w jump 5,7,8" + NOTHING);
    assertEquals(Set.of("xd1d3", "xd1f1"), legal(position));
    play(position, "xd1f1");
    assertEquals(Player.SECOND, position.toMove());
  }

  @Test
  void aChainMayComeBackToWhereItBegan() {
    Position position = Rings.position(GAME, "wd4 bd5 d6 ge5 f4 be4", "w jump 5,7,8" + NOTHING);
    play(position, "xd4d6", "xd6f4", "xf4d4");
    assertStands("wd4 d5 d6 e5 f4 e4", "b place 5,7,8 0,1,2/0,0,0", position);
  }

  @Test
  void ringsWithoutAVacantOneGoToWhoCutThemOff() {
    Position position = Rings.position(GAME, "wa1 a2 a3 ga4", "b remove 5,7,10" + NOTHING);
    play(position, "-a2");
    assertStands("a3 ga4", "w place 5,7,10 0,0,0/1,0,0", position);
  }

  /** No part is the main one: here three rings are claimed and one stays. */
  @Test
  void theLargerPartIsClaimedAsWell() {
    Position position = Rings.position(GAME, "wd1 gd2 bd3 d4 d5", "w remove 5,7,9" + NOTHING);
    play(position, "-d4");
    assertStands("d5", "b place 5,7,9 1,1,1/0,0,0", position);
  }

  @Test
  void aMarbleOnTheLastVacantRingOfAGroupClaimsItBeforeTheRemoval() {
    Position position = Rings.position(GAME, "wa1 a2 d4 d5", "w place 5,8,10" + NOTHING);
    play(position, "Ga2");
    assertStands("d4 d5", "w remove 5,7,10 1,1,0/0,0,0", position);
    play(position, "-d5");
    assertStands("d4", "b place 5,7,10 1,1,0/0,0,0", position);
  }

  @Test
  void aGroupWithAVacantRingStaysInPlay() {
    Position position = Rings.position(GAME, "wa1 a2 a3 d4 d5", "w remove 5,8,10" + NOTHING);
    play(position, "-a3");
    assertStands("wa1 a2 d4 d5", "b place 5,8,10" + NOTHING, position);
    assertEquals(9, legal(position).size());
  }

  @Test
  void capturedMarblesArePlacedOnlyFromAnEmptyPool() {
    String rings = "wa1 a2 a3";
    Position last = Rings.position(GAME, rings, "w place 1,0,0 0,2,0/0,0,0");
    assertEquals(Set.of("Wa2", "Wa3"), legal(last));
    Position empty = Rings.position(GAME, rings, "w place 0,0,0 0,2,0/0,0,0");
    assertEquals(Set.of("Ga2", "Ga3"), legal(empty));
    play(empty, "Ga3", "-a2");
    // What stood alone is claimed, the marble that was placed among it.
    assertEquals(
        Rings.board("-a1") + " w over 0,0,0 1,2,0/0,0,0 - 1 -",
        GAME.notation().formatPosition(empty));
    assertFalse(empty.outcomeForFirst() < 0);
  }
}
