/**
 * DVONN: 49 spaces, stacks that move as far as they are high, and three red pieces that keep
 * everything else on the board.
 *
 * <p>Start at {@link io.gipfel.core.games.dvonn.Dvonn}. Depends on {@code core} and {@code
 * core.hex}.
 */
package io.gipfel.core.games.dvonn;
