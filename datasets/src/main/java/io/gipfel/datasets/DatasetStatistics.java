package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A dataset in numbers: records of numbers and texts throughout, so it can be written as JSON as it
 * is; {@link #text()} is for people.
 *
 * @param shards sound ones
 * @param damagedShards those set aside or skipped, now or before
 * @param all every game
 * @param generations by generation, in ascending order
 * @param distinctOpenings how many first three plies there are, up to symmetry and order, in games
 *     from the usual start
 * @param openings the most frequent of them
 * @param features what the games' own features come to
 */
public record DatasetStatistics(
    int shards,
    int damagedShards,
    GameStatistics all,
    List<Generation> generations,
    int distinctOpenings,
    List<Opening> openings,
    List<FeatureSpread> features) {

  /**
   * How some games begin.
   *
   * @param actions of the first of them
   */
  public record Opening(String actions, long games, GameStatistics.Outcomes outcomes) {}

  /**
   * A feature.
   *
   * @param all in all positions
   * @param last in the last positions of finished games
   */
  public record FeatureSpread(
      String name, String meaning, GameStatistics.Spread all, GameStatistics.Spread last) {}

  /**
   * One generation.
   *
   * @param generation its number
   * @param players who played in it: digests of networks or names of agents
   * @param games its games
   */
  public record Generation(int generation, List<String> players, GameStatistics games) {}

  /** What is added up for one generation. */
  private static final class GenerationTally {
    final List<String> players = new ArrayList<>();
    final GameTally games = new GameTally();
  }

  /** {@link #of(Dataset, Dataset.ShardVisitor)}, for the statistics alone. */
  public static DatasetStatistics of(Dataset dataset) throws IOException {
    return of(dataset, (provenance, records) -> {});
  }

  /**
   * The statistics of {@code dataset}, whose shards are read one at a time.
   *
   * @param dataset checked by replay, so that games that break the rules are skipped
   * @param another is given each shard as well, so that it need not be read again
   * @throws IOException if a shard cannot be read, or is sound but beyond this program
   * @throws ReplayException if a game breaks the rules and the dataset does not check that
   */
  public static DatasetStatistics of(Dataset dataset, Dataset.ShardVisitor another)
      throws IOException {
    GameTally all = new GameTally();
    OpeningTally openings = new OpeningTally();
    FeatureTally features = new FeatureTally();
    SortedMap<Integer, GenerationTally> generations = new TreeMap<>();
    int[] shards = {0};
    dataset.forEachShard(
        (provenance, records) -> {
          shards[0]++;
          GenerationTally generation =
              generations.computeIfAbsent(provenance.generation(), key -> new GenerationTally());
          if (!generation.players.contains(provenance.player())) {
            generation.players.add(provenance.player());
          }
          for (GameRecord record : records) {
            Game game = Games.byName(record.game());
            all.add(game, record);
            generation.games.add(game, record);
            openings.add(game, record);
            features.add(game, record);
          }
          another.visit(provenance, records);
        });
    List<Generation> list = new ArrayList<>();
    generations.forEach(
        (number, tally) ->
            list.add(new Generation(number, List.copyOf(tally.players), tally.games.statistics())));
    return new DatasetStatistics(
        shards[0],
        dataset.damagedShards(),
        all.statistics(),
        List.copyOf(list),
        openings.distinct(),
        openings.mostFrequent(),
        features.spreads());
  }

  /** Several lines for a terminal, the last with a newline. */
  public String text() {
    return new StatisticsText(this).toString();
  }
}
