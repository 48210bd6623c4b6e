/**
 * Tree search guided by an evaluator: Gumbel with sequential halving, and PUCT with root noise.
 *
 * <p>Start at {@link io.gipfel.mcts.Search} (one search, in two phases) and {@link
 * io.gipfel.mcts.Lockstep} (many searches, one batch). Trees and results speak for the first
 * player, evaluators for the player to move; the one conversion is in {@link
 * io.gipfel.mcts.Search#absorb}. Depends on {@code core} and {@code mcts.eval}.
 */
package io.gipfel.mcts;
