package io.gipfel.training.arena;

import java.util.Arrays;
import java.util.List;

/** Who scored what against whom. */
public final class CrossTable {

  private final List<String> names;
  private final double[][] points;
  private final int[][] games;

  /** A table without games for the agents called {@code names}. */
  public CrossTable(List<String> names) {
    this.names = List.copyOf(names);
    this.points = new double[names.size()][names.size()];
    this.games = new int[names.size()][names.size()];
  }

  /** Adds the games that agents {@code a} and {@code b} played, told from a's side. */
  public void add(int a, int b, Tally tally) {
    points[a][b] += tally.points();
    points[b][a] += tally.games() - tally.points();
    games[a][b] += tally.games();
    games[b][a] += tally.games();
  }

  /** How many agents there are. */
  public int size() {
    return names.size();
  }

  /** The agents' names. */
  public List<String> names() {
    return names;
  }

  /** Points of {@code agent} against {@code opponent}. */
  public double points(int agent, int opponent) {
    return points[agent][opponent];
  }

  /** Games of {@code agent} against {@code opponent}. */
  public int games(int agent, int opponent) {
    return games[agent][opponent];
  }

  /** All points of {@code agent}. */
  public double points(int agent) {
    return Arrays.stream(points[agent]).sum();
  }

  /** All games of {@code agent}. */
  public int games(int agent) {
    return Arrays.stream(games[agent]).sum();
  }
}
