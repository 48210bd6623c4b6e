package io.gipfel.datasets;

import io.gipfel.core.Game;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up games, one at a time, to what {@link GameStatistics} shows. */
final class GameTally {

  private static final int BUCKETS = 10;
  private static final int LENGTH_STEP = 10;

  private final Set<Long> distinct = new HashSet<>();
  private final SortedMap<Integer, Long> lengths = new TreeMap<>();
  private final IntSummaryStatistics pliesAGame = new IntSummaryStatistics();
  private final IntSummaryStatistics margins = new IntSummaryStatistics();
  private final long[] outcomes = new long[3];
  private final Map<GameEnding, Long> endings = new EnumMap<>(GameEnding.class);
  private final long[] bucketCounts = new long[BUCKETS];
  private final double[] bucketValues = new double[BUCKETS];
  private final long[] bucketOutcomes = new long[BUCKETS];
  private long targets;
  private long proven;
  private long provenGames;
  private long provenPliesToGo;
  private long choices;
  private long agreements;
  private long legalActions;
  private double entropy;
  private double squaredErrors;

  /**
   * Adds a game.
   *
   * @throws ReplayException if it breaks the rules
   */
  void add(Game game, GameRecord record) {
    distinct.add(record.line());
    lengths.merge(record.plies().size() / LENGTH_STEP * LENGTH_STEP, 1L, Long::sum);
    pliesAGame.accept(record.plies().size());
    endings.merge(record.ending(), 1L, Long::sum);
    if (record.ending() == GameEnding.FINISHED) {
      margins.accept(record.marginForFirst());
    }
    if (record.isDecided()) {
      outcomes[1 - record.outcomeForFirst()]++;
    }
    addProven(record);
    int[] legal = new int[game.maxLegalActions()];
    for (Replay replay = new Replay(game, record); replay.hasNext(); replay.advance()) {
      legalActions += replay.position().legalActions(legal);
      addPly(replay.next(), record);
    }
  }

  private void addProven(GameRecord record) {
    int first = 0;
    while (first < record.plies().size() && !record.plies().get(first).proven()) {
      first++;
    }
    if (first < record.plies().size()) {
      provenGames++;
      provenPliesToGo += record.plies().size() - first;
    }
  }

  private void addPly(PlyRecord ply, GameRecord record) {
    if (ply.target()) {
      targets++;
      entropy += ply.policyEntropy();
    }
    if (ply.proven()) {
      proven++;
    }
    if (ply.candidates().length > 0) {
      choices++;
      agreements += ply.preferred() == ply.action() ? 1 : 0;
    }
    if (ply.searched() && record.isDecided()) {
      int outcomeForFirst = record.outcomeForFirst();
      float value = ply.valueForFirst();
      int bucket = Math.min(BUCKETS - 1, (int) ((value + 1) / 2 * BUCKETS));
      bucketCounts[bucket]++;
      bucketValues[bucket] += value;
      bucketOutcomes[bucket] += outcomeForFirst;
      double error = (value - outcomeForFirst) / 2;
      squaredErrors += error * error;
    }
  }

  GameStatistics statistics() {
    return new GameStatistics(
        pliesAGame.getCount(),
        distinct.size(),
        endings.getOrDefault(GameEnding.RESIGNED, 0L),
        endings.getOrDefault(GameEnding.UNFINISHED, 0L),
        pliesAGame.getSum(),
        targets,
        proven,
        provenGames,
        spread(pliesAGame),
        new TreeMap<>(lengths),
        new GameStatistics.Outcomes(outcomes[0], outcomes[1], outcomes[2]),
        spread(margins),
        ratio((double) legalActions, pliesAGame.getSum()),
        ratio(entropy, targets),
        ratio((double) agreements, choices),
        ratio((double) provenPliesToGo, provenGames),
        calibration());
  }

  static GameStatistics.Spread spread(IntSummaryStatistics numbers) {
    return numbers.getCount() == 0
        ? new GameStatistics.Spread(0, 0, 0)
        : new GameStatistics.Spread(numbers.getAverage(), numbers.getMin(), numbers.getMax());
  }

  private GameStatistics.Calibration calibration() {
    List<GameStatistics.Bucket> buckets = new ArrayList<>();
    long positions = 0;
    for (int i = 0; i < BUCKETS; i++) {
      positions += bucketCounts[i];
      buckets.add(
          new GameStatistics.Bucket(
              bucketCounts[i],
              ratio(bucketValues[i], bucketCounts[i]),
              ratio((double) bucketOutcomes[i], bucketCounts[i])));
    }
    return new GameStatistics.Calibration(
        positions, ratio(squaredErrors, positions), List.copyOf(buckets));
  }

  private static double ratio(double sum, long count) {
    return count == 0 ? 0 : sum / count;
  }
}
