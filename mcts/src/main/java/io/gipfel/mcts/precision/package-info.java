/**
 * The 8-bit form of a network beside its float form: how close it comes, and which of the two is
 * faster here.
 *
 * <p>Start at {@link io.gipfel.mcts.precision.InferenceChoice}. Depends on {@code mcts}, {@code
 * mcts.eval} and Jackson.
 */
package io.gipfel.mcts.precision;
