package io.gipfel.training.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a match came to, from A's side.
 *
 * <p>It counts whole pairs: a game whose twin was not finished says as much about its opening as
 * about the players.
 */
public final class MatchResult {

  private static final double CONFIDENCE = 0.95;

  private final List<PlayedGame> games;
  private final Pentanomial pairs;

  /**
   * The result of {@code games}, of which those without their twin do not count.
   *
   * @param games in any order, none twice
   */
  public MatchResult(List<PlayedGame> games) {
    Map<Integer, List<PlayedGame>> byPair =
        games.stream()
            .sorted(Comparator.comparingInt(PlayedGame::number))
            .collect(
                Collectors.groupingBy(PlayedGame::pair, LinkedHashMap::new, Collectors.toList()));
    List<PlayedGame> counted = new ArrayList<>();
    Pentanomial sum = Pentanomial.EMPTY;
    for (List<PlayedGame> pair : byPair.values()) {
      if (pair.size() == 2) {
        counted.addAll(pair);
        sum = sum.plus(halfPoints(pair.get(0), pair.get(1)));
      }
    }
    this.games = List.copyOf(counted);
    this.pairs = sum;
  }

  /** A's points in the two games of a pair, doubled. */
  static int halfPoints(PlayedGame one, PlayedGame other) {
    return 2 + one.outcomeForA() + other.outcomeForA();
  }

  /** The games that count, in the order of their pairs; in each pair A is first in the first. */
  public List<PlayedGame> games() {
    return games;
  }

  /** The pairs by A's points in them. */
  public Pentanomial pairs() {
    return pairs;
  }

  /** All games. */
  public Tally tally() {
    return Tally.ofA(games.stream());
  }

  /** The games in which A was the first player. */
  public Tally tallyAsFirst() {
    return Tally.ofA(games.stream().filter(PlayedGame::aIsFirst));
  }

  /** The games in which A was the second player. */
  public Tally tallyAsSecond() {
    return Tally.ofA(games.stream().filter(game -> !game.aIsFirst()));
  }

  /** A's points a game, in [0, 1]. */
  public double score() {
    return pairs.mean();
  }

  /** The 95 % interval of the score; see {@link Pentanomial#interval}. */
  public Interval score95() {
    return pairs.interval(CONFIDENCE);
  }

  /** The Elo difference that A performed to; infinite if A won or lost every game. */
  public double elo() {
    return Elo.ofScore(score());
  }

  /** The 95 % interval of the Elo difference; an end that nothing bounds is infinite. */
  public Interval elo95() {
    return Elo.ofScores(score95());
  }

  /** A's mean margin over the games that were played out; 0 if none was. */
  public double meanMargin() {
    return games.stream()
        .filter(game -> game.end().forfeit().isEmpty())
        .mapToInt(PlayedGame::marginForA)
        .average()
        .orElse(0);
  }

  /**
   * How many different games were played, counting start and actions and not who made them. Far
   * fewer than all means that the openings do not vary enough.
   */
  public int distinctGames() {
    return (int)
        games.stream().map(game -> Map.entry(game.start(), game.actions())).distinct().count();
  }

  /** The games that were forfeited. */
  public List<PlayedGame> forfeits() {
    return games.stream().filter(game -> game.end().forfeit().isPresent()).toList();
  }

  /** Time that A used. */
  public TimeUsed timeA() {
    return total(PlayedGame::timeA);
  }

  /** Time that B used. */
  public TimeUsed timeB() {
    return total(PlayedGame::timeB);
  }

  private TimeUsed total(Function<PlayedGame, TimeUsed> time) {
    return games.stream().map(time).reduce(TimeUsed.NONE, TimeUsed::plus);
  }
}
