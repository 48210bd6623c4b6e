package io.gipfel.core.picture;

/**
 * A short text beside the spaces, such as a coordinate, centred on a point; a blank one keeps room
 * for as many letters.
 */
public record Label(Point at, String text) {}
