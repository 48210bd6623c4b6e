package io.gipfel.mcts.agent;

import java.util.Set;

/** Makes a thinker of an agent that answers at once, or by a limit of its own. */
final class AtOnce implements Thinker {

  private final Agent agent;

  /** Thinks as {@code agent} chooses, which is closed with it. */
  AtOnce(Agent agent) {
    this.agent = agent;
  }

  @Override
  public String name() {
    return agent.name();
  }

  @Override
  public Set<AgentLimit.Unit> units() {
    return Set.of();
  }

  @Override
  public AgentLimit ownLimit() {
    return AgentLimit.depth(1);
  }

  @Override
  public Thought think(OngoingGame game, AgentLimit limit, Watcher watcher) {
    return Thought.ofChoice(agent.choose(game));
  }

  @Override
  public void close() {
    agent.close();
  }
}
