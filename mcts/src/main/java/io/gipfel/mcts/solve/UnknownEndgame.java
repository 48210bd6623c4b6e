package io.gipfel.mcts.solve;

import io.gipfel.core.Endgame;
import io.gipfel.core.Heuristic;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * The endings of a game that says nothing of them: margins are bounded by its rules alone.
 *
 * @param maxMargin the largest margin of any game
 * @param heuristic what a hand-written player thinks
 */
record UnknownEndgame(int maxMargin, Heuristic heuristic) implements Endgame {

  @Override
  public long effort(Position position) {
    return Long.MAX_VALUE;
  }

  @Override
  public void bound(Position position, MarginBounds bounds) {
    bounds.set(-maxMargin, maxMargin);
  }

  @Override
  public void bound(Position position, int margin, MarginBounds bounds) {
    bound(position, bounds);
  }

  @Override
  public int promise(Position position, Player player) {
    return player.sign() * heuristic.valueForFirst(position);
  }
}
