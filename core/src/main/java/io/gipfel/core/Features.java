package io.gipfel.core;

import java.util.List;

/**
 * The numbers by which people describe positions of one game, for statistics and queries; the
 * mover, the number of legal actions and the scores are known of every game and not among them.
 * Games that share a name for a feature mean the same by it. Instances are stateless and shared
 * between threads.
 */
public interface Features {

  /** No features at all. */
  Features NONE =
      new Features() {
        @Override
        public List<Feature> list() {
          return List.of();
        }

        @Override
        public void measure(Position position, int[] out) {
          // There is nothing to measure.
        }
      };

  /** What is measured, in the order of the values. */
  List<Feature> list();

  /**
   * Writes the value of each feature to the front of {@code out}.
   *
   * @param out as long as the list
   */
  void measure(Position position, int[] out);
}
