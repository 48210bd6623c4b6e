/**
 * The contract every game keeps, and what can be done with any game that keeps it.
 *
 * <p>Start at {@link io.gipfel.core.Game} (static facts) and {@link io.gipfel.core.Position}
 * (mutable state). Depends on {@code core.picture} alone.
 */
package io.gipfel.core;
