package io.gipfel.core.games.zertz;

import io.gipfel.core.Game;
import io.gipfel.core.OtherProgram;
import io.gipfel.core.games.Games;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uniformly random games look like those of an independent program. */
class ZertzStatisticsTest {

  private static final int GAMES = OtherProgram.GAMES;

  private static final int FIGURES = 8;
  private static final List<Ending> SETS =
      List.of(Ending.WHITE, Ending.GRAY, Ending.BLACK, Ending.EACH);

  /**
   * Figures of that program from as many games, to the last digit given. Each of the 32 checks
   * raises a false alarm with probability 7e-6; the seed is fixed, so it does so for ever or never.
   */
  @ParameterizedTest
  @CsvSource({
    "zertz,       .500, 52.00, 30.76, .325, .225, .140, .309, .067",
    "zertz-blitz, .504, 37.79, 22.03, .361, .196, .089, .354, .005",
    "zertz-r48,   .504, 54.89, 31.84, .284, .234, .164, .319, .151",
    "zertz-r61,   .501, 58.34, 33.35, .264, .238, .182, .315, .279",
  })
  void randomGamesLookLikeThoseOfAnotherProgram(
      String name,
      double firstWins,
      double plies,
      double turns,
      double white,
      double gray,
      double black,
      double each,
      double ownPlaced) {
    double[][] figures = play(Games.byName(name));
    double[] expected = {firstWins, plies, turns, white, gray, black, each, ownPlaced};
    for (int i = 0; i < FIGURES; i++) {
      OtherProgram.assertAgrees(
          "figure " + i, expected[i], expected[i] < 1 ? .0005 : .005, figures[i]);
    }
  }

  private static double[][] play(Game game) {
    SplittableRandom random = new SplittableRandom(20_260_112);
    int[] legal = new int[game.maxLegalActions()];
    double[][] figures = new double[FIGURES][GAMES];
    for (int i = 0; i < GAMES; i++) {
      ZertzPosition position = (ZertzPosition) game.newPosition();
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        boolean begins = position.phase() != Phase.REMOVE && position.phase() != Phase.CHAIN;
        figures[2][i] += begins ? 1 : 0;
        if (position.phase() == Phase.PLACE && position.pool() == 0) {
          figures[7][i] = 1;
        }
        position.play(legal[random.nextInt(count)]);
      }
      figures[0][i] = position.outcomeForFirst() > 0 ? 1 : 0;
      figures[1][i] = position.ply();
      int kind = SETS.indexOf(position.ending());
      if (kind >= 0) {
        figures[3 + kind][i] = 1;
      }
    }
    return figures;
  }
}
