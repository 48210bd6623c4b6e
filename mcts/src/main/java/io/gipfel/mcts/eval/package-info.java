/**
 * Evaluators: what judges leaf positions of a search, in batches.
 *
 * <p>Start at {@link io.gipfel.mcts.eval.Evaluator}. Cache and symmetry are decorators. Depends on
 * {@code core} and ONNX Runtime.
 */
package io.gipfel.mcts.eval;
