package io.gipfel.mcts.agent;

import io.gipfel.core.Game;

/** Plays any legal action, each as likely as another: the bottom of every ladder. */
public final class RandomAgent implements Agent {

  private final int[] legal;

  /** An agent for {@code game}. */
  public RandomAgent(Game game) {
    legal = new int[game.maxLegalActions()];
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public int choose(OngoingGame game) {
    return legal[game.random().nextInt(game.position().legalActions(legal))];
  }
}
