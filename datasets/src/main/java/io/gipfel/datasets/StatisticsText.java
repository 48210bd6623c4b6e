package io.gipfel.datasets;

import io.gipfel.datasets.GameStatistics.Bucket;
import io.gipfel.datasets.GameStatistics.Outcomes;
import java.util.Locale;
import java.util.Map;

/** Statistics of a dataset as lines for a terminal. */
final class StatisticsText {

  private static final int BAR = 40;
  private static final int NAME = 12;

  private final StringBuilder text = new StringBuilder();

  StatisticsText(DatasetStatistics statistics) {
    GameStatistics all = statistics.all();
    line("shards", "%,d, and %,d damaged", statistics.shards(), statistics.damagedShards());
    line(
        "games",
        "%,d, of them %,d distinct%s%s",
        all.games(),
        all.distinctGames(),
        countOf(all.resigned(), "resigned"),
        countOf(all.unfinished(), "unfinished"));
    line(
        "positions",
        "%,d, of them %,d with a policy target, %,d proven in %,d games",
        all.plies(),
        all.targets(),
        all.proven(),
        all.provenGames());
    if (all.games() == 0) {
      return;
    }
    line(
        "plies",
        "%.1f a game, %d to %d",
        all.pliesAGame().mean(),
        all.pliesAGame().min(),
        all.pliesAGame().max());
    line("outcomes", "%s", outcomes(all.outcomes()));
    line(
        "margin",
        "%+.2f for White on average, %+d to %+d",
        all.marginForFirst().mean(),
        all.marginForFirst().min(),
        all.marginForFirst().max());
    line("branching", "%.1f legal actions a ply", all.branching());
    line("entropy", "%.2f nats a policy target", all.policyEntropy());
    if (all.agreement() > 0) {
      line(
          "agreement",
          "the search's first choice was played at %.1f %% of plies",
          100 * all.agreement());
    }
    if (all.provenGames() > 0) {
      line(
          "proven",
          "from %.1f plies before the end on average, in games with any",
          all.provenPliesToGo());
    }
    calibration(all.calibration());
    lengths(all);
    features(statistics);
    openings(statistics);
    generations(statistics);
  }

  private void line(String name, String format, Object... values) {
    text.append(String.format("%-" + NAME + "s", name))
        .append(String.format(Locale.ROOT, format, values))
        .append('\n');
  }

  private void row(String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private static String countOf(long games, String what) {
    return games == 0 ? "" : String.format(Locale.ROOT, ", %,d %s", games, what);
  }

  private static String outcomes(Outcomes outcomes) {
    double games = Math.max(1, outcomes.games());
    return String.format(
        Locale.ROOT,
        "White wins %,d (%.1f %%), draws %,d (%.1f %%), Black wins %,d (%.1f %%)",
        outcomes.firstWins(),
        100 * outcomes.firstWins() / games,
        outcomes.draws(),
        100 * outcomes.draws() / games,
        outcomes.secondWins(),
        100 * outcomes.secondWins() / games);
  }

  private void calibration(GameStatistics.Calibration calibration) {
    if (calibration.positions() == 0) {
      return;
    }
    line(
        "values",
        "Brier score %.3f over %,d searched positions",
        calibration.brier(),
        calibration.positions());
    row("\n  value for White   positions  mean value  mean outcome");
    for (int i = 0; i < calibration.buckets().size(); i++) {
      Bucket bucket = calibration.buckets().get(i);
      if (bucket.positions() > 0) {
        row(
            "  %+.1f to %+.1f  %,11d  %+10.2f  %+12.2f",
            -1 + 0.2 * i,
            -0.8 + 0.2 * i,
            bucket.positions(),
            bucket.meanValueForFirst(),
            bucket.meanOutcomeForFirst());
      }
    }
  }

  private void lengths(GameStatistics all) {
    row("\n  plies            games");
    for (Map.Entry<Integer, Long> length : all.lengths().entrySet()) {
      int bar = (int) Math.ceil((double) BAR * length.getValue() / all.games());
      row(
          "  %3d to %3d  %,9d  %s",
          length.getKey(), length.getKey() + 9, length.getValue(), "#".repeat(bar));
    }
  }

  private void features(DatasetStatistics statistics) {
    if (statistics.features().isEmpty()) {
      return;
    }
    row("\n  feature                mean  most  mean at the end");
    for (DatasetStatistics.FeatureSpread feature : statistics.features()) {
      row(
          "  %-21s %5.1f  %4d  %15.1f",
          feature.name(), feature.all().mean(), feature.all().max(), feature.last().mean());
    }
  }

  private void openings(DatasetStatistics statistics) {
    if (statistics.openings().isEmpty()) {
      return;
    }
    row(
        "\n  %-22s    games  White  draws  Black",
        String.format(Locale.ROOT, "opening, one of %,d", statistics.distinctOpenings()));
    for (DatasetStatistics.Opening opening : statistics.openings()) {
      double share = 100.0 / Math.max(1, opening.outcomes().games());
      row(
          "  %-22s  %,7d  %4.0f%%  %4.0f%%  %4.0f%%",
          opening.actions(),
          opening.games(),
          share * opening.outcomes().firstWins(),
          share * opening.outcomes().draws(),
          share * opening.outcomes().secondWins());
    }
  }

  private void generations(DatasetStatistics statistics) {
    row("\n  generation    games  positions  White  draws  Black  plies  entropy  Brier  player");
    for (DatasetStatistics.Generation generation : statistics.generations()) {
      GameStatistics games = generation.games();
      double share = 100.0 / Math.max(1, games.outcomes().games());
      row(
          "  %10d  %,7d  %,9d  %4.0f%%  %4.0f%%  %4.0f%%  %5.1f  %7.2f  %5.3f  %s",
          generation.generation(),
          games.games(),
          games.plies(),
          share * games.outcomes().firstWins(),
          share * games.outcomes().draws(),
          share * games.outcomes().secondWins(),
          games.pliesAGame().mean(),
          games.policyEntropy(),
          games.calibration().brier(),
          players(generation));
    }
  }

  /** Digests are cut to what tells them apart at a glance. */
  private static String players(DatasetStatistics.Generation generation) {
    return String.join(
        " ",
        generation.players().stream()
            .map(name -> name.matches("[0-9a-f]{64}") ? name.substring(0, 12) : name)
            .toList());
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
