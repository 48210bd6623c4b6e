package io.gipfel.mcts.agent;

import io.gipfel.core.Game;

/**
 * Plays one game at a time as a thinker thinks by its own limit; where there is no choice, at once.
 */
final class ThinkerAgent implements Agent {

  private final Thinker thinker;
  private final int[] legal;

  /** An agent for {@code game} that closes {@code thinker} with itself. */
  ThinkerAgent(Game game, Thinker thinker) {
    this.thinker = thinker;
    this.legal = new int[game.maxLegalActions()];
  }

  @Override
  public String name() {
    return thinker.name();
  }

  @Override
  public int choose(OngoingGame game) {
    return game.position().legalActions(legal) == 1
        ? legal[0]
        : thinker.think(game, thinker.ownLimit(), Thinker.Watcher.NONE).action();
  }

  @Override
  public void close() {
    thinker.close();
  }
}
