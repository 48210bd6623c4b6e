package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What random games and random setups look like, against what is known of them. */
class DvonnStatisticsTest {

  private static final int GAMES = 200_000;

  /** Two samples of the same size that differ by more than this many standard errors are wrong. */
  private static final double MOST_ERRORS = 5;

  private final Game game = Dvonn.withRandomSetup();

  /**
   * Figures of an independent program from as many games. Each check raises a false alarm with
   * probability 6e-7; seeds are fixed, so it does so for ever or never.
   */
  @Test
  void randomGamesLookLikeThoseOfAnotherProgram() {
    Sample whiteWins = new Sample();
    Sample blackWins = new Sample();
    Sample draws = new Sample();
    Sample moves = new Sample();
    Sample passes = new Sample();
    Sample removed = new Sample();
    Sample firstMoves = new Sample();
    SplittableRandom random = new SplittableRandom(20_260_105);
    int[] legal = new int[game.maxLegalActions()];
    for (int i = 0; i < GAMES; i++) {
      Position position = game.newPosition(i);
      int count = position.legalActions(legal);
      firstMoves.add(legal[0] == DvonnActions.PASS ? 0 : count);
      int gamePasses = 0;
      while (count > 0) {
        int action = legal[random.nextInt(count)];
        gamePasses += action == DvonnActions.PASS ? 1 : 0;
        position.play(action);
        count = position.legalActions(legal);
      }
      whiteWins.add(position.outcomeForFirst() > 0 ? 1 : 0);
      blackWins.add(position.outcomeForFirst() < 0 ? 1 : 0);
      draws.add(position.outcomeForFirst() == 0 ? 1 : 0);
      passes.add(gamePasses);
      moves.add(position.ply() - DvonnPosition.PLACEMENTS - gamePasses);
      DvonnPosition end = (DvonnPosition) position;
      removed.add(DvonnPosition.PLACEMENTS - end.pieces(end.occupied()));
    }
    double two = Math.sqrt(2);
    whiteWins.check("White wins", .4803, .00005, two);
    blackWins.check("Black wins", .4805, .00005, two);
    draws.check("draws", .0392, .00005, two);
    moves.check("moves", 31.27, .005, two);
    // That program counts 1.87, as it also has the player pass who finds that nobody can move.
    passes.check("passes", 1.87 - 1, .005, two);
    removed.check("pieces removed", 26.8, .05, two);
    // On the full board 90 pairs of an edge space and a neighbour are moves if White owns the edge.
    firstMoves.check("first moves", 90 * 23 / 49.0, 0, 1);
  }

  /**
   * Every space holds red and white as often as any other. Counts on the 49 spaces are drawn
   * without replacement within a setup, hence the factor 48/49; a false alarm has probability 1e-6.
   */
  @Test
  void randomSetupsAreUniform() {
    int setups = 20_000;
    int[] reds = new int[DvonnBoard.CELLS];
    int[] whites = new int[DvonnBoard.CELLS];
    for (int i = 0; i < setups; i++) {
      DvonnPosition position = (DvonnPosition) game.newPosition(i);
      assertEquals(DvonnBoard.ALL, position.occupied());
      assertEquals(3, Long.bitCount(position.reds()));
      assertEquals(23, Long.bitCount(position.stacksOf(Player.FIRST)));
      assertEquals(23, Long.bitCount(position.stacksOf(Player.SECOND)));
      for (int bit = 0; bit < DvonnBoard.CELLS; bit++) {
        reds[bit] += (int) (position.reds() >>> bit & 1);
        whites[bit] += (int) (position.stacksOf(Player.FIRST) >>> bit & 1);
      }
    }
    double upperMillionthOfChiSquare48 = 110.1;
    assertTrue(chiSquare(reds, setups, 3 / 49.0) < upperMillionthOfChiSquare48);
    assertTrue(chiSquare(whites, setups, 23 / 49.0) < upperMillionthOfChiSquare48);
  }

  private static double chiSquare(int[] counts, int setups, double share) {
    double sum = 0;
    for (int space = 0; space < DvonnBoard.SPACES; space++) {
      double deviation = counts[DvonnBoard.BOARD.cell(space)] - setups * share;
      sum += deviation * deviation / (setups * share * (1 - share));
    }
    return sum * 48 / 49;
  }

  /** Sums of one figure over games. */
  private static final class Sample {

    private double sum;
    private double sumOfSquares;

    void add(double value) {
      sum += value;
      sumOfSquares += value * value;
    }

    /**
     * Checks the mean.
     *
     * @param rounding by how much the expected figure may be rounded
     * @param errors standard errors of the difference, in those of this sample
     */
    void check(String what, double expected, double rounding, double errors) {
      double mean = sum / GAMES;
      double variance = sumOfSquares / GAMES - mean * mean;
      double bound = rounding + MOST_ERRORS * errors * Math.sqrt(variance / GAMES);
      assertEquals(expected, mean, bound, what);
    }
  }
}
