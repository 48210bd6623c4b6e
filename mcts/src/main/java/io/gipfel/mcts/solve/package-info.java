/**
 * Exact results: the solver, and the table that it shares with heuristic alpha-beta.
 *
 * <p>Start at {@link io.gipfel.mcts.solve.Solver}. All bounds speak for the first player. Depends
 * on {@code core} alone.
 */
package io.gipfel.mcts.solve;
