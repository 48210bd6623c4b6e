package io.gipfel.app;

import io.gipfel.app.web.RunSource.Chart;
import io.gipfel.app.web.RunSource.Series;
import io.gipfel.app.web.RunSource.Value;
import io.gipfel.training.RunConfig;
import io.gipfel.training.network.Losses;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.Report.MatchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** What a run's reports say over the generations. */
final class RunCharts {

  private static final double PERCENT = 100;

  private RunCharts() {}

  static List<Chart> of(RunConfig config, List<Report> reports) {
    List<String> fixed = config.arena().opponents();
    List<Report> played =
        config.player(1) == RunConfig.Player.NETWORK ? reports : withoutFirst(reports);
    return List.of(
        new Chart(
            "Losses",
            "nats",
            List.of(
                losses("policy", reports, Losses::policy),
                losses("value", reports, Losses::value),
                losses("owners", reports, Losses::owners))),
        new Chart("Elo against fixed opponents", "", matches(reports, fixed, RunCharts::elo)),
        new Chart("Score against fixed opponents", "%", matches(reports, fixed, RunCharts::score)),
        new Chart("Score against the best network before", "%", List.of(rivals(reports, fixed))),
        chart("Positions a second", played, RunCharts::positionsASecond),
        chart("Games a second", played, RunCharts::gamesASecond),
        chart("Plies a game", reports, RunCharts::pliesAGame),
        new Chart(
            "Self-play results",
            "%",
            List.of(
                series("white's score", reports, report -> PERCENT * report.games().firstScore()),
                series("draws", reports, report -> PERCENT * report.games().draws()))),
        new Chart(
            "Time a generation",
            "s",
            List.of(
                series("self-play", reports, report -> report.seconds().selfPlay()),
                series("learning", reports, report -> report.seconds().learning()),
                series("matches", reports, report -> report.seconds().arena()))));
  }

  /** Complete games a second of self-play. */
  static double gamesASecond(Report report) {
    return report.games().madePositions() / pliesAGame(report) / report.seconds().selfPlay();
  }

  /** Positions that self-play made a second. */
  static double positionsASecond(Report report) {
    return report.games().madePositions() / report.seconds().selfPlay();
  }

  /** The mean length of a game. */
  static double pliesAGame(Report report) {
    return (double) report.games().positions() / report.games().games();
  }

  /** The first generation is played without a network, at a speed of its own. */
  private static List<Report> withoutFirst(List<Report> reports) {
    return reports.stream().filter(report -> report.generation() > 1).toList();
  }

  private static Chart chart(String title, List<Report> reports, ToDoubleFunction<Report> value) {
    return new Chart(title, "", List.of(series(title.toLowerCase(Locale.ROOT), reports, value)));
  }

  private static Series losses(String name, List<Report> reports, ToDoubleFunction<Losses> loss) {
    return series(name, reports, report -> loss.applyAsDouble(report.learning().result().losses()));
  }

  private static Series series(String name, List<Report> reports, ToDoubleFunction<Report> value) {
    return new Series(
        name,
        reports.stream()
            .map(
                report ->
                    new Value(report.generation(), finite(value.applyAsDouble(report)), null, null))
            .toList());
  }

  /** What a chart shows of a match. */
  @FunctionalInterface
  private interface MatchValue {
    Value of(int generation, MatchReport match);
  }

  /** A series for each of {@code opponents}. */
  private static List<Series> matches(
      List<Report> reports, List<String> opponents, MatchValue value) {
    return opponents.stream()
        .map(name -> new Series(name, values(reports, name::equals, value)))
        .toList();
  }

  /** The matches that decide which network is the best, as one series. */
  private static Series rivals(List<Report> reports, List<String> fixed) {
    return new Series(
        "new network", values(reports, name -> !fixed.contains(name), RunCharts::score));
  }

  private static List<Value> values(
      List<Report> reports, Predicate<String> opponents, MatchValue value) {
    List<Value> values = new ArrayList<>();
    for (Report report : reports) {
      report.matches().stream()
          .filter(match -> opponents.test(match.opponent()))
          .forEach(match -> values.add(value.of(report.generation(), match)));
    }
    return values;
  }

  private static Value elo(int generation, MatchReport match) {
    return new Value(
        generation, finite(match.elo()), finite(match.eloLow()), finite(match.eloHigh()));
  }

  private static Value score(int generation, MatchReport match) {
    return new Value(
        generation,
        PERCENT * match.score(),
        PERCENT * match.scoreLow(),
        PERCENT * match.scoreHigh());
  }

  /** Null where there is no finite value, since JSON has none. */
  private static Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
