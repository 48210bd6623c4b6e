package io.gipfel.training.arena;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A ladder in words, for people. */
public final class LadderReport {

  private LadderReport() {}

  /**
   * The agents by rating, then who scored what against whom, best agents first; without a trailing
   * newline.
   */
  public static String of(CrossTable table, Ratings ratings) {
    List<Integer> order = byRating(table, ratings);
    int width = table.names().stream().mapToInt(String::length).max().orElse(0);
    StringBuilder text = new StringBuilder();
    text.append(
        format(
            "%4s %-" + width + "s %6s %16s %6s %6s", "", "agent", "Elo", "95 %", "games", "score"));
    for (int rank = 0; rank < order.size(); rank++) {
      int agent = order.get(rank);
      Interval interval = ratings.elo95(agent);
      text.append(
          format(
              "%n%3d. %-" + width + "s %+6d %16s %6d %6.3f",
              rank + 1,
              table.names().get(agent),
              Math.round(ratings.elo(agent)),
              format("[%+d, %+d]", Math.round(interval.low()), Math.round(interval.high())),
              table.games(agent),
              score(table.points(agent), table.games(agent))));
    }
    return text.append(crossTable(table, order, width)).toString();
  }

  /** The agents' numbers, the highest rating first. */
  public static List<Integer> byRating(CrossTable table, Ratings ratings) {
    return IntStream.range(0, table.size())
        .boxed()
        .sorted(Comparator.comparingDouble((Integer agent) -> ratings.elo(agent)).reversed())
        .toList();
  }

  private static String crossTable(CrossTable table, List<Integer> order, int width) {
    StringBuilder text = new StringBuilder();
    text.append(format("%n%n%4s %-" + width + "s", "", "points"));
    for (int column = 1; column <= order.size(); column++) {
      text.append(format(" %7s", column + "."));
    }
    for (int rank = 0; rank < order.size(); rank++) {
      int agent = order.get(rank);
      text.append(format("%n%3d. %-" + width + "s", rank + 1, table.names().get(agent)));
      for (int opponent : order) {
        text.append(
            agent == opponent
                ? format(" %7s", "-")
                : format(" %7.1f", table.points(agent, opponent)));
      }
    }
    return text.toString();
  }

  private static double score(double points, int games) {
    return games == 0 ? 0.5 : points / games;
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
