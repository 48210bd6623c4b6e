package io.gipfel.core.games.yinsh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Perft;
import io.gipfel.core.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of action sequences of another program; every action is one ply. */
class YinshPerftTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "yinsh | start | 85 7140 592620",
        // White's third ring wins at once.
        "yinsh |"
            + " Bb.b/..b..../.B.b..../..W....../..w..bb.../..w..b.../w.wwbB.B../w.www.w../b.bw...B/W..W.../...."
            + " w row w 30 2,0 | 1 3 0",
        // Rows of both.
        "yinsh |"
            + " wwBb/Wbwbbbw/Bbwwwwwb/..BbbbbbB/.bb.bbWbwb/...b.bb.b/w.b.b..bbW/W..b....b/.w...w../W..b..B/...w"
            + " w row w 8 0,0 | 1 5 5",
        // A row with the last marker.
        "yinsh |"
            + " bw../Bbwbw../www.wW../bwwwbbwwb/BbwwW.b.../w.bB.bbb./wWbw.Wwbww/wbbWbbBBw/.wb.bbbb/.w..w.w/..w."
            + " w row w 0 0,0 | 1 5 79",
        // Two markers left.
        "yinsh |"
            + " .w../bbbw.wW/bwbwBBww/wBwb.w.b./bbwbBbb.bw/.wb.bB.bb/.bwb.wwbW./.w..bb.w./.wWwwb../..b..wb/bw.."
            + " b move b 2 2,0 | 22 247 20",
        "yinsh-blitz | ..../....W.w/wWb...W./.....Bb../....bw..W./....bb.b./....Bbb.B./..w..bbb./"
            + ".W...wb./....BB./w... w move w 33 0,0 | 52 2239 105340",
      })
  void countsActionSequences(String name, String start, String counts) {
    var game = Games.byName(name);
    var position = game.notation().parsePosition(start);
    String[] expected = counts.split(" ", -1);
    Perft perft = new Perft(game, expected.length);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertEquals(Long.parseLong(expected[depth - 1]), perft.count(position, depth));
    }
  }
}
