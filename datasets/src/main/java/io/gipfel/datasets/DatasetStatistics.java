package io.gipfel.datasets;

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
 */
public record DatasetStatistics(
    int shards, int damagedShards, GameStatistics all, List<Generation> generations) {

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

  /**
   * The statistics of {@code dataset}, whose shards are read one at a time.
   *
   * @param dataset checked by replay, so that games that break the rules are skipped
   * @throws IOException if a shard cannot be read, or is sound but beyond this program
   * @throws ReplayException if a game breaks the rules and the dataset does not check that
   */
  public static DatasetStatistics of(Dataset dataset) throws IOException {
    GameTally all = new GameTally();
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
            all.add(Games.byName(record.game()), record);
            generation.games.add(Games.byName(record.game()), record);
          }
        });
    List<Generation> list = new ArrayList<>();
    generations.forEach(
        (number, tally) ->
            list.add(new Generation(number, List.copyOf(tally.players), tally.games.statistics())));
    return new DatasetStatistics(
        shards[0], dataset.damagedShards(), all.statistics(), List.copyOf(list));
  }

  /** Several lines for a terminal, the last with a newline. */
  public String text() {
    return new StatisticsText(this).toString();
  }
}
