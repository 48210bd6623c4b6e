package io.gipfel.core.games.gipf;

import io.gipfel.core.Game;
import io.gipfel.core.OtherProgram;
import io.gipfel.core.games.Games;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uniformly random games look like those of an independent program. */
class GipfStatisticsTest {

  private static final int GAMES = OtherProgram.GAMES;

  /**
   * Figures of that program from as many games, to the last digit given. Each of the fifteen checks
   * raises a false alarm with probability 7e-6; the seed is fixed, so it does so for ever or never.
   */
  @ParameterizedTest
  @CsvSource({
    "basic, .411, 30.45, 2.35, 0",
    "standard, .443, 30.54, 2.46, .027",
    "tournament, .488, 36.69, 2.86, .308",
  })
  void randomGamesLookLikeThoseOfAnotherProgram(
      String rules, double whiteWins, double pushes, double removals, double byGipfPieces) {
    Game game = Games.byName("gipf-" + rules);
    SplittableRandom random = new SplittableRandom(20_260_107);
    int[] legal = new int[game.maxLegalActions()];
    double[][] figures = new double[5][GAMES];
    for (int i = 0; i < GAMES; i++) {
      GipfPosition position = (GipfPosition) game.newPosition();
      int removalsMade = 0;
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        removalsMade += position.isRemoving() ? 1 : 0;
        position.play(legal[random.nextInt(count)]);
      }
      figures[0][i] = position.outcomeForFirst() > 0 ? 1 : 0;
      figures[1][i] = position.pushesMade();
      figures[2][i] = removalsMade;
      figures[3][i] = position.ending() == Ending.GIPF ? 1 : 0;
      figures[4][i] = position.ending() == Ending.CAP ? 1 : 0;
    }
    OtherProgram.assertAgrees("White wins", whiteWins, .0005, figures[0]);
    OtherProgram.assertAgrees("pushes", pushes, .005, figures[1]);
    OtherProgram.assertAgrees("removals", removals, .005, figures[2]);
    OtherProgram.assertAgrees("lost by GIPF pieces", byGipfPieces, .0005, figures[3]);
    OtherProgram.assertAgrees("draws by the cap of pushes", 0, 0, figures[4]);
  }
}
