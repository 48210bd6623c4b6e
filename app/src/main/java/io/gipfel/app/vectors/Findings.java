package io.gipfel.app.vectors;

import java.util.ArrayList;
import java.util.List;

/** What verifying has found so far: how much was compared, and the first differences. */
public final class Findings {

  private static final int KEPT = 10;

  private final List<Difference> first = new ArrayList<>();
  private long games;
  private long plies;
  private long perftCounts;
  private long perftLeftOut;
  private long differences;

  void addGame() {
    games++;
  }

  void addPly() {
    plies++;
  }

  void addPerftCount() {
    perftCounts++;
  }

  void addPerftLeftOut() {
    perftLeftOut++;
  }

  void add(Difference difference) {
    differences++;
    if (first.size() < KEPT) {
      first.add(difference);
    }
  }

  /** Adds what was found elsewhere. */
  public void addAll(Findings other) {
    games += other.games;
    plies += other.plies;
    perftCounts += other.perftCounts;
    perftLeftOut += other.perftLeftOut;
    differences += other.differences;
    other.first.stream().limit(KEPT - first.size()).forEach(first::add);
  }

  /** Games replayed. */
  public long games() {
    return games;
  }

  /** Plies of these games compared. */
  public long plies() {
    return plies;
  }

  /** Perft counts compared. */
  public long perftCounts() {
    return perftCounts;
  }

  /** Perft counts left out because they are larger than the limit. */
  public long perftLeftOut() {
    return perftLeftOut;
  }

  /** Differences in all. */
  public long differences() {
    return differences;
  }

  /** The first few differences. */
  public List<Difference> firstDifferences() {
    return List.copyOf(first);
  }
}
