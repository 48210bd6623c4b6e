package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.Games;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What features promise, for every game. */
final class FeaturesTest {

  private static final int GAMES = 5;
  private static final int UNWRITTEN = Integer.MIN_VALUE;

  static List<Game> games() {
    return Games.all();
  }

  private static int[] measure(Game game, Position position) {
    int[] values = new int[game.features().list().size()];
    Arrays.fill(values, UNWRITTEN);
    game.features().measure(position, values);
    return values;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOneIsMeasuredAndLeftAsItIsBySymmetries(Game game) {
    Position image = game.newPosition();
    RandomGames.forEachPosition(
        game,
        GAMES,
        7,
        position -> {
          int[] values = measure(game, position);
          for (int value : values) {
            assertTrue(value >= Short.MIN_VALUE && value <= Short.MAX_VALUE, "" + value);
          }
          for (Symmetry symmetry : game.symmetries()) {
            image.copyFrom(position, symmetry);
            assertArrayEquals(values, measure(game, image), symmetry.name());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOneVariesInPlay(Game game) {
    List<Feature> features = game.features().list();
    Map<String, Set<Integer>> seen = new HashMap<>();
    RandomGames.forEachPosition(
        game,
        60,
        3,
        position -> {
          int[] values = measure(game, position);
          for (int i = 0; i < values.length; i++) {
            seen.computeIfAbsent(features.get(i).name(), any -> new HashSet<>()).add(values[i]);
          }
        });
    seen.forEach((name, values) -> assertTrue(values.size() > 1, name + " is always " + values));
  }

  @Test
  void oneNameMeansOneThing() {
    Map<String, String> meanings = new HashMap<>();
    for (Game game : Games.all()) {
      Set<String> names = new HashSet<>();
      for (Feature feature : game.features().list()) {
        assertTrue(names.add(feature.name()), game.name() + ": two features " + feature.name());
        String before = meanings.putIfAbsent(feature.name(), feature.meaning());
        assertEquals(before == null ? feature.meaning() : before, feature.meaning());
      }
    }
    assertThrows(IllegalArgumentException.class, () -> new Feature("Two words", ""));
  }
}
