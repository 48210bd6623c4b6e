/**
 * How much of real endings the solver proves in a time.
 *
 * <p>Start at {@link io.gipfel.app.solve.SolverMeasurement}. Depends on {@code datasets}, {@code
 * mcts} and {@code core}.
 */
package io.gipfel.app.solve;
