package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.eval.Judge;

/**
 * Plays the action after which its side stands best by the game's heuristic, one ply deep. Among
 * equals it draws from the game's random stream.
 */
public final class GreedyAgent implements Agent {

  private final Judge judge;
  private final int[] legal;
  private final Position child;

  /** An agent for {@code game}. */
  public GreedyAgent(Game game) {
    judge = new Judge(game.heuristic());
    legal = new int[game.maxLegalActions()];
    child = game.newPosition();
  }

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public int choose(OngoingGame game) {
    Position position = game.position();
    int sign = position.toMove().sign();
    int count = Positions.representatives(position, legal);
    int best = -1;
    int bestForMover = -Judge.INFINITE;
    int ties = 0;
    for (int i = 0; i < count; i++) {
      child.copyFrom(position);
      child.play(legal[i]);
      int valueForMover = sign * judge.valueForFirst(child);
      if (valueForMover > bestForMover) {
        best = legal[i];
        bestForMover = valueForMover;
        ties = 1;
      } else if (valueForMover == bestForMover && game.random().nextInt(++ties) == 0) {
        best = legal[i];
      }
    }
    return best;
  }
}
