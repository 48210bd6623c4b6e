package io.gipfel.app.bench;

/**
 * How fast something is.
 *
 * @param name what was measured
 * @param unit what was counted, and against what
 * @param median of several runs
 * @param least of these runs
 * @param most of these runs
 */
public record Speed(String name, String unit, double median, double least, double most) {}
