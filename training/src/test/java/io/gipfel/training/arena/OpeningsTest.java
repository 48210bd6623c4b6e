package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OpeningsTest {

  private static final Game TICTACTOE = new TicTacToe(1);

  @ParameterizedTest
  @ValueSource(strings = {"none", "setup", "random:3", "random:4-8"})
  void textRoundTrips(String text) {
    assertEquals(text, Openings.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "None", "random", "random:", "random:-1", "random:8-4", "random:99999"})
  void otherTextIsRefused(String text) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Openings.parse(text));
    assertTrue(e.getMessage().contains("'" + text + "'"), e.getMessage());
  }

  @Test
  void defaultsSuitTheGame() {
    assertEquals("random:4-8", Openings.defaultsFor(Games.byName("dvonn")).toString());
    assertEquals("random:1-2", Openings.defaultsFor(TICTACTOE).toString());
    assertEquals("none", Openings.defaultsFor(Games.byName("dvonn-random")).toString());
  }

  @Test
  void lengthsAreDrawnFromTheWholeRange() {
    MatchSettings settings =
        new MatchSettings(new SumGame("wbwbwbwb"), Openings.randomActions(2, 5), 200, 1);
    Set<Integer> lengths = new HashSet<>();
    Set<String> openings = new HashSet<>();
    for (int pair = 0; pair < settings.pairs(); pair++) {
      OngoingGame game = settings.opening(pair).begin(settings, 0);
      lengths.add(game.actionCount());
      openings.add(Arrays.toString(game.actions()));
    }
    assertEquals(Set.of(2, 3, 4, 5), lengths);
    assertTrue(openings.size() > 100, openings.size() + " different openings");
  }

  @Test
  void anOpeningNeverEndsTheGame() {
    MatchSettings settings = new MatchSettings(TICTACTOE, Openings.randomActions(9, 9), 200, 1);
    int shorter = 0;
    for (int pair = 0; pair < settings.pairs(); pair++) {
      OngoingGame game = settings.opening(pair).begin(settings, 0);
      assertFalse(game.isOver());
      shorter += game.actionCount() < 8 ? 1 : 0;
    }
    assertTrue(shorter > 0);
  }

  @Test
  void aRandomSetupIsPlayedWhereTheGameHasOne() {
    MatchSettings settings = new MatchSettings(new SumGame("wb"), Openings.SETUP, 50, 1);
    assertEquals("sum-random", settings.playedGame().name());
    Set<Integer> starts = new HashSet<>();
    for (int pair = 0; pair < settings.pairs(); pair++) {
      starts.add(settings.opening(pair).begin(settings, 0).start().marginForFirst());
    }
    assertTrue(starts.size() > 40, starts.size() + " different starts");
    assertThrows(
        IllegalArgumentException.class, () -> new MatchSettings(TICTACTOE, Openings.SETUP, 50, 1));
  }
}
