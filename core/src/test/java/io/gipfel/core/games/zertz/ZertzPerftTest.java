package io.gipfel.core.games.zertz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of action sequences that independent programs agree on; every action is one ply. */
class ZertzPerftTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz       | start | 111 1944 204120",
        "zertz-blitz | start | 111 1944 204120",
        "zertz-r48   | start | 144 2961 408618",
        "zertz-r61   | start | 183 4320 764640",
        "zertz | ----/.--.-/..-.../-.bg.../...g.w/...../---- w chain 2,3,6 1,2,3/2,1,0 d4 - -"
            + " | 2 126 1500 36066",
        "zertz | ----/-b-gb/-w.b../---ggg-/------/-----/---- w place 0,0,0 2,2,5/3,2,2 - - -"
            + " | 9 24 24 27",
      })
  void countsActionSequences(String name, String start, String counts) {
    Game game = Games.byName(name);
    Position position = game.notation().parsePosition(start);
    String[] expected = counts.split(" ", -1);
    Perft perft = new Perft(game, expected.length);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertEquals(Long.parseLong(expected[depth - 1]), perft.count(position, depth));
    }
  }
}
