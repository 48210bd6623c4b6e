/**
 * What the hexagonal boards of the family share: geometry, symmetries and hash keys.
 *
 * <p>Start at {@link io.gipfel.core.hex.HexBoard}. Knows no game; depends on {@code core.picture}.
 */
package io.gipfel.core.hex;
