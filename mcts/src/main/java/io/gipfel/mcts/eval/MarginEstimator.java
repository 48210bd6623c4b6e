package io.gipfel.mcts.eval;

import io.gipfel.core.Position;
import java.util.List;

/**
 * Guesses final margins, for people to read: searches go by outcomes alone. One thread at a time
 * may use it.
 */
public interface MarginEstimator extends AutoCloseable {

  /**
   * The final margins to be expected, in the game's unit, for the first player; of finished games,
   * the true ones.
   */
  float[] marginsForFirst(List<Position> positions);

  /** Frees what it holds outside the heap. */
  @Override
  default void close() {}
}
