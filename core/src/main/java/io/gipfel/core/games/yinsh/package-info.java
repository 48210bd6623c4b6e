/**
 * YINSH in its two rule sets: rings leave markers behind and turn those they jump, and five markers
 * in a row are taken off with a ring.
 *
 * <p>Start at {@link io.gipfel.core.games.yinsh.Yinsh}. Depends on {@code core}, {@code core.hex}
 * and {@code core.picture}.
 */
package io.gipfel.core.games.yinsh;
