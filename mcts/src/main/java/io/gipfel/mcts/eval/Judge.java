package io.gipfel.mcts.eval;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Position;

/**
 * What a hand-written player thinks of any position, finished ones included: one scale on which
 * every win lies above every heuristic value, the larger margin higher, and every loss below.
 */
public record Judge(Heuristic heuristic) {

  /** No heuristic value lies beyond it, in either direction. */
  public static final int LARGEST_HEURISTIC = 1_000_000;

  /** Above every heuristic value by so much that margins fit between. */
  public static final int WIN = 2_000_000;

  /** Above every value; its negative is below every value. */
  public static final int INFINITE = 4_000_000;

  /** The value of {@code position}: by its margin if the game is over, else by the heuristic. */
  public int valueForFirst(Position position) {
    return position.isTerminal() ? resultForFirst(position) : heuristic.valueForFirst(position);
  }

  /** The value of a finished game: ±({@link #WIN} + margin), or 0 for a draw. */
  public static int resultForFirst(Position terminal) {
    return terminal.outcomeForFirst() * WIN + terminal.marginForFirst();
  }
}
