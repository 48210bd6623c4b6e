package io.gipfel.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.gipfel.core.games.Games;
import org.junit.jupiter.api.Test;

class SignatureTest {

  /** The rules are proved and don't change: neither does their part of the signature. */
  @Test
  void rulesOfDvonnKeepTheirSignature() {
    Signature signature = Signature.of(Games.byName("dvonn"));
    assertEquals("3665bd76c67c06bf", Long.toHexString(signature.rules()));
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
