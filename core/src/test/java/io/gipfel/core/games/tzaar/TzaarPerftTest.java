package io.gipfel.core.games.tzaar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Perft;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of action sequences that independent programs agree on. */
class TzaarPerftTest {

  private final Game game = Tzaar.withFixedSetup();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fixed | 42 1797 260556",
        "placed | 180 31860",
        ".zZaz/tTtTTa/atAZAZA/ATAZTttT/t.TaTzaa/Tt.aTzAA/tATAtzT/TtTatZ/taZtz b place | 3 6 6 466",
      })
  void countsActionSequences(String start, String counts) {
    Position position = game.notation().parsePosition(start);
    String[] expected = counts.split(" ", -1);
    Perft perft = new Perft(game, expected.length);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertEquals(Long.parseLong(expected[depth - 1]), perft.count(position, depth));
    }
  }

  /** Programs that don't know stackings that lose at once count fewer. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "T2.T.T/...A.t/Z.....z2/T.t2.ZT3../.Z....t2./Z.a2....a2/..T...t2/.....a/.T..A w first"
            + " | 6 185 2000 | 6 185 2000",
        "...z2./T.t2.../.Z3...../......../At.Z2..../t......a/......t2/....t3./Z2T3... w first"
            + " | 7 97 173 | 7 85 173",
        "..T2../a5...../....t../......z3./...Z..../......../T2.....t2/....../A6a2... w first"
            + " | 3 15 18 | 3 14 18",
        "....T/...z../t.....T/..A2.a2.../....t.../TT..Z..T/...a.a./aa2..T./..... w second"
            + " | 20 126 1389 | 16 126 1314",
      })
  void countsWithoutStackingsThatLoseAtOnce(String start, String all, String others) {
    Position position = game.notation().parsePosition(start);
    String[] expected = others.split(" ", -1);
    countsActionSequences(start, all);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertEquals(Long.parseLong(expected[depth - 1]), countSound(position, depth));
    }
  }

  private long countSound(Position position, int depth) {
    long count = 0;
    for (int action : Positions.legalActions(game, position)) {
      Position next = Positions.copyOf(game, position);
      next.play(action);
      if (!losesAtOnce(position, next)) {
        count += depth == 1 ? 1 : countSound(next, depth - 1);
      }
    }
    return count;
  }

  static boolean losesAtOnce(Position before, Position after) {
    Player actor = before.toMove();
    return after.isTerminal() && after.toMove() == actor && after.score(actor) == 0;
  }
}
