package io.gipfel.datasets;

import io.gipfel.core.Feature;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.datasets.DatasetStatistics.FeatureSpread;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What games' {@link io.gipfel.core.Features} come to: in all positions, and at the end. */
final class FeatureTally {

  /** What is added up for one feature. */
  private static final class Values {
    final String meaning;
    final IntSummaryStatistics all = new IntSummaryStatistics();
    final IntSummaryStatistics last = new IntSummaryStatistics();

    Values(Feature feature) {
      this.meaning = feature.meaning();
    }
  }

  private final Map<String, Values> byName = new LinkedHashMap<>();

  void add(Game game, GameRecord record) {
    List<Feature> features = game.features().list();
    if (features.isEmpty()) {
      return;
    }
    List<Values> values =
        features.stream()
            .map(feature -> byName.computeIfAbsent(feature.name(), any -> new Values(feature)))
            .toList();
    int[] measured = new int[features.size()];
    Replay replay = new Replay(game, record);
    while (replay.hasNext()) {
      measure(game, replay.position(), measured, values);
      replay.advance();
    }
    measure(game, replay.position(), measured, values);
    if (record.ending() == GameEnding.FINISHED) {
      for (int i = 0; i < measured.length; i++) {
        values.get(i).last.accept(measured[i]);
      }
    }
  }

  private static void measure(Game game, Position position, int[] out, List<Values> values) {
    game.features().measure(position, out);
    for (int i = 0; i < out.length; i++) {
      values.get(i).all.accept(out[i]);
    }
  }

  List<FeatureSpread> spreads() {
    List<FeatureSpread> spreads = new ArrayList<>();
    byName.forEach(
        (name, values) ->
            spreads.add(
                new FeatureSpread(
                    name,
                    values.meaning,
                    GameTally.spread(values.all),
                    GameTally.spread(values.last))));
    return spreads;
  }
}
