package io.gipfel.core.picture;

/**
 * A choice that has no place on the board, such as a pass.
 *
 * @param id what gestures call it
 * @param text what people read
 */
public record Button(String id, String text) {}
