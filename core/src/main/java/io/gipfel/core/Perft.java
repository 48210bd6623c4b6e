package io.gipfel.core;

/**
 * Counts action sequences: the standard proof that a move generator is right.
 *
 * <p>A finished game has no continuation, so it contributes nothing at deeper levels; a pass is a
 * ply.
 */
public final class Perft {

  private final int[][] legal;
  private final Position[] scratch;

  /**
   * A counter for sequences of up to {@code maxDepth} plies of {@code game}.
   *
   * @param maxDepth at least 1
   */
  public Perft(Game game, int maxDepth) {
    legal = new int[maxDepth][game.maxLegalActions()];
    scratch = new Position[maxDepth];
    for (int i = 0; i < maxDepth; i++) {
      scratch[i] = game.newPosition();
    }
  }

  /** The number of legal action sequences of exactly {@code depth} plies from {@code position}. */
  public long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    int[] actions = legal[depth - 1];
    int actionCount = position.legalActions(actions);
    if (depth == 1) {
      return actionCount;
    }
    Position child = scratch[depth - 1];
    long total = 0;
    for (int i = 0; i < actionCount; i++) {
      child.copyFrom(position);
      child.play(actions[i]);
      total += count(child, depth - 1);
    }
    return total;
  }
}
