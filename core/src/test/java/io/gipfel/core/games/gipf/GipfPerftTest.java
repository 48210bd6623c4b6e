package io.gipfel.core.games.gipf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of action sequences that independent programs agree on; a removal is one ply. */
class GipfPerftTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "basic | start | 42 1764 73800",
        "tournament | start | 42 1764 148176",
        "basic | .wwb/..w.b/.....b/.b....w/.w..wb/b...w/bwbb w push 6,6 0,1 G0,0S21,21"
            + " | 36 1288 42312",
        "standard | w.../bbwwb/b.w.b./w...B../.W.w../.b.wb/..bb w push 9,6 1,0 G3,3S29,29"
            + " | 38 1440 52270",
        "tournament | ww.w/..wbb/b...bw/w.B.wwb/.W..../bw.w./b..w b push 4,7 2,1 G3,2S28,28"
            + " | 40 1576 52430",
      })
  void countsActionSequences(String rules, String start, String counts) {
    var game = Games.byName("gipf-" + rules);
    Position position = game.notation().parsePosition(start);
    String[] expected = counts.split(" ", -1);
    Perft perft = new Perft(game, expected.length);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertEquals(Long.parseLong(expected[depth - 1]), perft.count(position, depth));
    }
  }
}
