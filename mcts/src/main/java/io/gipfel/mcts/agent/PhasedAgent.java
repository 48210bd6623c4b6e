package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Plays each phase of a game by an agent of its own, so that phases can be rated apart. */
public final class PhasedAgent implements Agent {

  private final String name;
  private final Game game;
  private final Map<String, Agent> agents;

  /**
   * Plays {@code game} by {@code agents}, which it closes.
   *
   * @param name for tables
   * @param agents by the names of the phases
   */
  public PhasedAgent(String name, Game game, Map<String, Agent> agents) {
    this.name = name;
    this.game = game;
    this.agents = new LinkedHashMap<>(agents);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean batches() {
    return agents.values().stream().anyMatch(Agent::batches);
  }

  @Override
  public int choose(OngoingGame ongoing) {
    return of(ongoing).choose(ongoing);
  }

  @Override
  public void choose(List<OngoingGame> games, int[] actions) {
    Map<Agent, List<Integer>> places = new LinkedHashMap<>();
    for (int i = 0; i < games.size(); i++) {
      places.computeIfAbsent(of(games.get(i)), agent -> new ArrayList<>()).add(i);
    }
    places.forEach((agent, asked) -> choose(agent, asked, games, actions));
  }

  private static void choose(
      Agent agent, List<Integer> asked, List<OngoingGame> games, int[] actions) {
    int[] chosen = new int[asked.size()];
    agent.choose(asked.stream().map(games::get).toList(), chosen);
    for (int i = 0; i < chosen.length; i++) {
      actions[asked.get(i)] = chosen[i];
    }
  }

  private Agent of(OngoingGame ongoing) {
    String phase = game.notation().phase(ongoing.position());
    Agent agent = agents.get(phase);
    if (agent == null) {
      throw new AgentException(
          name
              + ": expected an agent for the phase '"
              + phase
              + "', found only those for "
              + agents.keySet().stream().collect(Collectors.joining(", ")));
    }
    return agent;
  }

  @Override
  public void close() {
    agents.values().forEach(Agent::close);
  }
}
