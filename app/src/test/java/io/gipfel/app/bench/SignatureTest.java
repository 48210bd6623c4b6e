package io.gipfel.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.gipfel.core.games.Games;
import org.junit.jupiter.api.Test;

class SignatureTest {

  /** The rules of tic-tac-toe don't change: neither does their part, on whatever machine. */
  @Test
  void rulesOfTicTacToeKeepTheirSignature() {
    Signature signature = Signature.of(Games.byName("tictactoe"));
    assertEquals("271a27b0b318790e", Long.toHexString(signature.rules()));
  }

  @Test
  void theSameTwice() {
    assertEquals(Signature.of(Games.byName("tictactoe")), Signature.of(Games.byName("tictactoe")));
  }

  @Test
  void gamesAndSearchesAreToldApart() {
    Signature one = Signature.of(Games.byName("tictactoe"));
    Signature two = Signature.of(Games.byName("tictactoe-2"));
    assertNotEquals(one.rules(), two.rules());
    assertNotEquals(one.encoder(), two.encoder());
    assertNotEquals(one.search(), two.search());
    assertNotEquals(one.hex(), two.hex());
  }
}
