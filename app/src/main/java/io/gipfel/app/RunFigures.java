package io.gipfel.app;

import io.gipfel.app.web.RunSource.Figure;
import io.gipfel.training.RunConfig;
import io.gipfel.training.run.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The numbers of a run that people ask for first. */
final class RunFigures {

  private static final int SECONDS_A_MINUTE = 60;
  private static final int SECONDS_AN_HOUR = 3_600;

  private RunFigures() {}

  static List<Figure> of(RunConfig config, List<Report> reports) {
    List<Figure> figures = new ArrayList<>();
    figures.add(figure("generation", reports.size() + " of " + config.generations()));
    if (reports.isEmpty()) {
      return figures;
    }
    Report last = reports.get(reports.size() - 1);
    TimeLeft timeLeft = new TimeLeft(config.generations());
    double seconds = 0;
    long games = 0;
    long positions = 0;
    for (Report report : reports) {
      timeLeft.add(report.seconds().total());
      seconds += report.seconds().total();
      games += report.games().games();
      positions += report.games().positions();
    }
    figures.add(figure("time left", time(timeLeft.seconds(reports.size()))));
    figures.add(figure("time used", time(seconds)));
    figures.add(figure("games", grouped((double) games)));
    figures.add(figure("positions", grouped((double) positions)));
    figures.add(figure("games a second", decimal(RunCharts.gamesASecond(last))));
    figures.add(figure("positions a second", grouped(RunCharts.positionsASecond(last))));
    figures.add(figure("plies a game", decimal(RunCharts.pliesAGame(last))));
    figures.add(figure("white's score", percent(last.games().firstScore())));
    figures.add(figure("draws", percent(last.games().draws())));
    figures.add(figure("best generation", "" + last.best()));
    return figures;
  }

  private static Figure figure(String name, String value) {
    return new Figure(name, value);
  }

  private static String grouped(double value) {
    return String.format(Locale.ROOT, "%,d", Math.round(value));
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  private static String time(double seconds) {
    long whole = Math.round(seconds);
    if (whole < SECONDS_A_MINUTE) {
      return whole + " s";
    }
    return whole < SECONDS_AN_HOUR
        ? whole / SECONDS_A_MINUTE + " min"
        : String.format(
            Locale.ROOT,
            "%d h %02d min",
            whole / SECONDS_AN_HOUR,
            whole / SECONDS_A_MINUTE % SECONDS_A_MINUTE);
  }
}
