/**
 * A run on disk and what it tells of itself.
 *
 * <p>Start at {@link io.gipfel.training.run.RunDirectory}, which knows every path; {@link
 * io.gipfel.training.run.RunListener} hears what happens, {@link io.gipfel.training.run.Report} is
 * what is kept of a generation. Depends on Jackson and on what is reported: the losses of {@code
 * training.network}, the figures of {@code training.quantise}.
 */
package io.gipfel.training.run;
