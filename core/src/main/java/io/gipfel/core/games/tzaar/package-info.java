/**
 * TZAAR: 60 points round a hole, stacks of three types of pieces, and two actions a turn: a
 * capture, then a capture, a stacking or a pass.
 *
 * <p>Start at {@link io.gipfel.core.games.tzaar.Tzaar}. Depends on {@code core} and {@code
 * core.hex}.
 */
package io.gipfel.core.games.tzaar;
