/**
 * ZÈRTZ in its four variants: players place marbles that belong to nobody on a board of rings,
 * which shrinks ring by ring, capture by jumping and by cutting off, and win by a set of marbles.
 *
 * <p>Start at {@link io.gipfel.core.games.zertz.Zertz}. Depends on {@code core}, {@code core.hex}
 * and {@code core.picture}.
 */
package io.gipfel.core.games.zertz;
