package io.gipfel.core.games.yinsh;

import io.gipfel.core.Game;
import io.gipfel.core.OtherProgram;
import io.gipfel.core.games.Games;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uniformly random games look like those of an independent program. */
class YinshStatisticsTest {

  private static final int GAMES = 10_000;

  /**
   * Figures of that program, to the last digit given. Each of the twelve checks raises a false
   * alarm with probability 7e-6; the seed is fixed, so it does so for ever or never.
   */
  @ParameterizedTest
  @CsvSource({
    "yinsh, .323, .313, 71.8, 58.2, 1.78, .163",
    "yinsh-blitz, .401, .380, 53.5, 42.0, .78, .780",
  })
  void randomGamesLookLikeThoseOfAnotherProgram(
      String name,
      double whiteWins,
      double blackWins,
      double plies,
      double moves,
      double rows,
      double byRings) {
    Game game = Games.byName(name);
    SplittableRandom random = new SplittableRandom(20_260_112);
    int[] legal = new int[game.maxLegalActions()];
    double[][] figures = new double[6][GAMES];
    for (int i = 0; i < GAMES; i++) {
      YinshPosition position = (YinshPosition) game.newPosition();
      int rowsTaken = 0;
      int movesMade = 0;
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        rowsTaken += position.phase() == Phase.ROW ? 1 : 0;
        movesMade += position.phase() == Phase.MOVE ? 1 : 0;
        position.play(legal[random.nextInt(count)]);
      }
      figures[0][i] = position.outcomeForFirst() > 0 ? 1 : 0;
      figures[1][i] = position.outcomeForFirst() < 0 ? 1 : 0;
      figures[2][i] = position.ply();
      figures[3][i] = movesMade;
      figures[4][i] = rowsTaken;
      figures[5][i] = position.ending() == Ending.RINGS ? 1 : 0;
    }
    OtherProgram.assertAgrees("White wins", whiteWins, .0005, figures[0]);
    OtherProgram.assertAgrees("Black wins", blackWins, .0005, figures[1]);
    OtherProgram.assertAgrees("plies", plies, .05, figures[2]);
    OtherProgram.assertAgrees("moves", moves, .05, figures[3]);
    OtherProgram.assertAgrees("rows", rows, .005, figures[4]);
    OtherProgram.assertAgrees("ended by rings", byRings, .0005, figures[5]);
  }
}
