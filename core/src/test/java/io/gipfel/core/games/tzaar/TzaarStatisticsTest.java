package io.gipfel.core.games.tzaar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.OtherProgram;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uniformly random games look like those of an independent program, and setups are uniform. */
class TzaarStatisticsTest {

  private static final int GAMES = OtherProgram.GAMES;

  private final SplittableRandom random = new SplittableRandom(20_260_109);

  /**
   * Figures of that program from as many games, to the last digit given. Each of the twenty checks
   * raises a false alarm with probability 7e-6; the seed is fixed, so it does so for ever or never.
   */
  @ParameterizedTest
  @CsvSource({
    "tzaar-random, false, .505, 46.33, .682, .247, .071",
    "tzaar, false, .521, 43.70, .690, .260, .050",
    "tzaar-placed, false, .511, 46.32, .683, .247, .070",
    "tzaar-random, true, .506, 47.59, .876, 0, .124",
  })
  void randomGamesLookLikeThoseOfAnotherProgram(
      String name,
      boolean soundly,
      double whiteWins,
      double plies,
      double byType,
      double byOwnStack,
      double byNoCapture) {
    Game game = Games.byName(name);
    double[][] figures = new double[5][GAMES];
    for (int i = 0; i < GAMES; i++) {
      TzaarPosition end = playOut(game, soundly);
      figures[0][i] = end.outcomeForFirst() > 0 ? 1 : 0;
      figures[1][i] = end.ply() - TzaarPosition.PLACEMENTS;
      figures[2][i] = end.ending() == Ending.TYPE ? 1 : 0;
      figures[3][i] = end.ending() == Ending.OWN_STACK ? 1 : 0;
      figures[4][i] = end.ending() == Ending.NO_CAPTURE ? 1 : 0;
    }
    OtherProgram.assertAgrees("White wins", whiteWins, .0005, figures[0]);
    OtherProgram.assertAgrees("plies", plies, .005, figures[1]);
    OtherProgram.assertAgrees("type", byType, .0005, figures[2]);
    OtherProgram.assertAgrees("own-stack", byOwnStack, .0005, figures[3]);
    OtherProgram.assertAgrees("nocapture", byNoCapture, .0005, figures[4]);
  }

  /**
   * A random game to its end.
   *
   * @param soundly without stackings that lose at once
   */
  private TzaarPosition playOut(Game game, boolean soundly) {
    Position position = game.newPosition(random.nextLong());
    Position next = game.newPosition();
    int[] legal = new int[game.maxLegalActions()];
    for (int count; (count = position.legalActions(legal)) > 0; ) {
      do {
        next.copyFrom(position);
        next.play(legal[random.nextInt(count)]);
      } while (soundly && TzaarPerftTest.losesAtOnce(position, next));
      position.copyFrom(next);
    }
    return (TzaarPosition) position;
  }

  /**
   * Every point holds each kind of piece as often as any other. Counts on the 60 points are drawn
   * without replacement within a setup, hence the factor 59/60; a false alarm has probability 1e-6
   * for each of the six kinds.
   */
  @Test
  void randomSetupsAreUniform() {
    Game game = Tzaar.withRandomSetup();
    int setups = 20_000;
    int[][] counts = new int[6][TzaarBoard.POINTS];
    for (int i = 0; i < setups; i++) {
      Stacks stacks = ((TzaarPosition) game.newPosition(i)).stacks();
      for (int point = 0; point < TzaarBoard.POINTS; point++) {
        counts[kind(stacks.owner(point), stacks.type(point))][point]++;
      }
    }
    double upperMillionthOfChiSquare59 = 126.1;
    for (Player player : Player.values()) {
      for (PieceType type : PieceType.values()) {
        int[] found = counts[kind(player, type)];
        double share = type.count / (double) TzaarBoard.POINTS;
        double sum = 0;
        for (int count : found) {
          double deviation = count - setups * share;
          sum += deviation * deviation / (setups * share * (1 - share));
        }
        assertTrue(sum * 59 / 60 < upperMillionthOfChiSquare59, player + " " + type + " " + sum);
      }
    }
  }

  private static int kind(Player player, PieceType type) {
    return player == Player.FIRST ? type.index : 3 + type.index;
  }
}
