package io.gipfel.training.learning;

import io.gipfel.datasets.Sample;
import java.util.List;

/**
 * What a network is to learn in one generation.
 *
 * @param samples to learn from, in this order; what does not fill a batch at the end is left out
 * @param fresh samples that the network has not seen, to measure it on before it learns
 * @param progressBefore how much of the run is done before, from 0 to 1
 * @param progressAfter how much of the run is done after
 */
public record Lesson(
    List<Sample> samples, List<Sample> fresh, double progressBefore, double progressAfter) {}
