package io.gipfel.app.solve;

import io.gipfel.core.Position;
import java.util.Arrays;

/** A position with a choice, and the margin with best play after each of its actions. */
public final class JudgedPosition {

  private final Position position;
  private final int[] actions;
  private final int[] marginsForMover;
  private final int best;

  /**
   * A judged position.
   *
   * @param actions those that represent a result of their own, ascending, at least two
   * @param marginsForMover after each of them, for the player to move in {@code position}
   */
  JudgedPosition(Position position, int[] actions, int[] marginsForMover) {
    this.position = position;
    this.actions = actions.clone();
    this.marginsForMover = marginsForMover.clone();
    this.best = Arrays.stream(marginsForMover).max().orElseThrow();
  }

  /** The position; not to be changed. */
  public Position position() {
    return position;
  }

  /** The margin with best play, for the player to move. */
  public int bestForMover() {
    return best;
  }

  /** The margin with best play after {@code action}, for the player to move. */
  public int marginForMover(int action) {
    int i = Arrays.binarySearch(actions, position.representative(action));
    if (i < 0) {
      throw new IllegalArgumentException("action " + action + " is not legal here");
    }
    return marginsForMover[i];
  }

  /** Whether the outcome after {@code action} is as good as it can be. */
  public boolean keepsOutcome(int action) {
    return keepsOutcomeWith(marginForMover(action));
  }

  private boolean keepsOutcomeWith(int marginForMover) {
    return Integer.signum(marginForMover) == Integer.signum(best);
  }

  /** How many different results there are to choose from. */
  int actions() {
    return actions.length;
  }

  /** The actions that keep the outcome, ascending. */
  public int[] keepers() {
    return Arrays.stream(actions).filter(this::keepsOutcome).toArray();
  }

  /** Whether some action gives the outcome away. */
  public boolean canGoWrong() {
    return !Arrays.stream(marginsForMover).allMatch(this::keepsOutcomeWith);
  }

  /** The best margin among the actions that give the outcome away; there must be some. */
  public int bestWrongForMover() {
    return Arrays.stream(marginsForMover).filter(m -> !keepsOutcomeWith(m)).max().orElseThrow();
  }
}
