package io.gipfel.training.arena;

import java.util.List;
import java.util.function.IntFunction;

/** All against all: a match between every two agents, all with the same openings. */
public final class Ladder {

  private final MatchSettings settings;
  private final List<AgentSource> agents;

  /**
   * A ladder.
   *
   * @param settings of every pairing
   * @throws IllegalArgumentException if there are fewer than two agents
   */
  public Ladder(MatchSettings settings, List<AgentSource> agents) {
    if (agents.size() < 2) {
      throw new IllegalArgumentException(
          "ladder: expected at least 2 agents, found " + agents.size());
    }
    this.settings = settings;
    this.agents = List.copyOf(agents);
  }

  /** The agents' names in order. */
  public List<String> names() {
    return agents.stream().map(AgentSource::name).toList();
  }

  /** How many games the whole ladder has. */
  public int games() {
    return 2 * settings.pairs() * agents.size() * (agents.size() - 1) / 2;
  }

  /**
   * Plays all pairings, or as many as the arena comes to before it is interrupted.
   *
   * @param logs the log of each pairing by its number
   */
  public CrossTable play(Arena arena, IntFunction<MatchLog> logs) {
    CrossTable table = new CrossTable(names());
    int pairing = 0;
    for (int a = 0; a < agents.size(); a++) {
      for (int b = a + 1; b < agents.size(); b++) {
        Match match = new Match(settings, agents.get(a), agents.get(b));
        MatchResult result = arena.play(match, StopRule.NEVER, logs.apply(pairing++));
        table.add(a, b, result.tally());
      }
    }
    return table;
  }
}
