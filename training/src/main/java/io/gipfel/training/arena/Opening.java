package io.gipfel.training.arena;

import io.gipfel.core.Position;
import io.gipfel.mcts.agent.OngoingGame;

/** What both games of a pair begin with: a start position and the first actions from it. */
final class Opening {

  private final Position start;
  private final int[] actions;

  /** An opening that owns its arguments; the actions do not end the game. */
  Opening(Position start, int[] actions) {
    this.start = start;
    this.actions = actions;
  }

  /** A game with this opening played. */
  OngoingGame begin(MatchSettings settings, long seed) {
    OngoingGame game = new OngoingGame(settings.playedGame(), start, seed);
    for (int action : actions) {
      game.play(action);
    }
    return game;
  }

  /** How many actions it has. */
  int plies() {
    return actions.length;
  }
}
