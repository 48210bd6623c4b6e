package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class RatingsTest {

  private static final double[] TRUE_ELO = {-250, -40, 90, 200};

  /** Of two agents, the ratings are the Elo of the score with half a win added to either side. */
  @Test
  void twoAgentsAreWorkedOutByHand() {
    CrossTable table = new CrossTable(List.of("a", "b"));
    table.add(0, 1, new Tally(70, 10, 19));
    double elo = Elo.ofScore(75.5 / 100);
    Ratings ratings = Ratings.fitAnchoredAt(table, 1);
    assertEquals(elo, ratings.elo(0), 1e-6);
    assertEquals(0, ratings.elo(1), 1e-9);
    double error = 1.959963985 / Math.sqrt(100 * 0.755 * 0.245) * 400 / Math.log(10);
    assertEquals(elo - error, ratings.elo95(0).low(), 1e-4);
    assertEquals(elo + error, ratings.elo95(0).high(), 1e-4);
    assertEquals(0, ratings.elo95(1).high(), 1e-9);
    assertEquals(elo / 2, Ratings.fit(table).elo(0), 1e-6);
    assertEquals(-elo / 2, Ratings.fit(table).elo(1), 1e-6);
  }

  @Test
  void anAgentThatWinsEverythingHasAFiniteRating() {
    CrossTable table = new CrossTable(List.of("best", "middle", "worst"));
    table.add(0, 1, new Tally(200, 0, 0));
    table.add(0, 2, new Tally(200, 0, 0));
    table.add(1, 2, new Tally(200, 0, 0));
    Ratings ratings = Ratings.fit(table);
    assertTrue(ratings.elo(0) > 500 && ratings.elo(0) < 2000, "best: " + ratings.elo(0));
    assertEquals(0, ratings.elo(1), 1e-6);
    assertTrue(ratings.elo95(0).high() - ratings.elo95(0).low() > 500);
  }

  @Test
  void withoutGamesAllAreEqualAndNothingIsKnown() {
    Ratings ratings = Ratings.fit(new CrossTable(List.of("a", "b", "c")));
    for (int agent = 0; agent < 3; agent++) {
      assertEquals(0, ratings.elo(agent), 1e-9);
      assertTrue(ratings.elo95(agent).high() > 200);
    }
  }

  @Test
  void manyGamesRecoverTheTrueRatings() {
    Ratings ratings = Ratings.fit(play(new SplittableRandom(1), 20_000, 0.2));
    for (int agent = 0; agent < TRUE_ELO.length; agent++) {
      assertEquals(TRUE_ELO[agent], ratings.elo(agent), 6);
    }
  }

  /**
   * Without draws the intervals cover the true rating in 95 % of ladders; 3 standard errors of 1000
   * ladders are 2 % (one false alarm in 370 a rating). With draws they cover more.
   */
  @Test
  void intervalsCoverTheTrueRatings() {
    SplittableRandom random = new SplittableRandom(2);
    int[] covered = new int[TRUE_ELO.length];
    int coveredWithDraws = 0;
    for (int i = 0; i < 1000; i++) {
      Ratings ratings = Ratings.fit(play(random, 100, 0));
      for (int agent = 0; agent < TRUE_ELO.length; agent++) {
        covered[agent] += ratings.elo95(agent).contains(TRUE_ELO[agent]) ? 1 : 0;
      }
      Ratings drawn = Ratings.fit(play(random, 100, 0.2));
      coveredWithDraws += drawn.elo95(0).contains(TRUE_ELO[0]) ? 1 : 0;
    }
    for (int count : covered) {
      assertEquals(950, count, 21);
    }
    assertTrue(coveredWithDraws > 940, "with draws: " + coveredWithDraws);
  }

  /** Games between agents of the true ratings; a share of the smaller side's points are draws. */
  private static CrossTable play(SplittableRandom random, int games, double draws) {
    CrossTable table = new CrossTable(List.of("a", "b", "c", "d"));
    for (int a = 0; a < TRUE_ELO.length; a++) {
      for (int b = a + 1; b < TRUE_ELO.length; b++) {
        double expected = Elo.expectedScore(TRUE_ELO[a] - TRUE_ELO[b]);
        double drawn = 2 * draws * Math.min(expected, 1 - expected);
        int[] counts = new int[3];
        for (int i = 0; i < games; i++) {
          double u = random.nextDouble();
          counts[u < expected - drawn / 2 ? 0 : u < expected + drawn / 2 ? 1 : 2]++;
        }
        table.add(a, b, new Tally(counts[0], counts[1], counts[2]));
      }
    }
    return table;
  }
}
