package io.gipfel.app;

import io.gipfel.training.network.Losses;
import io.gipfel.training.run.FinalReport;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.Report.MatchReport;
import java.util.Locale;
import java.util.stream.Collectors;

/** How a run tells people about itself: plain lines, the same on a terminal and in its log. */
final class TrainText {

  private TrainText() {}

  /**
   * A generation in five lines.
   *
   * @param generations how many there will be
   * @param secondsLeft a guess of the time to the end of the run
   */
  static String generation(Report report, int generations, double secondsLeft) {
    return String.format(
        Locale.ROOT,
        "generation %d of %d: %s (games %s, learning %s, matches %s), about %s"
            + " left%n%s%n%s%n%s%n%s%n",
        report.generation(),
        generations,
        duration(report.seconds().total()),
        duration(report.seconds().selfPlay()),
        duration(report.seconds().learning()),
        duration(report.seconds().arena()),
        duration(secondsLeft),
        games(report),
        losses(report.learning()),
        "  int8     " + FidelityText.of(report.int8()),
        matches(report));
  }

  private static String games(Report report) {
    Report.Games games = report.games();
    return String.format(
        Locale.ROOT,
        "  games    %,d games, %,d positions, %,d proven; %,.0f positions/s, %,.0f evaluations/s,"
            + " %.0f %% outside the network; White %.1f %%, draws %.1f %%, margin %.1f",
        games.games(),
        games.positions(),
        games.provenPositions(),
        games.madePositions() / report.seconds().selfPlay(),
        games.evaluations() / report.seconds().selfPlay(),
        100 * games.overhead(),
        100 * games.firstScore(),
        100 * games.draws(),
        games.meanMargin());
  }

  private static String losses(Report.Learning learning) {
    return String.format(
        Locale.ROOT,
        "  losses   %s; on fresh games %s; step %,d, rate %.2g, window %,d games",
        losses(learning.result().losses()),
        losses(learning.result().freshLosses()),
        learning.result().steps(),
        learning.result().learningRate(),
        learning.windowGames());
  }

  private static String losses(Losses losses) {
    return String.format(
        Locale.ROOT,
        "policy %.3f value %.3f margin %.4f owners %.3f next %.3f",
        losses.policy(),
        losses.value(),
        losses.margin(),
        losses.owners(),
        losses.nextPolicy());
  }

  private static String matches(Report report) {
    String matches =
        report.matches().stream()
            .map(
                match ->
                    String.format(
                        Locale.ROOT,
                        "%s %.0f %% [%.0f, %.0f] of %d",
                        match.opponent(),
                        100 * match.score(),
                        100 * match.scoreLow(),
                        100 * match.scoreHigh(),
                        match.games()))
            .collect(Collectors.joining(", "));
    String best = report.best() == report.generation() ? "; new best" : "";
    return "  matches  " + matches + best;
  }

  /** How strong a run became, a line an opponent. */
  static String finished(FinalReport report, int simulations) {
    String matches =
        report.matches().stream().map(TrainText::finalMatch).collect(Collectors.joining());
    return String.format(
        Locale.ROOT,
        "final network, generation %d, at %d simulations:%n%s",
        report.generation(),
        simulations,
        matches);
  }

  private static String finalMatch(MatchReport match) {
    return String.format(
        Locale.ROOT,
        "  %-22s %d games: %d won, %d drawn, %d lost, score %.1f %% [%.1f, %.1f], Elo %s [%s, %s],"
            + " %d distinct games%n",
        match.opponent(),
        match.games(),
        match.wins(),
        match.draws(),
        match.losses(),
        100 * match.score(),
        100 * match.scoreLow(),
        100 * match.scoreHigh(),
        elo(match.elo()),
        elo(match.eloLow()),
        elo(match.eloHigh()),
        match.distinctGames());
  }

  private static String elo(double elo) {
    if (Double.isInfinite(elo)) {
      return elo > 0 ? "more than can be told" : "less than can be told";
    }
    return String.format(Locale.ROOT, "%+.0f", elo);
  }

  /** A time span as people say it: {@code 12.3 s}, {@code 4:05} minutes, {@code 1:02:03} hours. */
  static String duration(double seconds) {
    long whole = Math.round(seconds);
    if (whole < 60) {
      return String.format(Locale.ROOT, "%.1f s", seconds);
    }
    if (whole < 3600) {
      return String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60);
    }
    return String.format(Locale.ROOT, "%d:%02d:%02d h", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
