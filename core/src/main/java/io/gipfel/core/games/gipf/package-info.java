/**
 * GIPF in its three rule sets: pieces are pushed onto the lines of a hexagon, and rows of four give
 * own pieces back and take the enemy's that touch them.
 *
 * <p>Start at {@link io.gipfel.core.games.gipf.Gipf}. Depends on {@code core}, {@code core.hex} and
 * {@code core.picture}.
 */
package io.gipfel.core.games.gipf;
