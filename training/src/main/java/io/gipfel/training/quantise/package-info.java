/**
 * Networks in 8-bit arithmetic: made of their float form and held against it.
 *
 * <p>Start at {@link io.gipfel.training.quantise.Quantisation}. Depends on games, evaluators,
 * datasets and {@code training.network}.
 */
package io.gipfel.training.quantise;
