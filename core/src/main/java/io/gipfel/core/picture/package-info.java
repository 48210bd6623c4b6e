/**
 * Pictures of positions for people: what stands where, as plain data, and one renderer to SVG that
 * serves pages, notebooks and files alike.
 *
 * <p>Start at {@link io.gipfel.core.picture.Picture}; {@link io.gipfel.core.picture.Svg} draws it.
 * Knows nothing of games or positions; depends on the JDK alone.
 */
package io.gipfel.core.picture;
