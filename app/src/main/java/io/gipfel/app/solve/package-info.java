/**
 * Real endings and the solver: how much of them it proves in a time, how players compare with exact
 * play, and puzzles.
 *
 * <p>Start at {@link io.gipfel.app.solve.SolverMeasurement} or {@link
 * io.gipfel.app.solve.ExactEndings}. Depends on {@code datasets}, {@code mcts} and {@code core}.
 */
package io.gipfel.app.solve;
