package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of action sequences that several independent programs agree on. */
class DvonnPerftTest {

  private final Game game = Dvonn.withPlacement();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "start | 49 2352 110544 5085024",
        "wwbbbwbwbbwbrbrbbbbwbbwwwwwwrwbwbbbwbbwwbwwbwwwwb | 49 2109 102253 4793825",
        "wwbbbwbrbbbbwbwbwwbwbrbrbbbwbbwwbbwbwwwwwwwwwbwwb | 49 1918 97206 4154555",
        "w1,.,w2,.,w1,b1,.,w2,b1/w1,b1,r,b2,b1,w1,w1,w1,b1,b1/w1,w1,b1,b1,w1,w1,b1,r,b1,b1,w1"
            + "/b1,b1,w1,b1,w1,r,b2,b2,w1,w1/.,w2,w1,b1,b1,.,.,w1,w1 w stack"
            + " | 49 2336 117672",
        ".,.,.,.,.,w2,w2,.,./.,.,.,.,.,.,.,b5,b1,./.,.,.,.,.,.,.,.,r,b1,b1"
            + "/.,.,.,.,.,.,b2,w2*,w2,r/.,.,.,.,.,w1,.,.,. w stack"
            + " | 6 58 206 829 1615",
      })
  void countsActionSequences(String start, String counts) {
    Position position = game.notation().parsePosition(start);
    String[] expected = counts.split(" ", -1);
    Perft perft = new Perft(game, expected.length);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertEquals(Long.parseLong(expected[depth - 1]), perft.count(position, depth));
    }
  }
}
