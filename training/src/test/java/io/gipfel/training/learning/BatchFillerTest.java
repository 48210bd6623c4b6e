package io.gipfel.training.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Sample;
import io.gipfel.training.network.TrainingBatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchFillerTest {

  /**
   * A random game in which every ply has all its legal actions as candidates, weighted 1, 2, 3, …
   */
  private static GameRecord randomGame(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = game.newPosition(seed);
    String start = game.notation().formatPosition(position);
    int[] legal = new int[game.maxLegalActions()];
    List<PlyRecord> plies = new ArrayList<>();
    for (int count = position.legalActions(legal);
        count > 0;
        count = position.legalActions(legal)) {
      int action = legal[random.nextInt(count)];
      int[] weights = new int[count];
      Arrays.setAll(weights, i -> i + 1);
      float value = (float) random.nextDouble(-1, 1);
      plies.add(
          new PlyRecord(
              action, Arrays.copyOf(legal, count), new int[count], weights, value, true, false));
      position.play(action);
    }
    return new GameRecord(
        seed,
        seed,
        game.name(),
        start,
        plies,
        position.outcomeForFirst(),
        position.marginForFirst());
  }

  private static TrainingBatch fill(Game game, double searchShare, Sample... samples) {
    TrainingBatch batch = new TrainingBatch(game.encoder(), samples.length);
    Arrays.fill(batch.planes, Float.NaN);
    Arrays.fill(batch.policy, Float.NaN);
    Arrays.fill(batch.nextPolicy, Float.NaN);
    Arrays.fill(batch.winDrawLoss, Float.NaN);
    Arrays.fill(batch.margin, Float.NaN);
    Arrays.fill(batch.owners, Float.NaN);
    new BatchFiller(game, searchShare).fill(batch, List.of(samples));
    return batch;
  }

  private static Position positionAt(Game game, GameRecord record, int ply) {
    Position position = game.notation().parsePosition(record.start());
    for (int i = 0; i < ply; i++) {
      position.play(record.action(i));
    }
    return position;
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "tictactoe-2", "tictactoe-3", "dvonn", "dvonn-random"})
  void outcomeAndMarginAreForThePlayerToMove(String name) {
    Game game = Games.byName(name);
    for (long seed = 0; seed < 30; seed++) {
      GameRecord record = randomGame(game, seed);
      for (int ply = 0; ply < record.plies().size(); ply++) {
        TrainingBatch batch = fill(game, 0, new Sample(record, ply, 0));
        int sign = positionAt(game, record, ply).toMove().sign();
        int outcome = record.outcomeForFirst() * sign;
        float[] expected = {outcome > 0 ? 1 : 0, outcome == 0 ? 1 : 0, outcome < 0 ? 1 : 0};
        assertArrayEquals(expected, batch.winDrawLoss, 0f);
        assertEquals(
            (float) sign * record.marginForFirst() / game.encoder().maxMargin(),
            batch.margin[0],
            0f);
      }
    }
  }

  @Test
  void searchValueIsMixedInForThePlayerToMove() {
    Game game = Games.byName("tictactoe");
    GameRecord record = randomGame(game, 1);
    TrainingBatch batch = fill(game, 0.5, new Sample(record, 1, 0));
    double outcome = -record.outcomeForFirst();
    double search = -record.plies().get(1).valueForFirst();
    double value = batch.winDrawLoss[0] - batch.winDrawLoss[2];
    assertEquals(0.5 * outcome + 0.5 * search, value, 1e-6);
    assertEquals(1, batch.winDrawLoss[0] + batch.winDrawLoss[1] + batch.winDrawLoss[2], 1e-6);
  }

  /** Whatever the game came to, and with a draw that is a draw, not half a win and half a loss. */
  @Test
  void aProvenOutcomeIsTheTarget() {
    Game game = Games.byName("tictactoe");
    GameRecord played = randomGame(game, 1);
    for (int proven = -1; proven <= 1; proven++) {
      List<PlyRecord> plies = new ArrayList<>(played.plies());
      PlyRecord ply = plies.get(1);
      plies.set(
          1,
          new PlyRecord(
              ply.action(), ply.candidates(), ply.visits(), ply.weights(), proven, true, true));
      GameRecord record =
          new GameRecord(
              1,
              1,
              game.name(),
              played.start(),
              plies,
              played.outcomeForFirst(),
              played.marginForFirst());
      TrainingBatch batch = fill(game, 0.25, new Sample(record, 1, 0));
      float[] forBlack = {proven < 0 ? 1 : 0, proven == 0 ? 1 : 0, proven > 0 ? 1 : 0};
      assertArrayEquals(forBlack, batch.winDrawLoss);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe-2", "dvonn"})
  void policiesAreDistributionsOverLegalActions(String name) {
    Game game = Games.byName(name);
    Encoder encoder = game.encoder();
    GameRecord record = randomGame(game, 5);
    int last = record.plies().size() - 1;
    for (int ply = 0; ply <= last; ply++) {
      TrainingBatch batch = fill(game, 0, new Sample(record, ply, 0));
      int[] legal = record.plies().get(ply).candidates();
      float[] expected = new float[encoder.policySize()];
      Arrays.fill(expected, TrainingBatch.ILLEGAL);
      int sum = legal.length * (legal.length + 1) / 2;
      for (int i = 0; i < legal.length; i++) {
        expected[encoder.policyIndex(legal[i])] = (i + 1f) / sum;
      }
      assertArrayEquals(expected, batch.policy, 1e-6f);
      Arrays.fill(expected, TrainingBatch.ILLEGAL);
      assertArrayEquals(
          ply < last ? fill(game, 0, new Sample(record, ply + 1, 0)).policy : expected,
          batch.nextPolicy);
    }
  }

  /**
   * What a symmetry does to a sample, it does to the planes, both policies and the owners alike.
   */
  @ParameterizedTest
  @ValueSource(strings = {"tictactoe-2", "dvonn", "dvonn-random"})
  void symmetriesPermuteEverythingTogether(String name) {
    Game game = Games.byName(name);
    Encoder encoder = game.encoder();
    GameRecord record = randomGame(game, 9);
    for (int symmetry = 1; symmetry < game.symmetries().size(); symmetry++) {
      for (int ply = 0; ply < record.plies().size(); ply++) {
        TrainingBatch plain = fill(game, 0, new Sample(record, ply, 0));
        TrainingBatch image = fill(game, 0, new Sample(record, ply, symmetry));
        var images = game.symmetries().get(symmetry);
        for (int plane = 0; plane < encoder.planes(); plane++) {
          for (int cell = 0; cell < encoder.cells(); cell++) {
            int at = plane * encoder.cells();
            assertEquals(plain.planes[at + cell], image.planes[at + images.cell(cell)]);
          }
        }
        for (int action = 0; action < game.actionCount(); action++) {
          int from = encoder.policyIndex(action);
          int to = encoder.policyIndex(images.action(action));
          assertEquals(plain.policy[from], image.policy[to]);
          assertEquals(plain.nextPolicy[from], image.nextPolicy[to]);
        }
        for (int cell = 0; cell < encoder.cells(); cell++) {
          assertEquals(plain.owners[cell], image.owners[images.cell(cell)]);
        }
        assertArrayEquals(plain.winDrawLoss, image.winDrawLoss);
        assertArrayEquals(plain.margin, image.margin);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe-2", "dvonn"})
  void ownersAreThoseOfTheFinalPosition(String name) {
    Game game = Games.byName(name);
    int cells = game.encoder().cells();
    GameRecord record = randomGame(game, 11);
    byte[] forFirst = new byte[cells];
    game.encoder().owners(positionAt(game, record, record.plies().size()), forFirst);
    for (int ply = 0; ply < record.plies().size(); ply++) {
      TrainingBatch batch = fill(game, 0, new Sample(record, ply, 0));
      int sign = positionAt(game, record, ply).toMove().sign();
      for (int cell = 0; cell < cells; cell++) {
        assertEquals(forFirst[cell] * sign, batch.owners[cell] - batch.owners[cells + cell]);
      }
    }
  }

  /** A search looks at one action of each result; its weight is shared by all that have it. */
  @Test
  void actionsWithEqualResultsShareTheWeight() {
    Game game = Games.byName("gipf-basic");
    Position position = game.newPosition();
    int[] results = new int[game.maxLegalActions()];
    int count = Positions.representatives(position, results);
    int[] weights = new int[count];
    Arrays.setAll(weights, i -> i + 1);
    PlyRecord ply =
        new PlyRecord(
            results[0], Arrays.copyOf(results, count), new int[count], weights, 0, true, false);
    GameRecord record =
        new GameRecord(
            0, 0, game.name(), "start", List.of(ply, PlyRecord.unsearched(results[0])), 1, 1);
    float total = count * (count + 1) / 2f;
    for (int symmetry = 0; symmetry < game.symmetries().size(); symmetry++) {
      TrainingBatch batch = fill(game, 0, new Sample(record, 0, symmetry));
      for (int action : Positions.legalActions(game, position)) {
        int image = game.symmetries().get(symmetry).action(action);
        float weight = batch.policy[game.encoder().policyIndex(image)];
        int sharing = sharing(game, position, action);
        int result = Arrays.binarySearch(results, 0, count, position.representative(action));
        assertEquals((result + 1) / total / sharing, weight, 1e-6f);
      }
    }
  }

  private static int sharing(Game game, Position position, int action) {
    int sharing = 0;
    for (int other : Positions.legalActions(game, position)) {
      sharing += position.representative(other) == position.representative(action) ? 1 : 0;
    }
    return sharing;
  }
}
