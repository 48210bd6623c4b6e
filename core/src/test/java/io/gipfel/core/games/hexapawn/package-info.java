/**
 * Hexapawn: a game outside the family, added in test code by following docs/adding-a-game.md.
 *
 * <p>Start at {@link io.gipfel.core.games.hexapawn.Hexapawn}. Depends on {@code core} alone.
 */
package io.gipfel.core.games.hexapawn;
