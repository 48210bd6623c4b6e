package io.gipfel.core.games.punct;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uniformly random games look like those of an independent program. */
class PunctStatisticsTest {

  private static final int GAMES = 400;

  /** Samples that differ by more than this many standard errors of their difference differ. */
  private static final double MOST_ERRORS = 4.5;

  /** How much larger the error of the other program's 20,000 games makes that of a difference. */
  private static final double OTHER_ERROR = Math.sqrt(1 + GAMES / 20_000.0);

  /**
   * Figures of that program from 20,000 games, to the last digit given. Each of the eight checks
   * raises a false alarm with probability 7e-6; the seed is fixed, so it does so for ever or never.
   */
  @ParameterizedTest
  @CsvSource({
    "punct, .451, 67.7, 33.9, 2119",
    "punct-basic, .002, 61.1, 33.9, 2490",
  })
  void randomGamesLookLikeThoseOfAnotherProgram(
      String name, double whiteWins, double actions, double placements, double legalActions) {
    Game game = Games.byName(name);
    SplittableRandom random = new SplittableRandom(20_260_111);
    int[] legal = new int[game.maxLegalActions()];
    double[][] figures = new double[4][GAMES];
    for (int i = 0; i < GAMES; i++) {
      PunctPosition position = (PunctPosition) game.newPosition();
      int placed = 0;
      long most = 0;
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        int action = legal[random.nextInt(count)];
        placed += PunctActions.isMove(action) ? 0 : 1;
        most += count;
        position.play(action);
      }
      figures[0][i] = position.outcomeForFirst() > 0 ? 1 : 0;
      figures[1][i] = position.ply();
      figures[2][i] = placed;
      // Weighted by length, as a mean over all plies is.
      figures[3][i] = most - legalActions * position.ply();
    }
    check("White wins", whiteWins, .0005, figures[0]);
    check("actions", actions, .05, figures[1]);
    check("placements", placements, .05, figures[2]);
    check("legal actions", 0, .5 * actions, figures[3]);
  }

  private static void check(String what, double expected, double rounding, double[] values) {
    double sum = 0;
    double squares = 0;
    for (double value : values) {
      sum += value;
      squares += value * value;
    }
    double mean = sum / GAMES;
    double error = OTHER_ERROR * Math.sqrt((squares / GAMES - mean * mean) / GAMES);
    assertEquals(expected, mean, rounding + MOST_ERRORS * error, what);
  }
}
