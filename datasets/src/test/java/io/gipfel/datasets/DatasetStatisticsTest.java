package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DatasetStatisticsTest {

  private static final Game GAME = new TicTacToe(1);

  @TempDir Path folder;

  private Dataset dataset;

  @BeforeEach
  void open() {
    dataset = new Dataset(folder, Checking.REPLAY, damaged -> {});
  }

  private static PlyRecord ply(int action, float value, boolean proven, int... weights) {
    int[] candidates = new int[weights.length];
    for (int i = 0; i < weights.length; i++) {
      candidates[i] = action + i;
    }
    return new PlyRecord(action, candidates, weights, weights, value, weights.length > 0, proven);
  }

  private static GameRecord game(long id, PlyRecord... plies) {
    GameRecorder recorder = new GameRecorder(GAME, GAME.newPosition());
    for (PlyRecord ply : plies) {
      recorder.play(ply);
    }
    return recorder.finish(id, id);
  }

  /** White wins in 5 plies; White's searched plies say +0.5 and proven +1. */
  private static GameRecord whiteWins(long id) {
    return game(
        id,
        ply(0, 0.5f, false, 3, 3),
        ply(3, 0, false),
        ply(1, 0, false),
        ply(4, 0, false),
        ply(2, 1, true, 5));
  }

  /** A draw in 9 plies; one searched ply says -0.5. */
  private static GameRecord draw(long id) {
    return game(
        id,
        ply(0, -0.5f, false),
        ply(4, 0, false),
        ply(8, 0, false),
        ply(1, 0, false),
        ply(7, 0, false),
        ply(6, 0, false),
        ply(2, 0, false),
        ply(5, 0, false),
        ply(3, 0, false));
  }

  private void writeTwoGenerations() throws IOException {
    ShardTest.write(
        folder.resolve("0.shard"),
        RandomGames.provenance(GAME, 0),
        List.of(whiteWins(1), whiteWins(2)));
    ShardTest.write(folder.resolve("1.shard"), RandomGames.provenance(GAME, 1), List.of(draw(3)));
    Files.write(folder.resolve("2.shard"), new byte[3]);
  }

  @Test
  void countedByHand() throws IOException {
    writeTwoGenerations();

    DatasetStatistics statistics = DatasetStatistics.of(dataset);

    assertEquals(2, statistics.shards());
    assertEquals(1, statistics.damagedShards());
    GameStatistics all = statistics.all();
    assertEquals(3, all.games());
    assertEquals(2, all.distinctGames());
    assertEquals(19, all.plies());
    assertEquals(4, all.targets());
    assertEquals(2, all.proven());
    assertEquals(new GameStatistics.Spread(19 / 3.0, 5, 9), all.pliesAGame());
    assertEquals(new TreeMap<>(Map.of(0, 3L)), all.lengths());
    assertEquals(new GameStatistics.Outcomes(2, 1, 0), all.outcomes());
    assertEquals(new GameStatistics.Spread(2 / 3.0, 0, 1), all.marginForFirst());
    // 9+8+7+6+5 twice, and 9+8+...+1.
    assertEquals((2 * 35 + 45) / 19.0, all.branching(), 1e-12);
    // Of the four targets two are even between two actions, and two certain.
    assertEquals(Math.log(2) / 2, all.policyEntropy(), 1e-12);
    // Values 0.5 and 1, both twice, in games with outcome 1; -0.5 in one with outcome 0.
    GameStatistics.Calibration calibration = all.calibration();
    assertEquals(5, calibration.positions());
    assertEquals((2 * 0.0625 + 2 * 0 + 0.0625) / 5, calibration.brier(), 1e-12);
    GameStatistics.Bucket none = new GameStatistics.Bucket(0, 0, 0);
    assertEquals(
        List.of(
            none,
            none,
            new GameStatistics.Bucket(1, -0.5, 0),
            none,
            none,
            none,
            none,
            new GameStatistics.Bucket(2, 0.5, 1),
            none,
            new GameStatistics.Bucket(2, 1, 1)),
        calibration.buckets());
  }

  @Test
  void openingsAreAlikeUpToSymmetryAndOrder() throws IOException {
    // a1 b2 c1, then its image under a rotation with the first player's places swapped.
    ShardTest.write(
        folder.resolve("0.shard"),
        RandomGames.provenance(GAME, 0),
        List.of(
            ReplayTest.game(1, 0, 4, 2, 1, 5, 3, 8),
            ReplayTest.game(1, 8, 4, 2, 1, 5),
            ReplayTest.game(1, 0, 1, 3, 4, 6)));
    DatasetStatistics statistics = DatasetStatistics.of(dataset);
    assertEquals(2, statistics.distinctOpenings());
    assertEquals(
        new DatasetStatistics.Opening("a1 b2 c1", 2, new GameStatistics.Outcomes(2, 0, 0)),
        statistics.openings().get(0));
  }

  @Test
  void featuresOfAllPositionsAndOfTheLast() throws IOException {
    Game game = Games.byName("dvonn-random");
    List<GameRecord> records = RandomGames.play(game, 3, 5);
    ShardTest.write(folder.resolve("0.shard"), RandomGames.provenance(game, 0), records);
    DatasetStatistics statistics = DatasetStatistics.of(dataset);
    DatasetStatistics.FeatureSpread highest =
        statistics.features().stream()
            .filter(feature -> feature.name().equals("highest_stack"))
            .findFirst()
            .orElseThrow();
    assertEquals(1, highest.all().min());
    assertEquals(highest.all().max(), highest.last().max());
    assertTrue(highest.last().mean() > highest.all().mean());
  }

  @Test
  void generationsAddUp() throws IOException {
    writeTwoGenerations();
    DatasetStatistics statistics = DatasetStatistics.of(dataset);
    assertEquals(2, statistics.generations().size());
    DatasetStatistics.Generation first = statistics.generations().get(0);
    DatasetStatistics.Generation second = statistics.generations().get(1);
    assertEquals(0, first.generation());
    assertEquals(1, second.generation());
    assertEquals(List.of("random"), first.players());
    assertEquals(2, first.games().games());
    assertEquals(1, first.games().distinctGames());
    assertEquals(1, second.games().outcomes().draws());
    assertEquals(statistics.all().plies(), first.games().plies() + second.games().plies());
  }

  @Test
  void textShowsTheSameNumbers() throws IOException {
    writeTwoGenerations();
    String text = DatasetStatistics.of(dataset).text();
    List<String> expected =
        List.of(
            "shards      2, and 1 damaged",
            "games       3, of them 2 distinct",
            "positions   19, of them 4 with a policy target, 2 proven in 2 games",
            "plies       6.3 a game, 5 to 9",
            "outcomes    White wins 2 (66.7 %), draws 1 (33.3 %), Black wins 0 (0.0 %)",
            "margin      +0.67 for White on average, +0 to +1",
            "branching   6.1 legal actions a ply",
            "entropy     0.35 nats a policy target",
            "agreement   the search's first choice was played at 100.0 % of plies",
            "proven      from 1.0 plies before the end on average, in games with any",
            "  opening, one of 2         games  White  draws  Black",
            "  a1 a2 b1                      2   100%     0%     0%",
            "values      Brier score 0.038 over 5 searched positions",
            "  +0.4 to +0.6            2       +0.50         +1.00",
            "    0 to   9          3  ########################################",
            "           0        2         10   100%     0%     0%    5.0     0.35  0.031  random");
    for (String line : expected) {
      assertTrue(text.lines().anyMatch(line::equals), line + "\nnot in\n" + text);
    }
  }

  @Test
  void emptyDatasetHasNoMeans() throws IOException {
    DatasetStatistics statistics = DatasetStatistics.of(dataset);
    assertEquals(0, statistics.all().games());
    assertEquals(0, statistics.all().branching());
    assertEquals(0, statistics.all().calibration().brier());
    assertTrue(statistics.text().startsWith("shards      0, and 0 damaged\n"), statistics.text());
  }

  @Test
  void statisticsAreJsonAsTheyAre() throws IOException {
    writeTwoGenerations();
    JsonNode json = new JsonMapper().valueToTree(DatasetStatistics.of(dataset));
    assertEquals(2, json.at("/all/outcomes/firstWins").asInt());
    assertEquals(3, json.at("/all/lengths/0").asInt());
    assertEquals(1, json.at("/generations/1/generation").asInt());
    assertEquals(0.5, json.at("/all/calibration/buckets/7/meanValueForFirst").asDouble());
  }
}
