/**
 * Tree search guided by an evaluator: Gumbel with sequential halving, and PUCT with root noise.
 *
 * <p>Start at {@link io.gipfel.mcts.Search} (one search, in two phases) and {@link
 * io.gipfel.mcts.Lockstep} (many searches, one batch). Trees and results speak for the first
 * player, evaluators for the player to move; the one conversion is in {@link
 * io.gipfel.mcts.Search#absorb}. What is proven on the way is in {@link io.gipfel.mcts.TreeProofs}
 * and {@link io.gipfel.mcts.Endgames}. Depends on {@code core}, {@code mcts.eval} and {@code
 * mcts.solve}.
 */
package io.gipfel.mcts;
