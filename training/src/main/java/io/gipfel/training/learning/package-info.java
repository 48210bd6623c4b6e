/**
 * Learning: samples become batches, batches become a better network.
 *
 * <p>Start at {@link io.gipfel.training.learning.Learner}. Depends on {@code core}, {@code
 * datasets} and {@code training.network}.
 */
package io.gipfel.training.learning;
