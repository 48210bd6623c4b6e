package io.gipfel.training.selfplay;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;

/**
 * Sums over games and over the work of making them. Not thread-safe; each worker has its own, and
 * they are added.
 */
public final class SelfPlayStatistics {

  private int games;
  private long positions;
  private long targets;
  private int provenGames;
  private long provenPositions;
  private double firstPoints;
  private int draws;
  private long absoluteMargin;
  private long madePositions;
  private long evaluations;
  private long cacheHits;
  private long evaluatorNanos;
  private long workerNanos;

  /** Adds one game. */
  public void add(GameRecord record) {
    games++;
    positions += record.plies().size();
    targets += record.plies().stream().filter(PlyRecord::target).count();
    long proven = record.plies().stream().filter(PlyRecord::proven).count();
    provenPositions += proven;
    provenGames += proven > 0 ? 1 : 0;
    firstPoints += (1 + record.outcomeForFirst()) / 2.0;
    draws += record.outcomeForFirst() == 0 ? 1 : 0;
    absoluteMargin += Math.abs(record.marginForFirst());
  }

  /** Adds the plies of a game that a worker has made. */
  void addMade(int plies) {
    madePositions += plies;
  }

  /** Adds the work of one worker: evaluations, answers from its cache, and where its time went. */
  void addWork(long evaluations, long cacheHits, long evaluatorNanos, long workerNanos) {
    this.evaluations += evaluations;
    this.cacheHits += cacheHits;
    this.evaluatorNanos += evaluatorNanos;
    this.workerNanos += workerNanos;
  }

  /** Adds what {@code other} has summed. */
  public void add(SelfPlayStatistics other) {
    games += other.games;
    positions += other.positions;
    targets += other.targets;
    provenGames += other.provenGames;
    provenPositions += other.provenPositions;
    firstPoints += other.firstPoints;
    draws += other.draws;
    absoluteMargin += other.absoluteMargin;
    madePositions += other.madePositions;
    addWork(other.evaluations, other.cacheHits, other.evaluatorNanos, other.workerNanos);
  }

  /** Finished games. */
  public int games() {
    return games;
  }

  /** Plies of all games. */
  public long positions() {
    return positions;
  }

  /** Plies with a policy target. */
  public long targets() {
    return targets;
  }

  /** Games with a ply whose outcome was proven when it was played. */
  public int provenGames() {
    return provenGames;
  }

  /** Plies whose outcome was proven when they were played. */
  public long provenPositions() {
    return provenPositions;
  }

  /** Mean score of the first player, a draw counting half. */
  public double firstScore() {
    return firstPoints / games;
  }

  /** Share of drawn games. */
  public double drawShare() {
    return (double) draws / games;
  }

  /** Mean absolute margin. */
  public double meanMargin() {
    return (double) absoluteMargin / games;
  }

  /** Plies of the games that were made by the work counted here, not found from before. */
  public long madePositions() {
    return madePositions;
  }

  /** Positions that the evaluator judged. */
  public long evaluations() {
    return evaluations;
  }

  /** Further positions that a cache answered. */
  public long cacheHits() {
    return cacheHits;
  }

  /**
   * Share of the workers' time spent outside the evaluator, in [0, 1]; 0 if no work was counted.
   */
  public double overhead() {
    return workerNanos == 0 ? 0 : 1 - (double) evaluatorNanos / workerNanos;
  }
}
