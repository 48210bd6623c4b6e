package io.gipfel.mcts.agent;

import java.util.List;

/**
 * What a thinker thinks of a position.
 *
 * @param action the one to make
 * @param line the expected course of the game, {@code action} first
 * @param verdict who stands better
 * @param nodes simulations or positions looked at
 * @param depth plies that were searched completely; 0 where that means nothing
 * @param candidates the actions it considered, the best first; empty if it compared none
 */
public record Thought(
    int action,
    List<Integer> line,
    Verdict verdict,
    long nodes,
    int depth,
    List<Candidate> candidates) {

  /** Owns its lists. */
  public Thought {
    line = List.copyOf(line);
    candidates = List.copyOf(candidates);
  }

  /** A choice made without an opinion. */
  static Thought ofChoice(int action) {
    return new Thought(action, List.of(action), new Verdict.None(), 0, 0, List.of());
  }

  /**
   * One action among others.
   *
   * @param action the action
   * @param share of the search's attention, in [0, 1]
   * @param verdict who stands better after it
   */
  public record Candidate(int action, double share, Verdict verdict) {}

  /** Who stands better, and on what scale that is said. */
  public sealed interface Verdict {

    /** No opinion. */
    record None() implements Verdict {}

    /**
     * The expected outcome.
     *
     * @param forFirst in [-1, 1]
     */
    record Outcome(double forFirst) implements Verdict {

      /** The expected score of the first player, in [0, 1], a draw counting half. */
      public double scoreForFirst() {
        return (1 + forFirst) / 2;
      }
    }

    /**
     * A hand-written evaluation.
     *
     * @param forFirst in the unit of the game's heuristic
     */
    record Points(int forFirst) implements Verdict {}

    /**
     * Certainty.
     *
     * @param outcomeForFirst +1, 0 or -1
     * @param marginForFirst the final margin with best play
     */
    record Proven(int outcomeForFirst, int marginForFirst) implements Verdict {}
  }
}
