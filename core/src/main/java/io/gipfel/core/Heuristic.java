package io.gipfel.core;

/**
 * A hand-written evaluation of positions, for the alpha-beta and greedy agents.
 *
 * <p>Instances are stateless and shared between threads; no method allocates.
 */
public interface Heuristic {

  /**
   * How well the first player stands, in the heuristic's own unit, within ±1,000,000. Terminal
   * positions are judged by the caller, by their margin.
   */
  int valueForFirst(Position position);

  /**
   * How early a search should try {@code action}: higher is earlier. Zero everywhere is a valid
   * answer.
   *
   * @param action legal in {@code position}
   */
  int orderOf(Position position, int action);
}
