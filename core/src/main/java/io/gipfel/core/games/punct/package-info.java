/**
 * PÜNCT in its two rule sets: pieces of three dots are placed and moved, over and onto each other,
 * to connect opposite sides of a large hexagon.
 *
 * <p>Start at {@link io.gipfel.core.games.punct.Punct}. Depends on {@code core}, {@code core.hex}
 * and {@code core.picture}.
 */
package io.gipfel.core.games.punct;
