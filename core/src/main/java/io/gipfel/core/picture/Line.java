package io.gipfel.core.picture;

/** A line printed on a board. */
public record Line(Point from, Point to) {}
