package io.gipfel.app.web;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * An opponent of a certain strength.
 *
 * @param id what requests call it
 * @param title what people read
 * @param agents makes agents that play so, each closed by whoever asked for it
 */
public record Level(String id, String title, Supplier<Agent> agents) {

  private static final List<Integer> NETWORK_SIMULATIONS = List.of(1, 16, 64, 200, 800);
  private static final int NETWORK_MILLIS = 3_000;

  /** The level that {@code spec} means for {@code game}; it needs no network. */
  private static Level of(String title, AgentSpec spec, Game game) {
    return new Level(spec.text(), title, () -> Agents.create(spec, game));
  }

  /** The levels of one game, from the weakest to the strongest. */
  static List<Level> all(Brain brain) {
    List<Level> levels = new ArrayList<>(plain(brain.game()));
    if (brain.isNetwork()) {
      for (int simulations : NETWORK_SIMULATIONS) {
        String title = simulations == 1 ? "no search" : simulations + " simulations";
        levels.add(network(brain, title, AgentLimit.simulations(simulations)));
      }
      levels.add(network(brain, "3 seconds", AgentLimit.millis(NETWORK_MILLIS)));
    }
    return levels;
  }

  private static List<Level> plain(Game game) {
    return List.of(
        of("Random", new AgentSpec.Random(), game),
        of("Greedy", new AgentSpec.Greedy(), game),
        of("Alpha-beta, 2 plies", new AgentSpec.AlphaBeta(AgentLimit.depth(2)), game),
        of("Alpha-beta, 4 plies", new AgentSpec.AlphaBeta(AgentLimit.depth(4)), game),
        of("Alpha-beta, 2 seconds", new AgentSpec.AlphaBeta(AgentLimit.millis(2_000)), game),
        of("Playouts, 2,000 simulations", new AgentSpec.Mcts(AgentLimit.simulations(2_000)), game));
  }

  private static Level network(Brain brain, String title, AgentLimit limit) {
    AgentSpec spec = new AgentSpec.Net("network", limit);
    Supplier<Agent> agents =
        () -> {
          int capacity = Agents.batchSize(brain.search());
          return Agents.searching(
              spec,
              limit,
              new Agents.Searched(
                  brain.game(), brain.evaluators().apply(capacity), brain.search()));
        };
    return new Level(spec.text(), "Network, " + title, agents);
  }
}
