package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.dvonn.Dvonn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PhasedAgentTest {

  private static final Game GAME = Dvonn.withPlacement();

  /** Positions of both phases. */
  private static List<OngoingGame> games() {
    List<OngoingGame> games = new ArrayList<>();
    for (int plies = 44; plies < 60; plies++) {
      OngoingGame game = new OngoingGame(GAME, GAME.newPosition(), plies);
      try (Agent random = new RandomAgent(GAME)) {
        for (int i = 0; i < plies; i++) {
          game.play(random.choose(game));
        }
      }
      games.add(game);
    }
    return games;
  }

  /** An agent, or one made of others for the phases. */
  private static Agent agent(String text) {
    AgentSpec spec = AgentSpec.parse(text);
    if (!(spec instanceof AgentSpec.Phases phases)) {
      return Agents.create(spec, GAME);
    }
    Map<String, Agent> agents = new LinkedHashMap<>();
    phases.parts().forEach(part -> agents.put(part.phase(), Agents.create(part.agent(), GAME)));
    return new PhasedAgent(text, GAME, agents);
  }

  private static int[] chosen(String spec) {
    List<OngoingGame> games = games();
    int[] actions = new int[games.size()];
    try (Agent agent = agent(spec)) {
      agent.choose(games, actions);
    }
    return actions;
  }

  @Test
  void eachPhaseIsPlayedByItsAgent() {
    int[] shallow = chosen("greedy");
    int[] searching = chosen("mcts:sims=40");
    int[] expected = new int[shallow.length];
    List<OngoingGame> games = games();
    for (int i = 0; i < expected.length; i++) {
      boolean placing = GAME.notation().phase(games.get(i).position()).equals("place");
      expected[i] = placing ? searching[i] : shallow[i];
    }
    String spec = "phases:place=mcts:sims=40|stack=greedy";
    assertArrayEquals(expected, chosen(spec));
    try (Agent agent = agent(spec)) {
      assertEquals(spec, agent.name());
      assertTrue(agent.batches());
      assertEquals(expected[0], agent.choose(games.get(0)));
    }
  }

  @Test
  void phaseWithoutAgentIsNamed() {
    String message =
        assertThrows(AgentException.class, () -> chosen("phases:place=greedy")).getMessage();
    assertTrue(message.contains("expected an agent for the phase 'stack'"), message);
  }
}
