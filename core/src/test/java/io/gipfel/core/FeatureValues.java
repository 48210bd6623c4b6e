package io.gipfel.core;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a game measures of a position, for tests. */
public final class FeatureValues {

  private FeatureValues() {}

  /** The value of each feature by its name, in their order. */
  public static Map<String, Integer> of(Game game, Position position) {
    Features features = game.features();
    int[] values = new int[features.list().size()];
    features.measure(position, values);
    Map<String, Integer> byName = new LinkedHashMap<>();
    int i = 0;
    for (Feature feature : features.list()) {
      byName.put(feature.name(), values[i++]);
    }
    return byName;
  }
}
