/**
 * Training runs: self-play, learning and matches, generation after generation.
 *
 * <p>Start at {@link io.gipfel.training.TrainingLoop}, the loop on one screen. Stages meet in the
 * files of a {@link io.gipfel.training.run.RunDirectory}, so a run survives a kill at any instant.
 */
package io.gipfel.training;
