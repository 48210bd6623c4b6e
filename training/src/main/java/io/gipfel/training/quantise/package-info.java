/**
 * Networks in 8-bit arithmetic: made of their float form, held against it, and chosen where they
 * are faster.
 *
 * <p>Start at {@link io.gipfel.training.quantise.Quantisation}. Depends on games, evaluators,
 * datasets and {@code training.network}.
 */
package io.gipfel.training.quantise;
